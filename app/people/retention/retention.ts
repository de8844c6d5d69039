/**
 * How long the shop keeps what names a person: requests and mails a year (shop document §9), orders ten years, as
 * Belgian accounting and VAT law asks, what the bank booked that paid no order two years, carts ninety days, hashes against floods a day.
 */
const years = { requests: 1, orders: 10, bankLines: 2 };
const days = { carts: 90, formSubmissions: 1 };

export type ExpiryDates = Record<keyof typeof years | keyof typeof days, Date>;

/** The moment before which each kind has been kept long enough. */
export function expiryDates(now: Date): ExpiryDates {
	const yearsAgo = (count: number) => {
		const date = new Date(now);
		date.setUTCFullYear(date.getUTCFullYear() - count);
		return date;
	};
	const daysAgo = (count: number) => new Date(now.getTime() - count * 86_400_000);
	return {
		requests: yearsAgo(years.requests),
		orders: yearsAgo(years.orders),
		bankLines: yearsAgo(years.bankLines),
		carts: daysAgo(days.carts),
		formSubmissions: daysAgo(days.formSubmissions),
	};
}
