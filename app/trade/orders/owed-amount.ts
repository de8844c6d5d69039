import { type Cents, cents, noCents } from "~/values/money.ts";

/** What an order comes to. @property creditedAmount what credit notes have taken back of it */
export type OrderedSum = { totalAmount: Cents; creditedAmount: Cents };

/** What an order's buyer owes in all, whatever is paid of it: what is credited is not asked for any more. */
export function owedAmount({ totalAmount, creditedAmount }: OrderedSum): Cents {
	return cents(Math.max(0, totalAmount - creditedAmount));
}

/**
 * What is taken back of an order that goes on anew, with another VAT or after it was cancelled: what was credited as a whole is
 * owed again, what was credited in part of an invoice that stands is not.
 */
export function creditedOnceAnew({ totalAmount, creditedAmount }: OrderedSum): Cents {
	return creditedAmount >= totalAmount ? noCents : creditedAmount;
}
