import fc from "fast-check";
import { expect, test } from "vitest";
import { parseVatNumber } from "./vat-number.ts";

test.each([
	["BE 0123.456.749", "BE 0123.456.749"],
	["be0123456749", "BE 0123.456.749"],
	["BE-0123 456 749", "BE 0123.456.749"],
	// 10000000 mod 97 is 76.
	["BE1000000021", "BE 1000.000.021"],
	["NL 1234.56.789.B01", "NL123456789B01"],
	["DE 123456789", "DE123456789"],
	["FR 2H 123456789", "FR2H123456789"],
	["BE 0123.456.748", null],
	["BE 123.456.749", null],
	["BE 2123456749", null],
	["BE 01234567490", null],
	["BE", null],
	["0123456749", null],
	["", null],
	["none", null],
	["NL", null],
	["CHE-123.456.789 MWST", "CHE123456789MWST"],
])("%j is read as %j", (text, expected) => {
	expect(parseVatNumber(text)).toBe(expected);
});

test("a Belgian number has one pair of check digits", () => {
	fc.assert(
		fc.property(fc.integer({ min: 0, max: 19_999_999 }), (first) => {
			const start = String(first).padStart(8, "0");
			const good = Array.from(
				{ length: 100 },
				(_, check) => `BE${start}${String(check).padStart(2, "0")}`,
			).filter((text) => parseVatNumber(text) !== null);
			expect(good).toHaveLength(1);
		}),
		{ numRuns: 50 },
	);
});
