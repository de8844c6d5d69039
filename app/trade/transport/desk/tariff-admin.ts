import { type Found, foundOf, type ListQuery, listOf } from "~/desk/list/list-query.ts";
import type { RecordValues } from "~/desk/record/record-fields.ts";
import { eurosText } from "~/values/euros.ts";
import { type Cents, cents } from "~/values/money.ts";
import { plainText } from "~/values/plain-text.ts";
import { type TransportCountry, transportCountries } from "~/values/vocabulary.ts";

/** Net trucking prices in cents of one region. */
export type TariffRow = {
	country: TransportCountry;
	/** First two digits of the postcode. */
	prefix: string;
	place: string;
	single: Cents;
	double: Cents;
};

/** The dearest tariff: what a hundred full trucks with a crane cost must fit into the database's column. */
export const mostTariff = cents(9_999_999);

export const longestPlace = 100;

/** Names a row: its country and prefix. */
export function tariffKey({ country, prefix }: Pick<TariffRow, "country" | "prefix">): string {
	return `${country} ${prefix}`;
}

export function isPrefix(text: string): boolean {
	return /^\d{2}$/.test(text);
}

/** A place as it is stored: on one line, without the apostrophes that mark text in an exported file. */
export function cleanPlace(text: string): string {
	return plainText(text)
		.replace(/\s+/g, " ")
		.trim()
		.replace(/(^|[;,])'+(?=[=+\-@])/g, "$1");
}

/** What of a row can be edited, in words that are equal for equal rows: tells whether someone changed it since. */
export function seenText({ place, single, double }: Pick<TariffRow, "place" | "single" | "double">): string {
	return `${single} ${double} ${place}`;
}

/** What the form of a tariff starts with; a new one is empty. */
export function startValues(row: TariffRow | null, decimalSign: "." | ","): RecordValues {
	if (!row) return { country: "BE" };
	const { country, prefix, place, single, double } = row;
	return {
		...{ country, prefix, place },
		single: eurosText(single, decimalSign),
		double: eurosText(double, decimalSign),
	};
}

/** The list of tariffs, narrowed by country. */
export const tariffList = listOf("country", transportCountries);
export type TariffQuery = ListQuery<TransportCountry>;

/** Rows of a page: a country never has more, since two digits name a region. */
export const tariffPageSize = 100;

/** The page of a query, and how many it finds. @param rows that it finds in every country: three hundred at most */
export function tariffPage(
	rows: readonly TariffRow[],
	{ choice, page }: TariffQuery,
): { rows: TariffRow[]; found: Found } {
	const counts = transportCountries.map((country) => ({
		status: country,
		count: rows.filter((row) => row.country === country).length,
	}));
	const end = page * tariffPageSize;
	const chosen = choice === null ? rows : rows.filter(({ country }) => country === choice);
	return { rows: chosen.slice(end - tariffPageSize, end), found: foundOf(counts, choice) };
}

export const outcomes = ["created", "updated", "deleted", "imported"] as const;
