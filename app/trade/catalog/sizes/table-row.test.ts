import { describe, expect, test } from "vitest";
import { cents } from "~/values/money.ts";
import { pricedProduct } from "../../../../tests/support/sample-products.ts";
import type { PricedProduct } from "../pricing.ts";
import type { SizedProduct } from "./sizes.store.server.ts";
import { offeredIn, tableRow } from "./table-row.ts";

const measured: Omit<SizedProduct, keyof PricedProduct> = {
	...{ id: "1", type: "Standard", condition: "new", stockStatus: "Low Stock", palletPlaces: 11 },
	...{ title: "20 ft", slug: "20-ft", lang: undefined },
	dimensionsInside: { length: 5.9, width: 2.35, height: 2.39 },
	dimensionsOutside: { length: 6.06, width: 2.44, height: 2.59 },
	weight: { gross: 30_480, net: 28_180, tare: 2_300 },
	capacityCbm: 33.2,
};
const at = { place: { country: "BE", postcode: "2000" }, table: { "20": [20_000, 30_000] } } as const;

describe("a container as a line of figures", () => {
	test("has its measures, the norm's door opening, and its prices without a way anywhere", () => {
		const row = tableRow({ ...pricedProduct(), ...measured }, null);
		expect(row).toMatchObject({
			volume: 33.2,
			payload: 28_180,
			tare: 2_300,
			stock: "Low Stock",
			delivered: null,
		});
		expect(row.door).toEqual({ width: 2.286, height: 2.261 });
		expect(row.prices["used-a"]).toEqual({ kind: "priced", goods: 195_000, delivered: null });
	});

	test("has the least that it costs at a place", () => {
		expect(tableRow({ ...pricedProduct(), ...measured }, at).delivered).toBe(185_000);
		const asked = pricedProduct({ askOfferNew: true, priceUsedA: null, priceUsedCw: null });
		expect(tableRow({ ...asked, ...measured }, at).delivered).toBeNull();
	});

	test("keeps what it costs there when it is out of stock", () => {
		expect(tableRow({ ...pricedProduct({ isAvailable: false }), ...measured }, at)).toMatchObject({
			delivered: 185_000,
			stock: "Out of Stock",
		});
	});

	test("says of what is not known that it is not, and of what is off sale that there is none", () => {
		const bare = { dimensionsInside: null, dimensionsOutside: null, weight: null, capacityCbm: null };
		const row = tableRow({ ...pricedProduct({ isAvailable: false }), ...measured, ...bare }, null);
		expect(row).toMatchObject({
			inside: null,
			outside: null,
			door: null,
			volume: null,
			payload: null,
			tare: null,
		});
		expect(row.stock).toBe("Out of Stock");
	});
});

test("columns are the conditions that some container is offered in", () => {
	const row = (given: Parameters<typeof pricedProduct>[0]) =>
		tableRow({ ...pricedProduct(given), ...measured }, null);
	const none = { priceUsedCw: null, priceRentPerDay: null };
	expect(offeredIn([row({ ...none, priceUsedA: null }), row({ ...none, priceNew: cents(0) })])).toEqual([
		"new",
		"used-a",
	]);
	expect(offeredIn([])).toEqual([]);
});
