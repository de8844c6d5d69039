import { type Cents, cents } from "~/values/money.ts";

/** What an order comes to. @property creditedAmount what credit notes have taken back of it */
export type OrderedSum = { totalAmount: Cents; creditedAmount: Cents };

/** What an order's buyer owes in all, whatever is paid of it: what is credited is not asked for any more. */
export function owedAmount({ totalAmount, creditedAmount }: OrderedSum): Cents {
	return cents(Math.max(0, totalAmount - creditedAmount));
}
