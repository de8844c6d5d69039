import { type Cents, cents } from "./money.ts";

/** The minimum rental period: the first 30 days, shown per month (shop document §9). */
export const rentDays = 30;

/** What each further day costs, from the price of the first 30 days; null where that was agreed and no day's price is in it. */
export function rentPerDay(firstDays: Cents): Cents | null {
	return firstDays > 0 && firstDays % rentDays === 0 ? cents(firstDays / rentDays) : null;
}
