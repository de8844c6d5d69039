import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { usualTerms } from "~/company/payment-terms.ts";
import { schema } from "~/platform/db.server.ts";
import { changeOrderStatus } from "~/trade/orders/desk/change-order-status.server.ts";
import type { OrderStatus } from "~/trade/orders/desk/order-status.ts";
import type { OrderTaker } from "~/trade/orders/order-sender.server.ts";
import { cents } from "~/values/money.ts";
import { useAuthor } from "../../../tests/support/author.ts";
import { sampleSender } from "../../../tests/support/letter-sender.ts";
import { issuer, placeSampleOrder } from "../../../tests/support/sample-invoices.ts";
import { useTestDatabase } from "../../../tests/support/test-database.ts";
import { lockOrder, reopenOrder } from "./book-payment.server.ts";
import { undoLine } from "./desk/bank/assign-line.server.ts";
import { remindBuyers } from "./remind-buyers.server.ts";

const database = useTestDatabase({ seeded: false });
const author = useAuthor(database);
const { auditLog, bankLines, bankStatements, orders, payments } = schema;
const now = new Date("2026-11-27T10:00:00Z");

async function orderWith(given: Partial<typeof orders.$inferInsert>): Promise<string> {
	const { id } = await placeSampleOrder(database.db);
	await database.db.update(orders).set(given).where(eq(orders.id, id));
	return id;
}

async function read(id: string) {
	const [order] = await database.db.select().from(orders).where(eq(orders.id, id));
	if (!order) throw new Error("no order");
	return order;
}

/** What the history says of a kind of change to it. */
const changesOf = (id: string, action: "status" | "payment") =>
	database.db
		.select({ before: auditLog.before, after: auditLog.after })
		.from(auditLog)
		.where(and(eq(auditLog.entityId, id), eq(auditLog.action, action)));

async function reopened(dueOn: string | null): Promise<string> {
	const id = await orderWith({ status: "paid", dueOn });
	await database.db.transaction(async (tx) => {
		const order = await lockOrder(tx, id);
		if (order) await reopenOrder(tx, author, { order, paid: cents(1), now });
	});
	return id;
}

test("an order that is reopened has as long to be paid as a new one, and does not lapse the next morning", async () => {
	const id = await reopened("2026-11-10");
	expect(await read(id)).toMatchObject({ status: "confirmed", dueOn: "2026-12-04" });
	expect(await changesOf(id, "status")).toEqual([
		{
			before: { status: "paid", dueOn: "2026-11-10" },
			after: { status: "confirmed", dueOn: "2026-12-04" },
		},
	]);
	const taker: OrderTaker = {
		...{ ...sampleSender, secret: "a secret of the tests", termDays: 5, hasPrivateBuyers: true },
		account: issuer.account,
	};
	const terms = { ...usualTerms, lapse: "cancel" as const };
	const morning = new Date("2026-11-28T08:30:00Z");
	expect(await remindBuyers(database.db, { taker, terms }, morning)).toEqual({
		before: 0,
		after: 0,
		lapsed: 0,
	});
	expect((await read(id)).status).toBe("confirmed");
});

test.each([null, "2026-12-24"])("one that is due on %s stays so", async (dueOn) => {
	const id = await reopened(dueOn);
	expect(await read(id)).toMatchObject({ status: "confirmed", dueOn });
	expect(await changesOf(id, "status")).toEqual([
		{ before: { status: "paid" }, after: { status: "confirmed" } },
	]);
});

test.each<[OrderStatus, OrderStatus, boolean]>([
	["cancelled", "pending", true],
	["paid", "confirmed", true],
	["delivered", "confirmed", true],
	["confirmed", "pending", false],
	["confirmed", "delivered", false],
])("a step from %s to %s gives it time anew: %s", async (seen, to, isRenewed) => {
	const id = await orderWith({ status: seen, dueOn: "2020-01-03" });
	await changeOrderStatus(database.db, author, { id, seen, to });
	const { dueOn } = await read(id);
	expect(dueOn !== "2020-01-03").toBe(isRenewed);
	expect(await changesOf(id, "status")).toEqual([
		{
			before: { status: seen, ...(isRenewed && { dueOn: "2020-01-03" }) },
			after: { status: to, ...(isRenewed && { dueOn }) },
		},
	]);
});

test("a part that a bank line had paid gives time anew too once it is taken back", async () => {
	const id = await orderWith({ status: "confirmed", dueOn: "2020-01-03" });
	const [statement] = await database.db
		.insert(bankStatements)
		.values({
			...{ account: "BE71096123456769", number: "1", closedOn: "2026-11-26", oldBalance: cents(0) },
			...{ newBalance: cents(100), fingerprint: "1", fileName: "1.cod", userEmail: "" },
		})
		.returning();
	if (!statement) throw new Error("no statement");
	const [line] = await database.db
		.insert(bankLines)
		.values({
			...{ statementId: statement.id, sequence: 1, amount: cents(100), bookedOn: "2026-11-26" },
			...{ name: "", account: "", ogms: [], text: "", reference: "", state: "booked" },
		})
		.returning();
	if (!line) throw new Error("no line");
	await database.db.insert(payments).values({
		...{ orderId: id, amount: cents(100), paidOn: "2026-11-26", key: randomUUID(), userEmail: "" },
		bankLineId: line.id,
	});
	expect(await undoLine(database.db, author, { lineId: line.id, note: "another's" })).toEqual({ done: true });
	const { dueOn, status } = await read(id);
	expect([status, (dueOn ?? "") > "2020-01-03"]).toEqual(["confirmed", true]);
	expect(await changesOf(id, "payment")).toContainEqual({
		before: { dueOn: "2020-01-03" },
		after: { dueOn },
	});
});
