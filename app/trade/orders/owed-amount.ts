import { type Cents, cents, noCents } from "~/values/money.ts";

/** What an order comes to. @property creditedAmount what credit notes have taken back of it */
export type OrderedSum = { totalAmount: Cents; creditedAmount: Cents };

/** What is billed of an order and stands, in advance and by its last invoice. */
export type BilledSum = { depositAmount: Cents; invoicedAmount: Cents };

/** What an order's buyer owes in all, whatever is paid of it: what is credited is not asked for any more. */
export function owedAmount({ totalAmount, creditedAmount }: OrderedSum): Cents {
	return cents(Math.max(0, totalAmount - creditedAmount));
}

/**
 * What of an order its buyer is to pay by now, whatever is paid of it: as long as only a part is billed, in advance, that part.
 * The rest is asked for by the invoice that follows.
 */
export function dueAmount(order: OrderedSum & BilledSum): Cents {
	const { depositAmount, invoicedAmount } = order;
	const owed = owedAmount(order);
	return depositAmount > 0 && invoicedAmount === 0 ? cents(Math.min(depositAmount, owed)) : owed;
}

/** What is left of that once so much is paid: papers, pages, transfers and mails ask for no other sum. */
export function leftDue(order: OrderedSum & BilledSum, paid: number): Cents {
	return cents(Math.max(0, dueAmount(order) - paid));
}

/**
 * Whether an order's buyer is still asked for money: not once it is marked as paid or is cancelled, and not after delivery, where
 * the owner sees to it.
 */
export function isAwaited({ status }: { status: string }): boolean {
	return status === "pending" || status === "confirmed";
}

/**
 * Whether an order was delivered on account: it is billed and not paid in full. One that the owner has marked as paid is settled
 * by hand, and where nothing is billed nothing is asked for.
 */
export function isOnAccount(order: OwedOrder): boolean {
	const { status, markedPaid, depositAmount, invoicedAmount, paidAmount } = order;
	const isBilled = depositAmount + invoicedAmount > 0;
	return status === "delivered" && !markedPaid && isBilled && (paidAmount ?? 0) < owedAmount(order);
}

/** What an order's money says of it. @property paidAmount null as long as nothing is recorded */
export type OwedOrder = OrderedSum &
	BilledSum & { status: string; markedPaid: boolean; paidAmount: Cents | null };

/**
 * Whether an order that is settled or delivered is paid in part alone by what is recorded: whoever has recorded a part keeps to
 * that, whatever else the owner has said, also where a payer's bank took all of it back.
 */
export function isPartly(order: OrderedSum & { status: string; paidAmount: Cents | null }): boolean {
	const { status, paidAmount } = order;
	return (
		(status === "paid" || status === "delivered") && paidAmount !== null && paidAmount < owedAmount(order)
	);
}

/** Whether something of an order is open: the open items, the overdue sum and the marks go by it, as `orderMoney` says it. */
export function isOpen(order: OwedOrder): boolean {
	if (isAwaited(order)) return (order.paidAmount ?? 0) < owedAmount(order);
	return isOnAccount(order) || isPartly(order);
}

/**
 * What is left to pay of an order, below zero what was paid too much; null where nothing is asked for: of a cancelled order, and
 * of one that was settled by hand without a payment on record.
 */
export function askedAmount(order: OwedOrder): Cents | null {
	const { status, paidAmount } = order;
	const isAsked = isOpen(order) || isAwaited(order) || paidAmount !== null;
	return isAsked && status !== "cancelled" ? cents(owedAmount(order) - (paidAmount ?? 0)) : null;
}

/**
 * What is taken back of an order that goes on anew, with another VAT or after it was cancelled: what was credited as a whole is
 * owed again, what was credited in part of an invoice that stands is not.
 */
export function creditedOnceAnew({ totalAmount, creditedAmount }: OrderedSum): Cents {
	return creditedAmount >= totalAmount ? noCents : creditedAmount;
}
