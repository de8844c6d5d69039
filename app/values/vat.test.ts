import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cents } from "./money.ts";
import { vatRate, withVat } from "./vat.ts";

test("the rate is 21 percent (shop document §9)", () => {
	expect(vatRate).toBe(21);
});

describe("VAT on a net amount", () => {
	test.each([
		// 2650.00 × 0.21 = 556.50
		[265_000, 55_650, 320_650],
		// 3403.00 × 0.21 = 714.63
		[340_300, 71_463, 411_763],
		// 0.50 × 0.21 = 0.105, half up; 1.50 × 0.21 = 0.315, half up
		[50, 11, 61],
		[150, 32, 182],
		// 0.49 × 0.21 = 0.1029
		[49, 10, 59],
		[0, 0, 0],
	])("%i cents: %i VAT, %i in total", (subtotal, vat, total) => {
		expect(withVat(cents(subtotal))).toEqual({ subtotal, vat, total });
	});

	test("the total is always subtotal plus VAT, in whole cents", () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (net) => {
				const { subtotal, vat, total } = withVat(cents(net));
				expect(total).toBe(subtotal + vat);
				expect(Number.isSafeInteger(vat)).toBe(true);
			}),
		);
	});
});
