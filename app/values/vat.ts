import { type Cents, cents, percentOfCents } from "./money.ts";

/** Belgian standard rate in percent (shop document §9). */
export const vatRate = 21;

export type Amounts = { subtotal: Cents; vat: Cents; total: Cents };

/** VAT on a net amount, rounded half up once, and the sum of both. */
export function withVat(subtotal: Cents): Amounts {
	const vat = percentOfCents(subtotal, vatRate);
	return { subtotal, vat, total: cents(subtotal + vat) };
}
