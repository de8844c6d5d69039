import { expect, test } from "vitest";
import { owedAmount } from "~/trade/orders/owed-amount.ts";
import { cents } from "~/values/money.ts";
import { buyersMark, isAwaited, openAmount, paymentMark, paymentState } from "./payment-state.ts";

test.each([
	[358_160, 0, [], "unpaid", 358_160],
	[358_160, 0, [120_000], "partly", 238_160],
	[358_160, 0, [120_000, 238_160], "paid", 0],
	[358_160, 0, [358_161], "overpaid", -1],
	[358_160, 0, [358_160, -358_160], "unpaid", 358_160],
	[358_160, 0, [400_000, -41_840], "paid", 0],
	[358_160, 58_160, [], "unpaid", 300_000],
	[358_160, 58_160, [300_000], "paid", 0],
	[358_160, 358_160, [120_000], "overpaid", -120_000],
	// Agreed anew at less than what was taken back: nothing is owed before it is invoiced again.
	[300_000, 358_160, [], "paid", 0],
] as const)(
	"of %d cents of which %d are credited, after payments of %j, an order is %s with %d open",
	(total, credited, amounts, state, open) => {
		const order = { totalAmount: cents(total), creditedAmount: cents(credited) };
		const payments = amounts.map((amount) => ({ amount: cents(amount) }));
		expect(openAmount(order, payments)).toBe(open);
		const paid = cents(amounts.reduce<number>((sum, amount) => sum + amount, 0));
		expect(paymentState(owedAmount(order), paid)).toBe(state);
	},
);

test.each([
	["pending", true],
	["confirmed", true],
	["paid", false],
	["delivered", false],
	["cancelled", false],
])("of a %s order, money is awaited: %s", (status, awaited) => {
	expect(isAwaited({ status })).toBe(awaited);
});

test.each([
	["pending", "2026-11-27", 0, 0, "2026-11-27", null],
	["pending", "2026-11-27", 0, 0, "2026-11-28", "overdue"],
	["confirmed", "2026-11-27", 100, 1, "2026-11-28", "overdue"],
	["confirmed", "2026-11-27", 100, 1, "2026-11-27", "partly"],
	["confirmed", "2026-11-27", 121, 1, "2026-12-28", "paid"],
	["pending", null, 0, 0, "2026-12-28", null],
	["paid", "2026-11-27", 0, 0, "2026-12-28", null],
	["delivered", "2026-11-27", 0, 0, "2026-12-28", null],
	["delivered", "2026-11-27", 100, 1, "2026-12-28", "partly"],
	["paid", "2026-11-27", 130, 2, "2026-11-28", "overpaid"],
	["cancelled", "2026-11-27", 121, 1, "2026-12-28", "toRefund"],
	["cancelled", "2026-11-27", 0, 2, "2026-12-28", null],
] as const)("a %s order due on %s with %d cents paid in %d parts is on %s marked %s", (...row) => {
	const [status, dueOn, paid, count, today, mark] = row;
	const order = { status, dueOn, totalAmount: cents(221), creditedAmount: cents(100) };
	expect(paymentMark(order, { paid: cents(paid), count }, today)).toBe(mark);
});

test.each([
	["pending", 0, "2026-11-28", "toPay"],
	["pending", 0, "2026-11-20", "overdue"],
	["confirmed", 100, "2026-11-28", "partly"],
	["paid", 121, "2026-11-20", "paid"],
	["paid", 130, "2026-11-20", "toRefund"],
	["cancelled", 121, "2026-11-20", "toRefund"],
	["cancelled", 0, "2026-11-20", null],
	["delivered", 0, "2026-11-20", null],
] as const)(
	"the buyer of a %s order with %d cents paid, due on %s, reads %s",
	(status, paid, dueOn, mark) => {
		const order = { status, dueOn, totalAmount: cents(221), creditedAmount: cents(100) };
		expect(buyersMark(order, { paid: cents(paid), count: paid > 0 ? 1 : 0 }, "2026-11-26")).toBe(mark);
	},
);

test.each([
	["confirmed", 0, null, null],
	["confirmed", 121, "overpaid", "toRefund"],
	["delivered", 121, "overpaid", "toRefund"],
	["cancelled", 0, null, null],
] as const)(
	"a %s order that is credited in full, with %d cents paid, is marked %s, for its buyer %s",
	(...row) => {
		const [status, paid, mark, forBuyer] = row;
		const order = { status, dueOn: "2026-11-20", totalAmount: cents(121), creditedAmount: cents(121) };
		const money = { paid: cents(paid), count: paid > 0 ? 1 : 0 };
		expect(paymentMark(order, money, "2026-11-26")).toBe(mark);
		expect(buyersMark(order, money, "2026-11-26")).toBe(forBuyer);
	},
);
