import {
	type BilledSum,
	isAwaited,
	leftDue,
	type OrderedSum,
	owedAmount,
} from "~/trade/orders/owed-amount.ts";
import { type Cents, cents, noCents } from "~/values/money.ts";

/**
 * What follows for its buyer once so much of an order is paid: it goes back, because the order is cancelled or more was paid than
 * is owed; more is to be paid by now; the rest is asked for by a later invoice.
 */
export type Follows = { kind: "cancelled" | "tooMuch" | "open" | "rest"; sum: Cents };

type Order = OrderedSum & BilledSum & { status: string };

/** What is owed of an order: nothing once it is cancelled. */
const owedOf = (order: Order): Cents => (order.status === "cancelled" ? noCents : owedAmount(order));

/** What of so much money goes back to an order's buyer: all of a cancelled one, else what is paid too much; none: 0. */
export function backAmount(order: Order, paid: Cents): Cents {
	return cents(Math.max(0, paid - owedOf(order)));
}

/** @param paid in all; @returns null where nothing does: what is open of what is delivered is between buyer and owner */
export function whatFollows(order: Order, paid: Cents): Follows | null {
	const back = backAmount(order, paid);
	if (back > 0) return { kind: order.status === "cancelled" ? "cancelled" : "tooMuch", sum: back };
	const rest = cents(owedOf(order) - paid);
	if (!isAwaited(order) || rest === 0) return null;
	const open = leftDue(order, paid);
	return open > 0 ? { kind: "open", sum: open } : { kind: "rest", sum: rest };
}
