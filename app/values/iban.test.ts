import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseBic, parseIban } from "./iban.ts";

describe("an IBAN", () => {
	test.each([
		// Samples of the ISO 13616 registry.
		["BE68539007547034", "BE68 5390 0754 7034"],
		["be68 5390 0754 7034", "BE68 5390 0754 7034"],
		["BE68-5390-0754-7034", "BE68 5390 0754 7034"],
		["NL91ABNA0417164300", "NL91 ABNA 0417 1643 00"],
		["DE89370400440532013000", "DE89 3704 0044 0532 0130 00"],
		["FR1420041010050500013M02606", "FR14 2004 1010 0505 0001 3M02 606"],
		["GB29NWBK60161331926819", "GB29 NWBK 6016 1331 9268 19"],
		["NO9386011117947", "NO93 8601 1117 947"],
	])("%s is %s", (text, expected) => {
		expect(parseIban(text)).toBe(expected);
	});

	test.each([
		"",
		"BE",
		"BE69539007547034",
		"BE68539007547035",
		"BE6853900754703",
		"BE685390075470340",
		"6853900754703412",
		"BE68 5390 0754 70!4",
		"GB29NWBK6016133192681X",
	])("%j is none", (text) => {
		expect(parseIban(text)).toBeNull();
	});

	test("with one wrong digit is always noticed", () => {
		const good = "BE68539007547034";
		fc.assert(
			fc.property(fc.integer({ min: 2, max: good.length - 1 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
				const digit = (Number(good[at]) + by) % 10;
				expect(parseIban(good.slice(0, at) + digit + good.slice(at + 1))).toBeNull();
			}),
		);
	});
});

test.each([
	["GKCCBEBB", "GKCCBEBB"],
	[" gkcc be bb ", "GKCCBEBB"],
	["DEUTDEFF500", "DEUTDEFF500"],
	["", null],
	["GKCCBEB", null],
	["GKCCBEBBXX", null],
	["1KCCBEBB", null],
	["GKCC12BB", null],
])("the BIC %j is read as %j", (text, expected) => {
	expect(parseBic(text)).toBe(expected);
});
