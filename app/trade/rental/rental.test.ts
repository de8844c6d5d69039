import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { PriceFacts } from "~/trade/catalog/pricing.ts";
import { sizeGroup, sizeGroups, sizeRank } from "~/trade/catalog/product-groups.ts";
import { cents } from "~/values/money.ts";
import { type ProductType, productTypes } from "~/values/vocabulary.ts";
import { anyPriceFacts, anySize, euros, priceFacts } from "../../../tests/support/sample-products.ts";
import {
	findRentals,
	isRentable,
	rentalSorts,
	rentalStateFromUrl,
	rentalStateToUrl,
	shownRent,
} from "./rental.ts";

function product(name: string, size: string, prices: Partial<PriceFacts>, type: ProductType = "Standard") {
	return { name, size, type, ...priceFacts(prices) };
}

function names(products: readonly { name: string }[]): string[] {
	return products.map(({ name }) => name);
}

describe("what is for rent (shop document §2)", () => {
	test.each<[string, Partial<PriceFacts>, boolean, number | null]>([
		["a daily rent", { priceRentPerDay: cents(180) }, true, 180],
		["rent on request", { askOfferRent: true }, true, null],
		[
			"rent on request with a price beside it",
			{ priceRentPerDay: cents(180), askOfferRent: true },
			true,
			null,
		],
		["a rent of zero on request", { priceRentPerDay: cents(0), askOfferRent: true }, true, null],
		["a rent of zero", { priceRentPerDay: cents(0) }, false, null],
		["no rent", {}, false, null],
		["a price to buy", { price: euros(2000), priceNew: euros(2650) }, false, null],
		["a purchase on request", { askOfferNew: true }, false, null],
	])("%s", (_name, prices, rentable, rent) => {
		expect(isRentable(priceFacts(prices))).toBe(rentable);
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

const perDay = (amount: number) => ({ priceRentPerDay: cents(amount) });

const stock = [
	product("special", "special", perDay(900)),
	product("unknown", "53ft", perDay(700)),
	product("40 on request", "40ft", { askOfferRent: true }),
	product("20 hc", "20ft", perDay(290), "High Cube"),
	product("20", "20ft", perDay(250)),
	product("45", "45ft", perDay(590)),
	product("8", "8ft", perDay(200)),
	product("10", "10ft", perDay(220)),
	product("6", "6ft", perDay(180)),
	product("20 hidden", "20ft", { ...perDay(100), askOfferRent: true }, "Tank"),
	product("for sale only", "20ft", { priceNew: euros(2650) }),
];

describe("filtering", () => {
	test.each([
		[null, ["6", "8", "10", "20", "20 hc", "20 hidden", "40 on request", "45", "special", "unknown"]],
		["6-10ft", ["6", "8", "10"]],
		["20ft", ["20", "20 hc", "20 hidden"]],
		["40ft", ["40 on request"]],
		["45ft", ["45"]],
		["special", ["special", "unknown"]],
	] as const)("size %s", (size, expected) => {
		expect(names(findRentals(stock, { size, sort: "size" }))).toEqual(expected);
	});

	test("nothing for rent is an empty list", () => {
		const sale = stock.filter((one) => !isRentable(one));
		expect(sale).toHaveLength(1);
		expect(findRentals(sale, { size: null, sort: "price-asc" })).toEqual([]);
	});
});

describe("sorting", () => {
	test.each([
		["size", ["6", "8", "10", "20", "20 hc", "20 hidden", "40 on request", "45", "special", "unknown"]],
		["size-desc", ["special", "45", "40 on request", "20", "20 hc", "20 hidden", "10", "8", "6", "unknown"]],
		["price-asc", ["6", "8", "10", "20", "20 hc", "45", "unknown", "special", "20 hidden", "40 on request"]],
		["price-desc", ["special", "unknown", "45", "20 hc", "20", "10", "8", "6", "20 hidden", "40 on request"]],
	] as const)("by %s", (sort, expected) => {
		expect(names(findRentals(stock, { size: null, sort }))).toEqual(expected);
	});
});

const anyProducts = fc
	.array(
		fc.tuple(anyPriceFacts, fc.oneof(anySize, fc.constant("53ft")), fc.constantFrom(...productTypes, null)),
		{ maxLength: 20 },
	)
	.map((drawn) => drawn.map(([facts, size, type], id) => ({ ...facts, size, type, id })));
const anySort = fc.constantFrom(...rentalSorts);
const anySizeGroup = fc.constantFrom(null, ...sizeGroups);

describe("any list of products", () => {
	test("is shown with exactly what is for rent in the size, whatever the order", () => {
		fc.assert(
			fc.property(anyProducts, anySizeGroup, anySort, (products, size, sort) => {
				const expected = products.filter(
					(one) =>
						((one.priceRentPerDay ?? 0) > 0 || one.askOfferRent) &&
						(size === null || sizeGroup(one.size) === size),
				);
				const found = findRentals(products, { size, sort });
				expect(found.toSorted((a, b) => a.id - b.id)).toEqual(expected);
			}),
		);
	});

	test("has its shown rents in order, and what is on request after them", () => {
		fc.assert(
			fc.property(anyProducts, fc.constantFrom("price-asc", "price-desc"), (products, sort) => {
				const rents = findRentals(products, { size: null, sort }).map(shownRent);
				const shown = rents.filter((rent) => rent !== null);
				expect(rents.slice(0, shown.length)).toEqual(shown);
				const order = shown.toSorted((a, b) => (sort === "price-asc" ? a - b : b - a));
				expect(shown).toEqual(order);
			}),
		);
	});

	test("has its sizes in order, and unknown ones last both ways", () => {
		fc.assert(
			fc.property(anyProducts, fc.constantFrom("size", "size-desc"), (products, sort) => {
				const ranks = findRentals(products, { size: null, sort }).map((one) => sizeRank(one.size));
				const known = ranks.filter((rank) => rank !== sizeRank("53ft"));
				expect(ranks.slice(0, known.length)).toEqual(known);
				expect(known).toEqual(known.toSorted((a, b) => (sort === "size" ? a - b : b - a)));
			}),
		);
	});
});
