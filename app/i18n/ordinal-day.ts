import type { Language } from "./languages.ts";

/** A day as Intl says it, with the first of a month as French writes it: an ordinal, which its data leave out. */
export function inOrdinals(language: Language, day: string): string {
	return language === "fr" ? day.replace(/\b1(?= \p{L})/u, "1er") : day;
}
