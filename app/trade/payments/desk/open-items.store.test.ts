import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { schema } from "~/platform/db.server.ts";
import { cents } from "~/values/money.ts";
import { buyerAddress } from "../../../../tests/support/sample-trade.ts";
import { useTestDatabase } from "../../../../tests/support/test-database.ts";
import { paymentMark } from "../payment-state.ts";
import { listOpenItems, turnoverByMonth } from "./open-items.store.server.ts";

const database = useTestDatabase({ seeded: false });
const { orders, payments } = schema;
const today = "2026-11-30";

async function order(given: Partial<typeof orders.$inferInsert>, paid = 0) {
	const [row] = await database.db
		.insert(orders)
		.values({
			...{ cartId: randomUUID(), idempotencyKey: randomUUID(), language: "nl", vatRate: 21 },
			...{ subtotalAmount: cents(100), vatAmount: cents(21), totalAmount: cents(121) },
			...{ shippingAddress: buyerAddress, createdAt: new Date("2026-11-01T12:00:00Z"), ...given },
		})
		.returning();
	if (!row) throw new Error("not inserted");
	if (paid !== 0) {
		await database.db.insert(payments).values({
			...{ orderId: row.id, amount: cents(paid), paidOn: "2026-11-15", key: randomUUID(), userEmail: "" },
		});
	}
	return row.orderNumber;
}

test("what is open is listed by how long it has been due, and told by month", async () => {
	const notDue = await order({ dueOn: "2026-12-01" });
	const dueToday = await order({ dueOn: today });
	const week = await order({ dueOn: "2026-11-23", creditedAmount: cents(11) }, 10);
	const month = await order({ dueOn: "2026-11-22", status: "confirmed" });
	const monthsEnd = await order({ dueOn: "2026-10-31" });
	const older = await order({ dueOn: "2026-10-30" });
	// Without a due day, from its own; delivered on account with a part paid.
	const old = await order({ dueOn: null, createdAt: new Date("2026-09-30T22:30:00Z") });
	const onAccount = await order({ dueOn: "2026-11-29", status: "delivered" }, 100);
	await order({ dueOn: "2026-10-01", status: "delivered" });
	await order({ dueOn: "2026-10-01", status: "paid" }, 121);
	await order({ dueOn: "2026-10-01" }, 121);
	await order({ dueOn: "2026-10-01", status: "cancelled" });
	await order({ dueOn: "2026-10-01", creditedAmount: cents(121) });

	const all = await listOpenItems(database.db, { today, choice: null, page: 1 });
	expect(all.rows.map(({ orderNumber, days, open }) => [orderNumber, days, open])).toEqual([
		[old, 60, 121],
		[older, 31, 121],
		[monthsEnd, 30, 121],
		[month, 8, 121],
		[week, 7, 100],
		[onAccount, 1, 21],
		[dueToday, 0, 121],
		[notDue, -1, 121],
	]);
	expect(all.totals).toEqual({
		all: { count: 8, open: 847 },
		notDue: { count: 1, open: 121 },
		week: { count: 3, open: 242 },
		month: { count: 2, open: 242 },
		older: { count: 2, open: 242 },
	});
	const some = await listOpenItems(database.db, { today, choice: "older", page: 1 });
	expect([some.total, some.rows.map(({ orderNumber }) => orderNumber)]).toEqual([2, [old, older]]);
	expect(some.totals).toEqual(all.totals);

	const turnover = await turnoverByMonth(database.db, today);
	expect(turnover).toHaveLength(12);
	expect(turnover.slice(0, 3)).toEqual([
		{ month: "2026-11", count: 11, net: 1_100, vat: 231, gross: 1_331, received: 352 },
		// Half past midnight in Antwerp.
		{ month: "2026-10", count: 1, net: 100, vat: 21, gross: 121, received: 0 },
		{ month: "2026-09", count: 0, net: 0, vat: 0, gross: 0, received: 0 },
	]);
	expect(turnover.at(-1)?.month).toBe("2025-12");
});

