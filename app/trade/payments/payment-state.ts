import {
	dueAmount,
	isAwaited,
	isOpen,
	type OrderedSum,
	type OwedOrder,
	owedAmount,
} from "~/trade/orders/owed-amount.ts";
import type { Day } from "~/values/day.ts";
import { type Cents, cents, noCents, sumCents } from "~/values/money.ts";

/** How much of an order has been paid. */
export const paymentStates = ["unpaid", "partly", "paid", "overpaid"] as const;
export type PaymentState = (typeof paymentStates)[number];

/** What was paid, or paid back where it is below zero. */
export type NewPayment = { amount: Cents; paidOn: Day; note: string };

/** What of an order its mark follows from. */
export type MarkedOrder = OwedOrder & { dueOn: Day | null; billedDueOn: Day | null };

export function paymentState(owed: Cents, paid: Cents): PaymentState {
	if (paid > owed) return "overpaid";
	if (paid === owed) return "paid";
	return paid > 0 ? "partly" : "unpaid";
}

/** What is left to pay; below zero: what was paid too much. */
export function openAmount(order: OrderedSum, payments: readonly { amount: Cents }[]): Cents {
	return cents(owedAmount(order) - sumCents(payments.map(({ amount }) => amount)));
}

/** What the desk's list and page say of an order's money; null where there is nothing to say. */
export type PaymentMark = PaymentState | "overdue" | "toRefund";

/**
 * Until when an order is to be paid: what is open of one that is delivered or settled by its invoice, unless a later day was
 * agreed. Null where nothing is asked for, or nobody was told a day.
 */
export function dueDay(order: MarkedOrder): Day | null {
	const { dueOn, billedDueOn } = order;
	if (isAwaited(order)) return dueOn;
	if (!isOpen(order)) return null;
	return billedDueOn !== null && (dueOn === null || dueOn < billedDueOn) ? billedDueOn : dueOn;
}

/**
 * How the desk marks an order. One without payments that is marked as paid, or is delivered and not billed, was settled by
 * hand; money of a cancelled order goes back. Of one that is credited in full nothing is asked, and nothing was paid.
 * @param today the day in Antwerp
 */
export function paymentMark(order: MarkedOrder, today: Day): PaymentMark | null {
	const paid = order.paidAmount ?? noCents;
	if (order.status === "cancelled") return paid > 0 ? "toRefund" : null;
	const isOwed = !isAwaited(order) && isOpen(order);
	if (!isAwaited(order) && !isOwed && order.paidAmount === null) return null;
	const owed = owedAmount(order);
	if (owed === 0 && paid === 0) return null;
	const dueOn = dueDay(order);
	if (dueOn !== null && dueOn < today && paid < dueAmount(order)) return "overdue";
	const state = paymentState(owed, paid);
	return state === "unpaid" && !isOwed ? null : state;
}

/** What an order's buyer reads of its money in their list. */
export type BuyersMark = "toPay" | "overdue" | "partly" | "paid" | "toRefund";

/** Badges of them. */
export const buyersTones = {
	toPay: "warning",
	overdue: "error",
	partly: "warning",
	paid: "success",
	toRefund: "info",
} as const satisfies Record<BuyersMark, string>;

/**
 * How an order is marked for its buyer; null where there is nothing to say. What was paid too much goes back to them; what is
 * still open of what was delivered or settled is between them and the owner.
 */
export function buyersMark(given: Omit<MarkedOrder, "markedPaid">, today: Day): BuyersMark | null {
	const days = isAwaited(given) ? {} : { dueOn: null, billedDueOn: null };
	const order = { ...given, ...days, markedPaid: true };
	const mark = paymentMark(order, today);
	if (mark === null) return isAwaited(order) && owedAmount(order) > 0 ? "toPay" : null;
	switch (mark) {
		case "overpaid":
			return "toRefund";
		case "unpaid":
			return null;
		case "partly":
		case "paid":
		case "overdue":
		case "toRefund":
			return mark;
	}
}

/** A payment page is open for hours at most: what the provider has not decided by then nobody is paying. */
export const payingForMs = 24 * 60 * 60_000;

/** The sum in cents that a buyer may be paying online at a moment; null where no payment of the last day is undecided. */
export function amountUnderWay(
	attempts: readonly { state: string; amount: Cents; checkoutUrl: string | null; createdAt: Date }[],
	now: Date,
): Cents | null {
	const open = attempts.filter(
		({ state, checkoutUrl, createdAt }) =>
			state === "open" && checkoutUrl !== null && now.getTime() - createdAt.getTime() < payingForMs,
	);
	return open.at(-1)?.amount ?? null;
}
