import { memberOf } from "./closed-set.ts";
import { parsePostcode } from "./postcode.ts";
import { type TransportCountry, transportCountries } from "./vocabulary.ts";

/** Where a container is to go. @property postcode in its country's usual form ("2000", "1012 AB") */
export type Place = { country: TransportCountry; postcode: string };

/** A place as an address names it ("BE-2000", "NL-1012AB"); spaces and small letters are fine. Null for anything else. */
export function placeFromText(text: string | null): Place | null {
	const [, country = "", given = ""] = /^\s*([a-z]{2})[\s-]*(.{4,7}?)\s*$/i.exec(text ?? "") ?? [];
	return placeOf(memberOf(transportCountries, country.toUpperCase()), given);
}

/** A country with a postcode in its form; null where it is none of that country. */
export function placeOf(country: TransportCountry | null, postcode: string): Place | null {
	const known = country && parsePostcode(country, postcode);
	return country && known ? { country, postcode: known } : null;
}

/** As an address names it: one spelling for each place. */
export function placeToText({ country, postcode }: Place): string {
	return `${country}-${postcode.replace(" ", "")}`;
}
