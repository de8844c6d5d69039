import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { listChanges } from "~/desk/history/audit.server.ts";
import { schema } from "~/platform/db.server.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import { daysLater } from "~/values/day.ts";
import { cents } from "~/values/money.ts";
import type { DeliveryChoice } from "~/values/vocabulary.ts";
import { asRole, useAuthor } from "../../../../tests/support/author.ts";
import { buyerAddress } from "../../../../tests/support/sample-trade.ts";
import { useTestDatabase } from "../../../../tests/support/test-database.ts";
import { changeOrderStatus } from "./change-order-status.server.ts";
import { confirmDelivery } from "./confirm-delivery.server.ts";
import { findDelivery, listDeliveries } from "./deliveries.store.server.ts";
import type { OrderStatus } from "./order-status.ts";

const database = useTestDatabase({ seeded: false });
const author = useAuthor(database);
const { internalNotes, orderItems, orders, transportProofs } = schema;
const driver = () => asRole(author, "driver", "deliveries.confirm");
const today = antwerpClock(new Date()).slice(0, 10);

async function order(
	status: OrderStatus,
	{ on = null, way = "truck" }: { on?: string | null; way?: DeliveryChoice } = {},
) {
	const [row] = await database.db
		.insert(orders)
		.values({
			...{ cartId: randomUUID(), idempotencyKey: randomUUID(), language: "nl", vatRate: 21, status },
			...{ subtotalAmount: cents(98_765_00), vatAmount: cents(0), totalAmount: cents(98_765_00) },
			...{ shippingAddress: buyerAddress, wishedDate: on },
		})
		.returning();
	if (!row) throw new Error("no order was made");
	const to = way === "self_pickup" ? null : "2030";
	await database.db.insert(orderItems).values({
		...{ orderId: row.id, position: 0, productTitle: "20ft", quantity: 2, selectedCondition: "new" },
		...{ price: cents(98_765_00), transportPrice: cents(0), colorType: "from_stack", transportType: way },
		...{ transportCountry: to && "BE", transportPostcode: to },
	});
	return row;
}

const listed = async () => (await listDeliveries(database.db, "nl", today)).map(({ id }) => id);
const file = (sha256: string) => ({
	...{ fileName: "bon.pdf", type: "application/pdf" as const, sha256, bytes: Buffer.from(sha256) },
});

describe("deliveries", () => {
	test("are what is confirmed and comes by truck, by its day, then what has none", async () => {
		await order("pending", { on: today });
		await order("cancelled", { on: today });
		await order("delivered", { on: today });
		await order("paid", { on: today, way: "self_pickup" });
		await order("paid", { on: daysLater(today, -31) });
		const open = await order("confirmed");
		const later = await order("paid", { on: daysLater(today, 9), way: "truck_with_crane" });
		const late = await order("confirmed", { on: daysLater(today, -3) });
		expect(await listed()).toEqual([late.id, later.id, open.id]);
	});

	test("say where, what and whom to call, and no price", async () => {
		const { id, orderNumber } = await order("paid", { on: today });
		const found = await findDelivery(database.db, id, "de");
		expect(found).toMatchObject({
			...{ number: orderNumber, status: "paid", wishedDate: today, files: [] },
			address: { street: buyerAddress.street, phone: buyerAddress.phone },
			lines: [{ title: "20ft", quantity: 2, transportType: "truck" }],
		});
		const all = JSON.stringify([found, await listDeliveries(database.db, "de", today)]);
		expect(all).not.toMatch(/98765|price|amount|email/i);
	});

	test.each(["pending", "cancelled"] as const)("are nothing that is %s", async (status) => {
		expect(await findDelivery(database.db, (await order(status)).id, "nl")).toBeNull();
		expect(
			await findDelivery(database.db, (await order("paid", { way: "self_pickup" })).id, "nl"),
		).toBeNull();
	});

	test("are gone a month after they were brought", async () => {
		const { id } = await order("delivered");
		expect(await findDelivery(database.db, id, "nl")).toMatchObject({ status: "delivered" });
		await database.db
			.update(orders)
			.set({ updatedAt: sql`now() - interval '31 days'` })
			.where(eq(orders.id, id));
		expect(await findDelivery(database.db, id, "nl")).toBeNull();
	});
});

describe("confirming a delivery", () => {
	test("notes it once with its proof and a remark, however often it is sent", async () => {
		const { id } = await order("confirmed", { on: today });
		const given = { id, seen: "confirmed" as const, file: file(id), note: "Dent on the door" };
		const results = await Promise.all([1, 2, 3].map(() => confirmDelivery(database.db, driver(), given)));
		expect(results.filter((result) => "changed" in result && result.changed)).toHaveLength(1);
		const [stored] = await database.db.select().from(orders).where(eq(orders.id, id));
		expect(stored?.status).toBe("delivered");
		const proofs = await database.db.select().from(transportProofs).where(eq(transportProofs.orderId, id));
		expect(proofs).toMatchObject([{ fileName: "bon.pdf", userEmail: author.email }]);
		const notes = await database.db.select().from(internalNotes).where(eq(internalNotes.entityId, id));
		expect(notes.map(({ text }) => text)).toEqual(["Dent on the door"]);
		expect((await listChanges(database.db, "order", id)).map(({ action }) => action).toSorted()).toEqual([
			...["note", "status"],
		]);
		expect(await listed()).not.toContain(id);
	});

	test("is refused where somebody else changed the order, and stores nothing", async () => {
		const { id } = await order("paid");
		const given = { id, seen: "confirmed" as const, file: file(id), note: "x" };
		expect(await confirmDelivery(database.db, driver(), given)).toEqual({ problem: "moved" });
		expect(await confirmDelivery(database.db, driver(), { ...given, id: randomUUID() })).toEqual({
			problem: "missing",
		});
		const open = await order("pending");
		expect(await confirmDelivery(database.db, driver(), { ...given, id: open.id, seen: "pending" })).toEqual({
			problem: "not_allowed",
		});
		expect(await database.db.select().from(transportProofs).where(eq(transportProofs.orderId, id))).toEqual(
			[],
		);
	});
});

test("who sells takes every step but those that say that the money is there", async () => {
	const sales = asRole(author, "sales", "orders.change");
	const step = async (from: OrderStatus, to: OrderStatus, actor: typeof sales) => {
		const { id } = await order(from);
		return changeOrderStatus(database.db, actor, { id, seen: from, to }).then(
			() => "done",
			(error: unknown) => (error instanceof Response ? error.status : error),
		);
	};
	for (const [from, to] of [
		["pending", "paid"],
		["delivered", "paid"],
		["paid", "confirmed"],
	] as const) {
		expect([from, to, await step(from, to, sales)]).toEqual([from, to, 403]);
		expect(await step(from, to, author)).toBe("done");
	}
	for (const [from, to] of [
		["pending", "confirmed"],
		["paid", "delivered"],
		["confirmed", "cancelled"],
	] as const) {
		expect([from, to, await step(from, to, sales)]).toEqual([from, to, "done"]);
	}
});
