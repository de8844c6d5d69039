import { expect, test } from "vitest";
import { cents } from "~/values/money.ts";
import { buyersMark, isAwaited, openAmount, paymentMark, paymentState } from "./payment-state.ts";

test.each([
	[358_160, [], "unpaid", 358_160],
	[358_160, [120_000], "partly", 238_160],
	[358_160, [120_000, 238_160], "paid", 0],
	[358_160, [358_161], "overpaid", -1],
	[358_160, [358_160, -358_160], "unpaid", 358_160],
	[358_160, [400_000, -41_840], "paid", 0],
] as const)(
	"of %d cents, after payments of %j, an order is %s with %d open",
	(total, amounts, state, open) => {
		const payments = amounts.map((amount) => ({ amount: cents(amount) }));
		const left = openAmount(cents(total), payments);
		expect(left).toBe(open);
		expect(paymentState(cents(total), cents(total - left))).toBe(state);
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
	const order = { status, dueOn, totalAmount: cents(121) };
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
		const order = { status, dueOn, totalAmount: cents(121) };
		expect(buyersMark(order, { paid: cents(paid), count: paid > 0 ? 1 : 0 }, "2026-11-26")).toBe(mark);
	},
);
