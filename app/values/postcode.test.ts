import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parsePostcode } from "./postcode.ts";
import { type TransportCountry, transportCountries } from "./vocabulary.ts";

describe("a postcode in its country's usual form", () => {
	test.each<[TransportCountry, string, string]>([
		["BE", "1050", "1050"],
		["BE", " 2030 ", "2030"],
		["NL", "1012 AB", "1012 AB"],
		["NL", "1012AB", "1012 AB"],
		["NL", "1012ab", "1012 AB"],
		["NL", " 1012 aB ", "1012 AB"],
		["DE", "01067", "01067"],
		["DE", " 10115", "10115"],
		["FR", "75001", "75001"],
		["FR", " 06000 ", "06000"],
	])("%s: %j is %s", (country, text, expected) => {
		expect(parsePostcode(country, text)).toBe(expected);
	});
});

describe("no postcode", () => {
	test.each<[TransportCountry, string]>([
		["BE", ""],
		["BE", "105"],
		["BE", "10500"],
		["BE", "105A"],
		["BE", "10 50"],
		["BE", "B-1050"],
		["BE", "1050 AB"],
		["NL", ""],
		["NL", "1012"],
		["NL", "1012 A"],
		["NL", "1012 ABC"],
		["NL", "1012  AB"],
		["NL", "101 AB"],
		["NL", "AB 1012"],
		["NL", "1012 12"],
		["DE", ""],
		["DE", "1067"],
		["DE", "010670"],
		["DE", "01O67"],
		["DE", "01 067"],
		["DE", "D-01067"],
		["DE", "٠١٠٦٧"],
		["FR", ""],
		["FR", "7500"],
		["FR", "75 001"],
		["FR", "2A004"],
		["FR", "F-75001"],
	])("%s: %j", (country, text) => {
		expect(parsePostcode(country, text)).toBeNull();
	});
});

test("a parsed postcode is its own usual form", () => {
	const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 4, maxLength: 5 });
	const text = fc.tuple(digits, fc.constantFrom("", "AB", " ab", "x")).map(([d, end]) => d.join("") + end);
	fc.assert(
		fc.property(fc.constantFrom(...transportCountries), text, (country, typed) => {
			const parsed = parsePostcode(country, typed);
			if (parsed !== null) expect(parsePostcode(country, parsed)).toBe(parsed);
		}),
	);
});
