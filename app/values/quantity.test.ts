import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isQuantity, parseQuantity } from "./quantity.ts";

describe("what a visitor typed as a quantity", () => {
	test.each([
		["1", 1],
		["7", 7],
		[" 12 ", 12],
		["100", 100],
		["0", 1],
		["-3", 1],
		["101", 100],
		["99999", 100],
		["2.9", 2],
		["abc", 1],
		["12 pieces", 1],
		["", 1],
		["   ", 1],
		[null, 1],
		[undefined, 1],
	])("%j is %i", (text, expected) => {
		expect(parseQuantity(text)).toBe(expected);
	});

	test("is always one that a cart may hold", () => {
		fc.assert(fc.property(fc.string(), (text) => isQuantity(parseQuantity(text))));
		fc.assert(fc.property(fc.double(), (number) => isQuantity(parseQuantity(String(number)))));
	});
});

test.each([
	[1, true],
	[100, true],
	[0, false],
	[101, false],
	[-1, false],
	[1.5, false],
	[Number.NaN, false],
	[Number.POSITIVE_INFINITY, false],
])("%d may stand in a cart: %s", (value, expected) => {
	expect(isQuantity(value)).toBe(expected);
});
