import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cents } from "~/values/money.ts";
import { anySize } from "../../../tests/support/sample-products.ts";
import { type Tariff, truckPrice } from "./transport.ts";

/** Any tariff whose full truck costs at least as much as a half one. */
const anyTariff: fc.Arbitrary<Tariff> = fc
	.tuple(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 0, max: 1_000_000 }))
	.map(([single, more]) => ({ single: cents(single), double: cents(single + more) }));
const anyQuantity = fc.integer({ min: 1, max: 100 });

describe("the crane's 13 percent are rounded half up to the cent", () => {
	test.each([
		// 0.50 × 1.13 = 0.565, 1.50 × 1.13 = 1.695: a half cent goes up.
		[50, 57],
		[150, 170],
		// 0.49 × 1.13 = 0.5537, 0.51 × 1.13 = 0.5763, 1.00 × 1.13 = 1.13.
		[49, 55],
		[51, 58],
		[100, 113],
		[0, 0],
	])("%i cents become %i", (price, expected) => {
		const tariff = { single: cents(price), double: cents(price * 2) };
		expect(truckPrice(tariff, "20ft", 1, true)).toBe(expected);
	});

	test("once on the whole line, not once per truck", () => {
		// Three times 0.50 is 1.50, times 1.13 is 1.695: 1.70. Rounded per truck it would be 3 × 0.57 = 1.71.
		const tariff = { single: cents(50), double: cents(50) };
		expect(truckPrice(tariff, "40ft", 3, true)).toBe(170);
	});
});

describe("for every tariff, size and quantity", () => {
	test("the price is a whole number of cents and never negative", () => {
		fc.assert(
			fc.property(anyTariff, anySize, anyQuantity, fc.boolean(), (tariff, size, quantity, crane) => {
				const price = truckPrice(tariff, size, quantity, crane);
				expect(Number.isSafeInteger(price)).toBe(true);
				expect(price).toBeGreaterThanOrEqual(0);
			}),
		);
	});

	test("one piece more never makes it cheaper", () => {
		fc.assert(
			fc.property(anyTariff, anySize, anyQuantity, fc.boolean(), (tariff, size, quantity, crane) => {
				const more = truckPrice(tariff, size, quantity + 1, crane);
				expect(more).toBeGreaterThanOrEqual(truckPrice(tariff, size, quantity, crane));
			}),
		);
	});

	test("a crane never makes it cheaper", () => {
		fc.assert(
			fc.property(anyTariff, anySize, anyQuantity, (tariff, size, quantity) => {
				const without = truckPrice(tariff, size, quantity, false);
				expect(truckPrice(tariff, size, quantity, true)).toBeGreaterThanOrEqual(without);
			}),
		);
	});

	test("an even number of small containers costs what half as many large ones cost", () => {
		fc.assert(
			fc.property(anyTariff, anyQuantity, fc.boolean(), (tariff, trucks, crane) => {
				const small = truckPrice(tariff, "20ft", trucks * 2, crane);
				expect(small).toBe(truckPrice(tariff, "40ft", trucks, crane));
			}),
		);
	});
});
