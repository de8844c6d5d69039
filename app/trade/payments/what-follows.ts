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

/** @param paid in all; @returns null where nothing does: what is open of what is delivered is between buyer and owner */
export function whatFollows(order: OrderedSum & BilledSum & { status: string }, paid: Cents): Follows | null {
	const isCancelled = order.status === "cancelled";
	const owed = isCancelled ? noCents : owedAmount(order);
	if (paid > owed) return { kind: isCancelled ? "cancelled" : "tooMuch", sum: cents(paid - owed) };
	if (!isAwaited(order) || paid === owed) return null;
	const open = leftDue(order, paid);
	return open > 0 ? { kind: "open", sum: open } : { kind: "rest", sum: cents(owed - paid) };
}
