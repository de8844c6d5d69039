import { type OrderedSum, owedAmount } from "~/trade/orders/owed-amount.ts";
import type { Day } from "~/values/day.ts";
import { type Cents, cents, sumCents } from "~/values/money.ts";

/** How much of an order has been paid. */
export const paymentStates = ["unpaid", "partly", "paid", "overpaid"] as const;
export type PaymentState = (typeof paymentStates)[number];

/** What was paid, or paid back where it is below zero. */
export type NewPayment = { amount: Cents; paidOn: Day; note: string };

type Order = OrderedSum & { status: string };

export function paymentState(owed: Cents, paid: Cents): PaymentState {
	if (paid > owed) return "overpaid";
	if (paid === owed) return "paid";
	return paid > 0 ? "partly" : "unpaid";
}

/** What is left to pay; below zero: what was paid too much. */
export function openAmount(order: OrderedSum, payments: readonly { amount: Cents }[]): Cents {
	return cents(owedAmount(order) - sumCents(payments.map(({ amount }) => amount)));
}

/**
 * Whether its buyer is still asked for money: not once it is marked as paid or is cancelled, and not after delivery, which
 * the owner may have agreed on without recording payments.
 */
export function isAwaited({ status }: Pick<Order, "status">): boolean {
	return status === "pending" || status === "confirmed";
}

/** What the desk's list and page say of an order's money; null where there is nothing to say. */
export type PaymentMark = PaymentState | "overdue" | "toRefund";

/**
 * How the desk marks an order. One without payments that is marked as paid or is delivered was settled by hand; money of a
 * cancelled order goes back. Of one that is credited in full nothing is asked, and nothing was paid.
 * @param today the day in Antwerp
 */
export function paymentMark(
	order: Order & { dueOn: Day | null },
	{ paid, count }: { paid: Cents; count: number },
	today: Day,
): PaymentMark | null {
	if (order.status === "cancelled") return paid > 0 ? "toRefund" : null;
	if (!isAwaited(order) && count === 0) return null;
	const owed = owedAmount(order);
	if (owed === 0 && paid === 0) return null;
	const state = paymentState(owed, paid);
	const isLate = isAwaited(order) && order.dueOn !== null && order.dueOn < today;
	if (isLate && (state === "unpaid" || state === "partly")) return "overdue";
	return state === "unpaid" ? null : state;
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

/** How an order is marked for its buyer; null where there is nothing to say. What was paid too much goes back to them. */
export function buyersMark(...given: Parameters<typeof paymentMark>): BuyersMark | null {
	const mark = paymentMark(...given);
	if (mark === null) return isAwaited(given[0]) && owedAmount(given[0]) > 0 ? "toPay" : null;
	switch (mark) {
		case "overpaid":
			return "toRefund";
		case "unpaid":
			return "toPay";
		case "partly":
		case "paid":
		case "overdue":
		case "toRefund":
			return mark;
	}
}
