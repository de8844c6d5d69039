import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { type Db, schema } from "~/platform/db.server.ts";
import { cents, noCents } from "~/values/money.ts";
import { fillCheckout } from "../../../tests/support/sample-trade.ts";
import { useTestDatabase } from "../../../tests/support/test-database.ts";
import { findOrder } from "./order.store.server.ts";
import { mayReadOrder, orderKey } from "./order-access.server.ts";

const database = useTestDatabase({ seeded: false });

async function createOrder(db: Db): Promise<string> {
	const { name, email, phone, companyName, street, city, postalCode, country } = fillCheckout();
	const [order] = await db
		.insert(schema.orders)
		.values({
			cartId: randomUUID(),
			idempotencyKey: randomUUID(),
			language: "nl",
			subtotalAmount: cents(20_000),
			vatAmount: cents(4_200),
			totalAmount: cents(24_200),
			vatRate: 21,
			shippingAddress: { name, email, phone, companyName, street, city, postalCode, country },
		})
		.returning();
	const item = {
		orderId: order?.id ?? "",
		quantity: 1,
		price: cents(10_000),
		transportPrice: noCents,
		selectedCondition: "used-a",
		transportType: "self_pickup",
		colorType: "from_stack",
	} as const;
	await db.insert(schema.orderItems).values([
		{ ...item, position: 1, productTitle: "second" },
		{ ...item, position: 0, productTitle: "first" },
	]);
	return item.orderId;
}

describe("findOrder", () => {
	test("finds an order with its items in the order of the cart", async () => {
		const id = await createOrder(database.db);
		const order = await findOrder(database.db, id);
		expect(order).toMatchObject({ id, totalAmount: 24_200, vatRate: 21 });
		expect(order?.items.map((item) => item.productTitle)).toEqual(["first", "second"]);
	});

	test.each(["", "1", "K-10001", "not-an-id", "' or 1=1 --", "../../etc/passwd", `${randomUUID()}x`])(
		"answers null for the id %j",
		async (id) => {
			expect(await findOrder(database.db, id)).toBeNull();
		},
	);

	test("answers null for an order that is not there", async () => {
		expect(await findOrder(database.db, randomUUID())).toBeNull();
	});
});

describe("mayReadOrder", () => {
	const secret = "a secret of the tests";
	const stranger = { cartId: null, userId: null, isAdmin: false, key: null };
	const order = { id: randomUUID(), cartId: randomUUID(), userId: randomUUID() };
	const guestOrder = { ...order, userId: null };

	test.each([
		["the browser that placed it", { cartId: order.cartId }],
		["its account", { userId: order.userId }],
		["an admin", { isAdmin: true }],
		["who holds the link of the mail", { key: orderKey(secret, order.id) }],
	])("lets in %s", (_who, visitor) => {
		expect(mayReadOrder(order, { ...stranger, ...visitor }, secret)).toBe(true);
	});

	test.each([
		["a stranger", {}],
		["another browser", { cartId: randomUUID() }],
		["another account", { userId: randomUUID() }],
		["an empty key", { key: "" }],
		["a wrong key", { key: "x".repeat(43) }],
		["the key of another order", { key: orderKey(secret, randomUUID()) }],
		["a key of another shop", { key: orderKey("another secret", order.id) }],
		["a key with something behind it", { key: `${orderKey(secret, order.id)}=` }],
		["a key in other letters", { key: orderKey(secret, order.id).toLowerCase() }],
	])("keeps out %s", (_who, visitor) => {
		expect(mayReadOrder(order, { ...stranger, ...visitor }, secret)).toBe(false);
	});

	test("keeps a visitor without an account out of a guest's order", () => {
		expect(mayReadOrder(guestOrder, stranger, secret)).toBe(false);
	});
});
