import { describe, expect, test } from "vitest";
import type { PriceFacts } from "~/trade/catalog/pricing.ts";
import { sizeGroups } from "~/trade/catalog/product-groups.ts";
import { cents } from "~/values/money.ts";
import { euros, priceFacts } from "../../../tests/support/sample-products.ts";
import { rentalSorts, rentalStateFromUrl, rentalStateToUrl, shownRent } from "./rental.ts";

describe("the rent that a card shows (shop document §2)", () => {
	test.each<[string, Partial<PriceFacts>, number | null]>([
		["a daily rent", { priceRentPerDay: cents(180) }, 180],
		["rent on request", { askOfferRent: true }, null],
		["rent on request with a price beside it", { priceRentPerDay: cents(180), askOfferRent: true }, null],
		["a rent of zero on request", { priceRentPerDay: cents(0), askOfferRent: true }, null],
		["a rent of zero", { priceRentPerDay: cents(0) }, null],
		["no rent", {}, null],
		["a price to buy", { price: euros(2000), priceNew: euros(2650) }, null],
		["a purchase on request", { askOfferNew: true }, null],
	])("%s", (_name, prices, rent) => {
		expect(shownRent(priceFacts(prices))).toBe(rent);
	});
});

describe("the page's state in its URL", () => {
	test("nothing set is every size, from small to large", () => {
		expect(rentalStateFromUrl(new URLSearchParams())).toEqual({ size: null, sort: "size" });
	});

	test.each(["size=&sort=", "size=20&sort=newest", "size=20FT&sort=SIZE-DESC", "size=__proto__&sort=rent"])(
		"unknown values count as not set: %s",
		(query) => {
			expect(rentalStateFromUrl(new URLSearchParams(query))).toEqual({ size: null, sort: "size" });
		},
	);

	test("every state comes back from its own URL", () => {
		for (const size of [null, ...sizeGroups]) {
			for (const sort of rentalSorts) {
				const query = rentalStateToUrl({ size, sort }).toString();
				expect(rentalStateFromUrl(new URLSearchParams(query))).toEqual({ size, sort });
			}
		}
		expect(rentalStateToUrl({ size: null, sort: "size" }).toString()).toBe("");
	});
});
