import { describe, expect, test } from "vitest";
import { cents } from "~/values/money.ts";
import { conditionPrice, leastPrice } from "./condition-prices.ts";

const product = {
	...{ size: "20ft", isAvailable: true, price: cents(0) },
	deliveryOptions: { truck: true, truck_with_crane: true, self_pickup: true },
	...{ priceNew: cents(265_000), priceUsedA: cents(175_000), priceUsedCw: null, priceRentPerDay: cents(250) },
	...{ askOfferNew: false, askOfferUsedA: false, askOfferUsedCw: false, askOfferRent: false },
};
const place = { country: "BE", postcode: "2000" } as const;
const at = { place, table: { "20": [20_000, 30_000] } } as const;

describe("a container's price in a condition", () => {
	test.each([
		["new", product, null, { kind: "priced", goods: 265_000, delivered: null }],
		["new", product, at, { kind: "priced", goods: 265_000, delivered: { truck: 20_000, total: 285_000 } }],
		["rent", product, at, { kind: "priced", goods: 7_500, delivered: null }],
		["used-cw", product, at, { kind: "not_offered" }],
		["new", { ...product, askOfferNew: true }, at, { kind: "on_request" }],
		["used-a", product, { place, table: {} }, { kind: "priced", goods: 175_000, delivered: null }],
		[
			"used-a",
			{ ...product, deliveryOptions: { truck: false, truck_with_crane: false, self_pickup: true } },
			at,
			{ kind: "priced", goods: 175_000, delivered: null },
		],
		[
			"used-a",
			{ ...product, deliveryOptions: { truck: false, truck_with_crane: true, self_pickup: true } },
			at,
			{ kind: "priced", goods: 175_000, delivered: { truck: 22_600, total: 197_600 } },
		],
	] as const)("%s", (condition, given, where, expected) => {
		expect(conditionPrice(given, condition, where)).toEqual(expected);
	});
});

test("the least price leaves out rent, what is not offered and what is on request", () => {
	expect(leastPrice(product)).toBe(175_000);
	expect(leastPrice({ ...product, askOfferUsedA: true })).toBe(265_000);
	expect(leastPrice({ ...product, askOfferUsedA: true, askOfferNew: true })).toBeNull();
});
