import type { TransportCountry } from "./vocabulary.ts";

const forms: Record<TransportCountry, RegExp> = {
	BE: /^\d{4}$/,
	NL: /^\d{4} ?[A-Za-z]{2}$/,
	DE: /^\d{5}$/,
	FR: /^\d{5}$/,
};

/**
 * A postcode in its country's usual form ("1050", "1012 AB", "01067", "75001"); null when it is none.
 * Source: storefront document §5; a space in Dutch codes is fine either way.
 */
export function parsePostcode(country: TransportCountry, text: string): string | null {
	const trimmed = text.trim();
	if (!forms[country].test(trimmed)) return null;
	return country === "NL" ? `${trimmed.slice(0, 4)} ${trimmed.slice(-2).toUpperCase()}` : trimmed;
}