test("behind a part that is billed in advance the rest is open and not due", async () => {
	const list = (choice: "older" | "notDue") => listOpenItems(database.db, { today, choice, page: 1 });
	const numbers = new Set(
		[...(await list("older")).rows, ...(await list("notDue")).rows].map(({ id }) => id),
	);
	const { totals } = await list("older");
	const days = { dueOn: "2026-10-01", billedDueOn: "2026-10-01", depositAmount: cents(30) } as const;
	const unpaid = await order(days);
	const partly = await order(days, 10);
	const paid = await order({ ...days, status: "confirmed" }, 30);
	const over = await order(days, 50);
	const whole = await order({ ...days, invoicedAmount: cents(91) }, 30);
	const added = async (choice: "older" | "notDue") =>
		(await list(choice)).rows
			.filter(({ id }) => !numbers.has(id))
			.toSorted((one, other) => one.orderNumber.localeCompare(other.orderNumber))
			.map(({ orderNumber, open, dueOn }) => [orderNumber, open, dueOn]);
	expect(await added("older")).toEqual([
		[unpaid, 30, "2026-10-01"],
		[partly, 20, "2026-10-01"],
		[whole, 91, "2026-10-01"],
	]);
	expect(await added("notDue")).toEqual([
		[unpaid, 91, null],
		[partly, 91, null],
		[paid, 91, null],
		[over, 71, null],
	]);
	const { all, notDue } = (await list("older")).totals;
	expect(all).toEqual({ count: (totals.all?.count ?? 0) + 5, open: (totals.all?.open ?? 0) + 485 });
	// What is billed in advance and not due either is the same order: its age counts it once, as all do.
	await order({ ...days, dueOn: "2026-12-10", billedDueOn: "2026-12-10" });
	const later = (await list("notDue")).totals;
	expect(later.notDue).toEqual({ count: (notDue?.count ?? 0) + 1, open: (notDue?.open ?? 0) + 121 });
	expect(later.all?.count).toBe((all?.count ?? 0) + 1);
	await database.pool.query(
		"delete from payments where order_id in (select id from orders where deposit_amount > 0)",
	);
	await database.pool.query("delete from orders where deposit_amount > 0");
});

test("what goes back to buyers is a list of its own, the oldest first, and not taken off what they owe", async () => {
	const open = (await listOpenItems(database.db, { today, choice: null, page: 1 })).totals;
	expect(open.toPayBack).toBeUndefined();
	expect((await listOpenItems(database.db, { today, choice: "toPayBack", page: 1 })).totals).toEqual(open);
	const at = (day: string) => new Date(`${day}T12:00:00Z`);
	const credited = { status: "delivered", creditedAmount: cents(121), createdAt: at("2026-11-03") } as const;
	const third = await order(credited, 21);
	const second = await order({ status: "paid", createdAt: at("2026-11-02") }, 150);
	const first = await order({ status: "cancelled", createdAt: at("2026-10-31") }, 121);
	await order({ status: "cancelled" });
	const found = await listOpenItems(database.db, { today, choice: "toPayBack", page: 1 });
	expect(found.back).toMatchObject([
		{ orderNumber: first, orderedOn: "2026-10-31", why: "cancelled", paid: 121, back: 121 },
		{ orderNumber: second, why: "overpaid", paid: 150, back: 29 },
		{ orderNumber: third, why: "overpaid", paid: 21, back: 21, name: buyerAddress.name },
	]);
	expect([found.rows, found.total]).toEqual([[], 3]);
	expect(found.totals).toEqual({ ...open, toPayBack: { count: 3, open: 171 } });
	const behind = await listOpenItems(database.db, { today, choice: "toPayBack", page: 2 });
	expect([behind.back, behind.total, behind.totals]).toEqual([[], 3, found.totals]);
	// The list has what the marks say of each order.
	for (const row of await database.db.select().from(orders)) {
		const isMarked = ["toRefund", "overpaid"].includes(paymentMark(row, today) ?? "");
		expect(isMarked).toBe(found.back.some(({ id }) => id === row.id));
	}
});
