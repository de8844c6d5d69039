import type { Cents } from "~/values/money.ts";
import { type Language, languageTable } from "./languages.ts";

const noBreakSpace = "\u00a0";

/** Engines differ in which no-break space they group with; one form keeps server and browser alike. */
function oneSpace(text: string): string {
	return text.replace(/[\u202f\u00a0\s]/g, noBreakSpace);
}

/** What groups digits and what stands before decimals, as CLDR has them. */
const signs: Record<Language, { group: string; decimal: string }> = {
	nl: { group: ".", decimal: "," },
	en: { group: ",", decimal: "." },
	de: { group: ".", decimal: "," },
	fr: { group: "\u202f", decimal: "," },
};

/** Groups the digits of a whole number. */
export function groupDigits(language: Language, digits: string): string {
	return digits.replace(/\B(?=(\d{3})+$)/g, signs[language].group);
}

/**
 * A number with the language's grouping and decimal sign, as `Intl.NumberFormat` writes it: its first use costs a phone a
 * tenth of a second, and each page has prices.
 */
export function formatNumber(language: Language, value: number, decimals = 0): string {
	const [whole = "", rest] = value.toFixed(decimals).split(".");
	const grouped = groupDigits(language, whole);
	return oneSpace(rest === undefined ? grouped : grouped + signs[language].decimal + rest);
}

/**
 * Euros with the sign in front and the language's grouping, without decimals (storefront document §9).
 * An amount that is not a whole euro keeps its cents, because rounding would misstate it. What is below zero begins with a minus.
 * @param decimals "always" where amounts stand below each other and one of them has cents
 */
export function formatEuro(language: Language, amount: Cents, decimals: "auto" | "always" = "auto"): string {
	const places = decimals === "always" || amount % 100 !== 0 ? 2 : 0;
	const euros = `€${language === "en" ? "" : noBreakSpace}${formatNumber(language, amount / 100, places)}`;
	return euros.replace(/(.+)-/, "−$1");
}

/** A share of a hundred: "21%" in Dutch and English, "21 %" in German and French (docs/words.md). */
export function formatPercent(language: Language, percent: number, decimals = 0): string {
	const space = language === "de" || language === "fr" ? noBreakSpace : "";
	return `${formatNumber(language, percent, decimals)}${space}%`;
}

/** A number with the name of its unit, long for times and short for metres: "3 months", "3,5 m". */
export function formatUnit(
	language: Language,
	value: number,
	unit: "meter" | "day" | "week" | "month",
): string {
	const unitDisplay = unit === "meter" ? "short" : "long";
	const { locale } = languageTable[language];
	return oneSpace(new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay }).format(value));
}

/** Made once for each language: to make one takes as long as to write a hundred days. */
const dayFormats = new Map<Language, Intl.DateTimeFormat>();

function dayFormat(language: Language): Intl.DateTimeFormat {
	const known = dayFormats.get(language);
	if (known) return known;
	const { locale } = languageTable[language];
	const made = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "Europe/Brussels" });
	dayFormats.set(language, made);
	return made;
}

/** A day in full: day or month first as the language has it, month in letters, year (shop document §9). */
export function formatDate(language: Language, date: Date): string {
	const day = dayFormat(language).format(date);
	// French writes the first of a month as an ordinal, which its data leave out.
	return language === "fr" ? day.replace(/^1 /, "1er ") : day;
}

/** A day in full that no line of a paper tears. */
export function formatWholeDate(language: Language, date: Date): string {
	return oneSpace(formatDate(language, date));
}
