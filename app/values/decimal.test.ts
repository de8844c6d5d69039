import fc from "fast-check";
import { expect, test } from "vitest";
import { parseDecimal } from "./decimal.ts";

const limits = { decimals: 3, most: 99 };

test.each([
	["2,352", 2.352],
	["2.352", 2.352],
	[" 12 ", 12],
	["12,", 12],
	["0", 0],
	["99", 99],
	["99.000", 99],
])("%j is %d", (text, value) => {
	expect(parseDecimal(text, limits)).toBe(value);
});

test.each([
	["2,3521", "decimals"],
	["99,001", "tooLarge"],
	["9".repeat(400), "tooLarge"],
	["-2", "negative"],
	["− 2,5", "negative"],
	["", "number"],
	["two", "number"],
	["2m", "number"],
	["1.234,5", "number"],
	["1 234", "number"],
	["1e1", "number"],
	[",5", "number"],
])("%j is refused: %s", (text, problem) => {
	expect(parseDecimal(text, limits)).toBe(problem);
});

test("every number of thousandths is read as it is written, with either sign", () => {
	fc.assert(
		fc.property(fc.nat(99_000), fc.constantFrom(".", ","), (thousandths, sign) => {
			const value = thousandths / 1000;
			expect(parseDecimal(String(value).replace(".", sign), limits)).toBe(value);
		}),
	);
});
