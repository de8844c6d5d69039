import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cents } from "~/values/money.ts";
import { formatDate, formatEuro, formatNumber, formatPercent } from "./format.ts";
import { type Language, languages, languageTable } from "./languages.ts";

describe("euros", () => {
	test.each<[Language, number, string]>([
		["nl", 265_000, "€\u00a02.650"],
		["de", 265_000, "€\u00a02.650"],
		["en", 265_000, "€2,650"],
		["fr", 265_000, "€\u00a02\u00a0650"],
		["nl", 123_456_700, "€\u00a01.234.567"],
		["en", 123_456_700, "€1,234,567"],
		["fr", 123_456_700, "€\u00a01\u00a0234\u00a0567"],
		["nl", 0, "€\u00a00"],
		["en", 31_000, "€310"],
		["de", -10_000, "−€\u00a0100"],
		["en", -123_450, "−€1,234.50"],
	])("%s: %i cents are %j", (language, amount, expected) => {
		expect(formatEuro(language, cents(amount))).toBe(expected);
	});

	test.each<[Language, string, string]>([
		["nl", "€\u00a01,80", "€\u00a02.650,50"],
		["de", "€\u00a01,80", "€\u00a02.650,50"],
		["en", "€1.80", "€2,650.50"],
		["fr", "€\u00a01,80", "€\u00a02\u00a0650,50"],
	])("with cents in %s keep them: %j and %j", (language, small, large) => {
		expect(formatEuro(language, cents(180))).toBe(small);
		expect(formatEuro(language, cents(265_050))).toBe(large);
	});

	test.each<[Language, string]>([
		["nl", "€\u00a02.650,00"],
		["de", "€\u00a02.650,00"],
		["en", "€2,650.00"],
		["fr", "€\u00a02\u00a0650,00"],
	])("with decimals always in %s: %j", (language, expected) => {
		expect(formatEuro(language, cents(265_000), "always")).toBe(expected);
	});
});

test.each(languages)("numbers in %s are those of Intl", (language) => {
	// Intl writes zero from below as -0.
	const anyNumber = fc.double({ min: -1e9, max: 1e9, noNaN: true }).map((value) => value + 0);
	fc.assert(
		fc.property(anyNumber, fc.integer({ min: 0, max: 3 }), (value, decimals) => {
			const { locale } = languageTable[language];
			const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
			const byIntl = new Intl.NumberFormat(locale, digits).format(value);
			expect(formatNumber(language, value, decimals)).toBe(byIntl.replace(/\s/g, "\u00a0"));
		}),
	);
});

test.each<[Language, string]>([
	["nl", "2,35"],
	["de", "2,35"],
	["en", "2.35"],
	["fr", "2,35"],
])("measures in %s have two decimals: %s", (language, expected) => {
	expect(formatNumber(language, 2.3521, 2)).toBe(expected);
	expect(formatNumber(language, 33.2, 0)).toBe("33");
});

test.each<[Language, string]>([
	["nl", "8 september 2026"],
	["en", "8 September 2026"],
	["de", "8. September 2026"],
	["fr", "8 septembre 2026"],
])("days in %s are written in full: %s", (language, expected) => {
	expect(formatDate(language, new Date("2026-09-07T22:30:00Z"))).toBe(expected);
});

test.each([
	["2026-12-01T12:00:00Z", "1er décembre 2026"],
	["2026-12-11T12:00:00Z", "11 décembre 2026"],
	["2026-12-10T12:00:00Z", "10 décembre 2026"],
])("French counts the first of a month: %s", (date, said) => {
	expect(formatDate("fr", new Date(date)).replaceAll("\u00a0", " ")).toBe(said);
});

test("an invalid date raises an error", () => {
	expect(() => formatDate("en", new Date("no date"))).toThrow("Invalid time value");
});

test.each([
	["nl", "21%", "4,50%"],
	["en", "21%", "4.50%"],
	["de", "21\u00a0%", "4,50\u00a0%"],
	["fr", "21\u00a0%", "4,50\u00a0%"],
] as const)("percentages in %s", (language, whole, parts) => {
	expect(formatPercent(language, 21)).toBe(whole);
	expect(formatPercent(language, 4.5, 2)).toBe(parts);
});
