import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cents, noCents, percentOfCents, sumCents, timesCents } from "./money.ts";

const anyAmount = fc.integer({ min: 0, max: 1_000_000_000 }).map(cents);

describe("cents", () => {
	test("takes whole numbers", () => {
		expect(cents(265_000)).toBe(265_000);
		expect(cents(0)).toBe(noCents);
	});

	test.each([0.5, 1.999, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])("refuses %d", (amount) => {
		expect(() => cents(amount)).toThrow(RangeError);
	});
});

describe("sums and products", () => {
	test("are exact", () => {
		expect(sumCents([])).toBe(0);
		expect(sumCents([cents(10), cents(20), cents(1)])).toBe(31);
		expect(timesCents(cents(180), 30)).toBe(5_400);
		expect(timesCents(cents(180), 0)).toBe(0);
	});

	test("refuse what integers cannot hold", () => {
		expect(() => timesCents(cents(180), Number.NaN)).toThrow(RangeError);
		expect(() => timesCents(cents(Number.MAX_SAFE_INTEGER), 2)).toThrow(RangeError);
	});
});

describe("percentOfCents rounds half up to the cent", () => {
	test.each([
		[265_000, 21, 55_650],
		// 0.50 × 13 % = 0.065; 0.49 × 13 % = 0.0637; 0.04 × 13 % = 0.0052; 0.03 × 13 % = 0.0039
		[50, 13, 7],
		[49, 13, 6],
		[4, 13, 1],
		[3, 13, 0],
		[0, 21, 0],
		[12_345, 100, 12_345],
	])("%i cents at %i percent are %i", (amount, percent, expected) => {
		expect(percentOfCents(cents(amount), percent)).toBe(expected);
	});

	test("and is never further than half a cent from the exact value", () => {
		fc.assert(
			fc.property(anyAmount, fc.integer({ min: 0, max: 200 }), (amount, percent) => {
				const hundredths = percentOfCents(amount, percent) * 100 - amount * percent;
				expect(hundredths).toBeGreaterThan(-50);
				expect(hundredths).toBeLessThanOrEqual(50);
			}),
		);
	});
});
