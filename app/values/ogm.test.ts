import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatOgm, highestOgmNumber, ogmOf, parseOgm, tabledOgm } from "./ogm.ts";

const numbers = fc.integer({ min: 0, max: highestOgmNumber });

describe("a structured communication", () => {
	test.each([
		[1, "000000000101"],
		[96, "000000009696"],
		[97, "000000009797"],
		[98, "000000009801"],
		[194, "000000019497"],
		[108068171, "010806817183"],
		[1234567890, "123456789002"],
		[2026000123, "202600012320"],
		[2026000124, "202600012421"],
		[2026000125, "202600012522"],
		[9999999999, "999999999948"],
		[0, "000000000097"],
	])("of %d is %s", (number, digits) => {
		expect(ogmOf(number)).toBe(digits);
		expect(parseOgm(digits)).toBe(digits);
	});

	test.each([[-1], [1.5], [10_000_000_000], [Number.NaN]])(
		"is there for ten digits alone: not %d",
		(number) => {
			expect(() => ogmOf(number)).toThrow(RangeError);
		},
	);

	test.each([
		["+++202/6000/12320+++"],
		["***202/6000/12320***"],
		[" 202/6000/12320 "],
		["202 6000 12320"],
		["+++ 202 / 6000 / 12320 +++"],
		["202-6000-12320"],
		["202.6000.12320"],
		["202600012320"],
	])("is read as %s", (text) => {
		expect(parseOgm(text)).toBe("202600012320");
	});

	test.each([
		["123456789012"],
		["000000009700"],
		["202600012321"],
		["20260001232"],
		["2026000123200"],
		["K-10001"],
		["+32 3 000 00 00"],
		["BE68 5390 0754 7034"],
		["202+6000+12320"],
		[""],
	])("is not %s", (text) => {
		expect(parseOgm(text)).toBeNull();
	});

	test("reads as people write it, for every number", () => {
		fc.assert(
			fc.property(numbers, (number) => {
				const ogm = ogmOf(number);
				expect(formatOgm(ogm)).toMatch(/^\+\+\+\d{3}\/\d{4}\/\d{5}\+\+\+$/);
				expect(parseOgm(formatOgm(ogm))).toBe(ogm);
				expect(parseOgm(tabledOgm(ogm))).toBe(ogm);
			}),
		);
	});

	test("is known by any single digit that is wrong", () => {
		fc.assert(
			fc.property(numbers, fc.nat(11), fc.integer({ min: 1, max: 9 }), (number, place, by) => {
				const digits = [...ogmOf(number)];
				digits[place] = String((Number(digits[place]) + by) % 10);
				expect(parseOgm(digits.join(""))).toBeNull();
			}),
		);
	});
});
