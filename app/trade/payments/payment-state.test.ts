import { expect, test } from "vitest";
import { isAwaited, owedAmount } from "~/trade/orders/owed-amount.ts";
import { cents } from "~/values/money.ts";
import {
	amountUnderWay,
	buyersMark,
	dueDay,
	type MarkedOrder,
	openAmount,
	paymentMark,
	paymentState,
} from "./payment-state.ts";

/** An order of which nothing is billed. @param paid null as long as nothing is recorded */
const orderWith = (paid: number | null, given: Partial<MarkedOrder>): MarkedOrder => ({
	...{ status: "confirmed", totalAmount: cents(221), creditedAmount: cents(100), dueOn: null },
	...{ depositAmount: cents(0), invoicedAmount: cents(0), billedDueOn: null, markedPaid: false },
	...{ paidAmount: paid === null ? null : cents(paid), ...given },
});

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
	["pending", "2026-11-27", null, "2026-11-27", null],
	["pending", "2026-11-27", null, "2026-11-28", "overdue"],
	["confirmed", "2026-11-27", 100, "2026-11-28", "overdue"],
	["confirmed", "2026-11-27", 100, "2026-11-27", "partly"],
	["confirmed", "2026-11-27", 121, "2026-12-28", "paid"],
	["pending", null, null, "2026-12-28", null],
	["paid", "2026-11-27", null, "2026-12-28", null],
	["delivered", "2026-11-27", null, "2026-12-28", null],
	// A part alone is recorded, as after a chargeback: it is owed whatever the owner has said before.
	["delivered", "2026-11-27", 100, "2026-11-27", "partly"],
	["delivered", "2026-11-27", 100, "2026-12-28", "overdue"],
	["delivered", "2026-11-27", 0, "2026-11-27", "unpaid"],
	["delivered", null, 0, "2026-12-28", "unpaid"],
	["paid", "2026-11-27", 100, "2026-12-28", "overdue"],
	["paid", "2026-11-27", 130, "2026-11-28", "overpaid"],
	["cancelled", "2026-11-27", 121, "2026-12-28", "toRefund"],
	["cancelled", "2026-11-27", 0, "2026-12-28", null],
] as const)("a %s order due on %s with %s cents paid is on %s marked %s", (...row) => {
	const [status, dueOn, paid, today, mark] = row;
	expect(paymentMark(orderWith(paid, { status, dueOn }), today)).toBe(mark);
});

test.each([
	["delivered", false, "invoice", null, "2026-12-01", "unpaid", "2026-12-01"],
	["delivered", false, "invoice", null, "2026-12-02", "overdue", "2026-12-01"],
	["delivered", false, "deposit", null, "2026-12-02", "overdue", "2026-12-01"],
	["delivered", false, "invoice", 100, "2026-12-01", "partly", "2026-12-01"],
	["delivered", false, "invoice", 100, "2026-12-02", "overdue", "2026-12-01"],
	["delivered", false, "invoice", 121, "2026-12-02", "paid", null],
	// Settled by hand: before it was delivered, or without an invoice.
	["delivered", true, "invoice", null, "2026-12-02", null, null],
	["delivered", true, "invoice", 100, "2026-12-01", "partly", "2026-12-01"],
	["delivered", true, "invoice", 100, "2026-12-02", "overdue", "2026-12-01"],
	["paid", true, "invoice", null, "2026-12-02", null, null],
	["delivered", false, "nothing", null, "2026-12-02", null, null],
] as const)(
	"a %s order (marked as paid: %s) with its %s billed and %s cents paid is on %s marked %s, due on %s",
	(status, markedPaid, billed, paid, today, mark, due) => {
		const order = orderWith(paid, {
			...{ status, markedPaid, dueOn: "2026-11-20", billedDueOn: "2026-12-01" },
			...{ depositAmount: cents(billed === "deposit" ? 121 : 0) },
			...{ invoicedAmount: cents(billed === "invoice" ? 121 : 0) },
		});
		expect([paymentMark(order, today), dueDay(order)]).toEqual([mark, due]);
		expect(buyersMark(order, today)).toBe(paid === null ? null : paid < 121 ? "partly" : "paid");
	},
);

test.each([
	["confirmed", null, "overdue"],
	["confirmed", 29, "overdue"],
	["confirmed", 30, "partly"],
	["confirmed", 121, "paid"],
	["delivered", 30, "partly"],
])("of a %s order a part of 30 cents is billed: with %s cents paid it is marked %s", (status, paid, mark) => {
	const days = { dueOn: "2026-11-20", billedDueOn: "2026-11-20" } as const;
	const order = orderWith(paid, { status, ...days, depositAmount: cents(30) });
	expect(paymentMark(order, "2026-11-26")).toBe(mark);
	expect(buyersMark(order, "2026-11-26")).toBe(mark);
	const whole = { ...order, invoicedAmount: cents(91) };
	expect(paymentMark(whole, "2026-11-26")).toBe(mark === "paid" ? "paid" : "overdue");
});

test("what is delivered on account is due on the later of its two days", () => {
	const order = orderWith(null, { status: "delivered", dueOn: "2026-12-24", invoicedAmount: cents(121) });
	expect(dueDay({ ...order, billedDueOn: "2026-12-01" })).toBe("2026-12-24");
	expect(dueDay({ ...order, dueOn: null, billedDueOn: "2026-12-01" })).toBe("2026-12-01");
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
		expect(buyersMark(orderWith(paid || null, { status, dueOn }), "2026-11-26")).toBe(mark);
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
		const sums = { totalAmount: cents(121), creditedAmount: cents(121) };
		const order = orderWith(paid || null, { status, dueOn: "2026-11-20", ...sums });
		expect(paymentMark(order, "2026-11-26")).toBe(mark);
		expect(buyersMark(order, "2026-11-26")).toBe(forBuyer);
	},
);

test.each([
	["nothing was begun", [], null],
	["a payment is not decided", [["open", 1, true]], 100],
	[
		"the latest of two is not decided",
		[
			["failed", 3, true],
			["open", 1, true],
		],
		101,
	],
	["it is begun and has no page yet", [["open", 0, false]], null],
	[
		"it has failed, or is paid",
		[
			["failed", 1, true],
			["paid", 1, true],
		],
		null,
	],
	["a day has passed", [["open", 24, true]], null],
] as const)("where %s, a buyer may be paying %s", (_what, attempts, amount) => {
	const now = new Date("2026-11-28T10:00:00Z");
	const asked = attempts.map(([state, hours, hasPage], index) => ({
		...{ state, amount: cents(100 + index), checkoutUrl: hasPage ? "https://pay.example" : null },
		createdAt: new Date(now.getTime() - hours * 60 * 60_000),
	}));
	expect(amountUnderWay(asked, now)).toBe(amount);
});
