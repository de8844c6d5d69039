import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cents } from "~/values/money.ts";
import { type ProductType, productTypes } from "~/values/vocabulary.ts";
import { anyPriceFacts, anySize, euros, priceFacts } from "../../../tests/support/sample-products.ts";
import type { PriceFacts } from "./pricing.ts";
import {
	filterProducts,
	sizeGroup,
	sizeRank,
	sortOrders,
	sortProducts,
	typeGroup,
} from "./product-groups.ts";

function product(name: string, size: string, type: ProductType | null, prices: Partial<PriceFacts> = {}) {
	return { name, size, type, ...priceFacts(prices) };
}

function names(products: readonly { name: string }[]): string[] {
	return products.map(({ name }) => name);
}

describe("groups (storefront document §9)", () => {
	test.each([
		["6ft", "6-10ft"],
		["8ft", "6-10ft"],
		["10ft", "6-10ft"],
		["20ft", "20ft"],
		["40ft", "40ft"],
		["40ft HC", "40ft"],
		["45ft", "45ft"],
		["special", "special"],
		["53ft", "special"],
	])("size %s is in %s", (size, group) => {
		expect(sizeGroup(size)).toBe(group);
	});

	test.each<[ProductType | null, string]>([
		["Standard", "standard"],
		["High Cube", "high-cube"],
		["Refrigerated", "thermostatic"],
		["thermostatic", "thermostatic"],
		["Open Top", "special"],
		["Flat Rack", "special"],
		["Tank", "special"],
		[null, "special"],
	])("type %s is in %s", (type, group) => {
		expect(typeGroup(type)).toBe(group);
	});

	test("sizes rank from 6 ft to special, others last", () => {
		const sizes = ["6ft", "8ft", "10ft", "20ft", "40ft", "45ft", "special", "53ft"];
		expect(sizes.map(sizeRank)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
	});
});

describe("filtering", () => {
	const all = [
		product("small", "8ft", "Standard"),
		product("standard", "20ft", "Standard"),
		product("reefer", "20ft", "Refrigerated"),
		product("tank", "20ft", "Tank"),
		product("high", "40ft HC", "High Cube"),
	];

	test("all sizes and types are the whole list in its order", () => {
		expect(filterProducts(all, { size: null, type: null })).toEqual(all);
	});

	test("one size, one type, or both at once", () => {
		expect(names(filterProducts(all, { size: "20ft", type: null }))).toEqual(["standard", "reefer", "tank"]);
		expect(names(filterProducts(all, { size: null, type: "standard" }))).toEqual(["small", "standard"]);
		expect(names(filterProducts(all, { size: "20ft", type: "special" }))).toEqual(["tank"]);
		expect(filterProducts(all, { size: "45ft", type: "standard" })).toEqual([]);
	});
});

describe("sorting", () => {
	test("by size from small to large, and within a size standard, then high cube, then the rest", () => {
		const products = [
			product("odd", "53ft", "Standard"),
			product("special", "special", null),
			product("40 high cube", "40ft", "High Cube"),
			product("40 reefer", "40ft", "Refrigerated"),
			product("40 standard", "40ft", "Standard"),
			product("45", "45ft", "High Cube"),
			product("20", "20ft", "Tank"),
			product("10", "10ft", "Standard"),
			product("6", "6ft", "Standard"),
			product("8", "8ft", "Standard"),
		];
		const expected = [
			"6",
			"8",
			"10",
			"20",
			"40 standard",
			"40 high cube",
			"40 reefer",
			"45",
			"special",
			"odd",
		];
		expect(names(sortProducts(products, "size"))).toEqual(expected);
	});

	const priced = [
		product("on request", "20ft", "Standard", { askOfferNew: true }),
		product("wide", "20ft", "Standard", { priceNew: euros(5000), priceUsedCw: euros(1000) }),
		product("dear", "20ft", "Standard", { priceUsedA: euros(6000) }),
		product("middle", "20ft", "Standard", { price: euros(3000) }),
		product("zero", "20ft", "Standard", { priceNew: cents(0) }),
		product("narrow", "20ft", "Standard", { priceNew: euros(4000), priceUsedA: euros(2000) }),
	];

	test("by price low to high: the cheapest positive price, products without one last", () => {
		const expected = ["wide", "narrow", "middle", "dear", "on request", "zero"];
		expect(names(sortProducts(priced, "price-asc"))).toEqual(expected);
	});

	test("by price high to low: the highest positive price, products without one last", () => {
		const expected = ["dear", "wide", "narrow", "middle", "on request", "zero"];
		expect(names(sortProducts(priced, "price-desc"))).toEqual(expected);
	});

	test.each(["price-asc", "price-desc"] as const)("by %s: what is only for rent has a price", (order) => {
		const rent = product("rent", "20ft", "Standard", { priceRentPerDay: cents(180) });
		const none = product("none", "20ft", "Standard");
		expect(names(sortProducts([none, rent], order))).toEqual(["rent", "none"]);
	});

	test.each(sortOrders)("by %s keeps exactly the same products", (order) => {
		const anyProduct = fc.tuple(anyPriceFacts, anySize, fc.constantFrom(...productTypes, null));
		fc.assert(
			fc.property(fc.array(anyProduct, { maxLength: 20 }), (drawn) => {
				const products = drawn.map(([facts, size, type], id) => ({ ...facts, size, type, id }));
				const sorted = sortProducts(products, order);
				expect(sorted.toSorted((a, b) => a.id - b.id)).toEqual(products);
			}),
		);
	});
});
