import { expect, test } from "vitest";
import { type CompanyCountry, companyCountries, hasPhoneDigits, phoneLinkOf } from "./phone.ts";

test.each<[string, CompanyCountry, string | null]>([
	["+32 3 000 00 00", "BE", "+3230000000"],
	["+32 (0)3 000 00 00", "BE", "+3230000000"],
	["0032 3 000 00 00", "NL", "+3230000000"],
	["03/000.00.00", "BE", "+3230000000"],
	["(03) 000 00 00", "BE", "+3230000000"],
	["030 123 456–0", "DE", "+49301234560"],
	["06 12345678", "NL", "+31612345678"],
	["06 1 234 5678", "HU", "+3612345678"],
	["27 12 34 56", "LU", "+35227123456"],
	["06 1234 5678", "IT", "+390612345678"],
	["3 000 00 00", "BE", null],
	["+0 123456789", "BE", null],
	["+32", "BE", null],
	["+1234567890123456", "BE", null],
	["call us", "BE", null],
	["03 ABC", "BE", null],
	["", "BE", null],
	["+", "BE", null],
])("%j in %s can be called as %s", (text, country, expected) => {
	expect(phoneLinkOf(text, country)).toBe(expected);
});

test("the countries are known to the language's names of regions", () => {
	const names = new Intl.DisplayNames("en", { type: "region" });
	expect(companyCountries).toHaveLength(30);
	for (const code of companyCountries) expect(names.of(code)).not.toBe(code);
});

test.each([
	["+32 470 00 00 00", true],
	["03 000 00 00", true],
	["123456", true],
	["12345", false],
	["x", false],
	["", false],
	["1234567890123456", false],
])("%j has the digits of a phone number: %s", (text, expected) => {
	expect(hasPhoneDigits(text)).toBe(expected);
});
