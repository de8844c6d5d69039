import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { schema } from "~/platform/db.server.ts";
import { cents } from "~/values/money.ts";
import { highestOgmNumber, ogmOf } from "~/values/ogm.ts";
import { buyerAddress } from "../../../tests/support/sample-trade.ts";
import { useTestDatabase } from "../../../tests/support/test-database.ts";
import { listOrders } from "./desk/order-desk.store.server.ts";
import { orderList } from "./desk/order-status.ts";

const database = useTestDatabase({ seeded: false });
const { orders } = schema;

async function insert(orderNumber?: string) {
	const [order] = await database.db
		.insert(orders)
		.values({
			...{ orderNumber, cartId: randomUUID(), idempotencyKey: randomUUID(), language: "nl" },
			...{ subtotalAmount: cents(100), vatAmount: cents(21), totalAmount: cents(121), vatRate: 21 },
			shippingAddress: buyerAddress,
		})
		.returning();
	if (!order) throw new Error("not inserted");
	return order;
}

test("an order's structured communication is that of its number, as the rule makes it", async () => {
	for (const number of [1, 96, 97, 98, 194, 1_234_567_890, highestOgmNumber]) {
		expect((await insert(`K-${number}`)).paymentReference).toBe(ogmOf(number));
	}
	const { orderNumber, paymentReference } = await insert();
	expect(paymentReference).toBe(ogmOf(Number(orderNumber.replace("K-", ""))));
});

test("no two orders share one, also where numbers have outgrown ten digits", async () => {
	await insert("K-5");
	await expect(insert(`K-${highestOgmNumber + 6}`)).rejects.toThrow();
	expect(await database.db.$count(orders, eq(orders.paymentReference, ogmOf(5)))).toBe(1);
});

test("the desk finds an order by it in any writing, and by nothing like it", async () => {
	// 77777 = 801 · 97 + 80.
	await insert("K-77777");
	const found = async (q: string) => {
		const { rows } = await listOrders(database.db, "nl", orderList.read(new URLSearchParams({ q })));
		return rows.map(({ order }) => order.orderNumber);
	};
	for (const text of ["+++000/0077/77780+++", "***000/0077/77780***", "000 0077 77780", "000007777780"]) {
		expect(await found(text)).toEqual(["K-77777"]);
		expect(await found(text.replace("80", "81"))).toEqual([]);
	}
});
