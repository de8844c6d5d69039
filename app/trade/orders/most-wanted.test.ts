import { describe, expect, test } from "vitest";
import { cents } from "~/values/money.ts";
import { mostWanted } from "./most-wanted.ts";

type Product = Parameters<typeof mostWanted>[0][number];

const product = (id: string, euros: number | null, isAvailable = true) =>
	({
		...{ id, isAvailable, price: cents(0), priceNew: euros === null ? null : cents(euros * 100) },
		...{ priceUsedA: null, priceUsedCw: null, priceRentPerDay: null },
	}) as Product;

describe("what is offered to somebody who found nothing", () => {
	const products = [
		product("dear", 3000),
		product("unpriced", null),
		product("cheap", 900),
		product("gone", 100, false),
		product("middle", 2000),
	];
	const ids = (ordered: string[]) => mostWanted(products, ordered).products.map(({ id }) => id);

	test.each([
		["the cheapest in stock", [], ["cheap", "middle", "dear"]],
		["first what was ordered most", ["dear", "unpriced"], ["dear", "unpriced", "cheap"]],
		["nothing that is out of stock or deleted", ["gone", "deleted"], ["cheap", "middle", "dear"]],
		["three at the most", ["middle", "dear", "cheap", "unpriced"], ["middle", "dear", "cheap"]],
	])("is %s", (_rule, ordered, expected) => {
		expect(ids(ordered)).toEqual(expected);
	});

	test("says whether it was ordered", () => {
		expect(mostWanted(products, ["dear", "gone", "cheap"]).areOrdered).toBe(false);
		expect(mostWanted(products, ["dear", "middle", "cheap"]).areOrdered).toBe(true);
	});

	test("is fewer where there are fewer", () => {
		expect(mostWanted([], [])).toEqual({ products: [], areOrdered: false });
		expect(mostWanted([product("last", null)], []).products).toHaveLength(1);
	});
});
