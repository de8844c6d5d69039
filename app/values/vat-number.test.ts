import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseVatNumber } from "./vat-number.ts";

test.each([
	["BE 0123.456.749", "BE 0123.456.749"],
	["be0123456749", "BE 0123.456.749"],
	["BE-0123 456 749", "BE 0123.456.749"],
	// 10000000 mod 97 is 76.
	["BE1000000021", "BE 1000.000.021"],
	// 1·9 + 2·8 + 3·7 + 4·6 + 5·5 + 6·4 + 7·3 + 8·2 = 156 = 14 · 11 + 2: a company's.
	["NL 1234.56.782.B01", "NL123456782B01"],
	["nl123456782b99", "NL123456782B99"],
	// 2321 123456789 11 13 leaves 1 by 97: a sole trader's.
	["NL123456789B13", "NL123456789B13"],
	["DE 136 695 976", "DE136695976"],
	// 123456789 leaves 39 by 97; 12 + 3 · 39 = 129, which leaves 32.
	["FR 32 123 456 789", "FR32123456789"],
	["CHE-123.456.789 MWST", "CHE123456789MWST"],
	["LU12345678", "LU12345678"],
	["BE 0123.456.748", null],
	["BE 123.456.749", null],
	["BE 2123456749", null],
	["BE 01234567490", null],
	["NL123456789B01", null],
	["NL000000000B00", null],
	["NL12345678B01", null],
	["NL123456782C01", null],
	["DE136695977", null],
	["DE036695976", null],
	["DE123", null],
	["FR33123456789", null],
	["FRI1123456789", null],
	["FR3212345678", null],
	["BE", null],
	["0123456749", null],
	["", null],
	["none", null],
	["NONSENSE", null],
	["NL", null],
])("%j is read as %j", (text, expected) => {
	expect(parseVatNumber(text)).toBe(expected);
});

test.each([
	["0123.456.749", "BE", "BE 0123.456.749"],
	["123456782B01", "NL", "NL123456782B01"],
	["136695976", "DE", "DE136695976"],
	["32123456789", "FR", "FR32123456789"],
	["BE 0123.456.749", "DE", "BE 0123.456.749"],
	["0123.456.749", "DE", null],
	["BE 0123.456.748", "BE", null],
	["", "BE", null],
])("%j of a buyer in %s is read as %j", (text, country, expected) => {
	expect(parseVatNumber(text, country)).toBe(expected);
});

describe("check digits", () => {
	const pairs = Array.from({ length: 100 }, (_, pair) => String(pair).padStart(2, "0"));
	const digits = (count: number, max = 10 ** count - 1) =>
		fc.integer({ min: 0, max }).map((number) => String(number).padStart(count, "0"));
	const read = (texts: readonly string[]) => texts.filter((text) => parseVatNumber(text) !== null);

	test("a Belgian number has one pair of them", () => {
		fc.assert(
			fc.property(digits(8, 19_999_999), (start) => {
				expect(read(pairs.map((check) => `BE${start}${check}`))).toHaveLength(1);
			}),
			{ numRuns: 50 },
		);
	});

	test("a Dutch company's nine digits have at most one last digit, whatever follows the B", () => {
		fc.assert(
			fc.property(digits(8, 99_999_999), (start) => {
				// More than two of a hundred ends is a company's; a sole trader's has one or two.
				const ends = Array.from({ length: 10 }, (_, last) => pairs.map((end) => `NL${start}${last}B${end}`));
				const whole = ends.filter((texts) => read(texts).length === 100);
				expect(whole.length).toBeLessThanOrEqual(1);
				for (const texts of ends.filter((one) => !whole.includes(one))) {
					expect([1, 2]).toContain(read(texts).length);
				}
			}),
			{ numRuns: 50 },
		);
	});

	test("a German number has one last digit", () => {
		fc.assert(
			fc.property(digits(8), (start) => {
				fc.pre(!start.startsWith("0"));
				const texts = Array.from({ length: 10 }, (_, last) => `DE${start}${last}`);
				expect(read(texts)).toHaveLength(1);
			}),
			{ numRuns: 50 },
		);
	});

	test("a French number has one key of digits, and a change of one digit of the company breaks it", () => {
		fc.assert(
			fc.property(digits(9), fc.nat(8), fc.integer({ min: 1, max: 9 }), (company, place, by) => {
				const [right = ""] = read(pairs.map((key) => `FR${key}${company}`));
				expect(read(pairs.map((key) => `FR${key}${company}`))).toEqual([right]);
				const changed = (Number(company[place]) + by) % 10;
				const other = company.slice(0, place) + changed + company.slice(place + 1);
				expect(parseVatNumber(right.slice(0, 4) + other)).toBeNull();
			}),
			{ numRuns: 50 },
		);
	});

	test("a French key with a letter fits one of eleven companies", () => {
		const signs = [..."0123456789ABCDEFGHJKLMNPQRSTUVWXYZ"];
		const keys = signs.flatMap((one) => signs.map((other) => one + other)).filter((key) => /\D/.test(key));
		for (const key of keys) {
			const fitting = Array.from({ length: 11 }, (_, offset) => `FR${key}${123_456_789 + offset}`);
			expect(read(fitting), key).toHaveLength(1);
		}
	});
});
