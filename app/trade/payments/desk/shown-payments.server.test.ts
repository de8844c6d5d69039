import { expect, test } from "vitest";
import { usualTerms } from "~/company/payment-terms.ts";
import { cents } from "~/values/money.ts";
import { shownPayments } from "./shown-payments.server.ts";

type Order = Parameters<typeof shownPayments>[0];
type Reversal = Order["onlinePayments"][number]["reversals"][number];

const reversal = (kind: Reversal["kind"], isStanding: boolean): Reversal => ({
	...{ id: "re_1", kind, amount: cents(50), settledAt: null, isStanding, paymentId: "1" },
});

/** An order of 300 cents, delivered, with payments in turn. */
function shown(
	amounts: number[],
	given: Partial<Order> & { reversals?: Reversal[]; failed?: string; line?: number } = {},
) {
	const { reversals = [], failed, line, ...order } = given;
	const refund = { amount: cents(50), answer: "", settledAt: null, state: "failed" as const };
	const delivered: Order = {
		...{ status: "delivered", totalAmount: cents(300), creditedAmount: cents(0), paymentReference: "" },
		...{ depositAmount: cents(0), invoicedAmount: cents(300), markedPaid: true, remindersStopped: false },
		...{ paidAmount: cents(amounts.reduce((sum, one) => sum + one, 0)), dueOn: null, billedDueOn: null },
		payments: amounts.map((amount, index) => ({
			...{ id: String(index), key: `key ${index}`, amount: cents(amount), paidOn: "2026-11-20", note: "" },
			...{ userEmail: "", bankLine: index === line ? { id: "line", statement: { number: "1" } } : null },
		})),
		onlinePayments: [
			{
				...{ id: "key 0", state: "paid", amount: cents(300), reversals },
				...{ checkoutUrl: "https://pay.example/1", createdAt: new Date("2026-11-20T10:00:00Z") },
				refunds: failed ? [{ ...refund, id: failed }] : [],
			},
		],
		...order,
	};
	const asked = {
		terms: usualTerms,
		isOnline: true,
		creditTo: "/credit",
		now: new Date("2026-11-27T10:00:00Z"),
	};
	return shownPayments(delivered, asked);
}

test.each<[string, Parameters<typeof shown>, number | null, number]>([
	["what is left", [[100], { status: "confirmed" }], 200, 200],
	["all of it while it waits", [[], { status: "pending", paidAmount: null }], 300, 300],
	["what a payer's bank took back", [[300, -300]], 300, 300],
	["what was paid too much", [[350]], -50, -50],
	["nothing more", [[300]], 0, 0],
	["what was delivered on account", [[], { markedPaid: false, paidAmount: null }], 300, 300],
	// Settled by hand: it can still be written down.
	["nothing that is asked for, once it is marked as paid", [[], { paidAmount: null }], null, 300],
	["nothing of a cancelled order", [[], { status: "cancelled", paidAmount: null }], null, 0],
	["nothing of a cancelled order, whose money goes back", [[100], { status: "cancelled" }], null, -100],
])("an order's page has %s open", (_what, given, open, proposed) => {
	const { open: told, unrecorded } = shown(...given);
	expect([told, unrecorded]).toEqual([open, proposed]);
});

test.each<[string, Parameters<typeof shown>, number]>([
	["what was paid back", [[300, -50]], 50],
	["all of it", [[300, -50, -250]], 300],
	["what is not credited of it", [[300, -50], { creditedAmount: cents(30) }], 20],
	["nothing, once it is credited", [[300, -50], { creditedAmount: cents(50) }], 0],
	["nothing, once it is paid again", [[300, -50, 50]], 0],
	["nothing beside what was never paid", [[200]], 0],
	["the refund alone, beside what was never paid", [[200, -50]], 50],
	["nothing of what was paid too much", [[350, -50]], 0],
	["nothing of a cancelled order", [[300, -300], { status: "cancelled" }], 0],
	["nothing of a bank line that is undone", [[250, -50], { line: 1 }], 0],
	["nothing of a chargeback", [[300, -50], { reversals: [reversal("chargeback", true)] }], 0],
	["what was paid back at the provider", [[300, -50], { reversals: [reversal("refund", true)] }], 50],
	["nothing of what has come back", [[250, -50, 50], { reversals: [reversal("refund", false)] }], 0],
	["nothing of a refund that has failed", [[250, -50, 50], { failed: "key 1" }], 0],
])("a buyer owes again %s", (_what, given, owed) => {
	expect(shown(...given).owedAgain?.amount).toBe(owed);
});

test.each([300, 250, 350])("what was paid online is what the provider has confirmed: %i", (confirmed) => {
	expect(shown([confirmed]).online).toMatchObject([{ amount: confirmed, asked: 300, left: confirmed }]);
});
