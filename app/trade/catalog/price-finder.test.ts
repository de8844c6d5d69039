import { expect, test } from "vitest";
import type { TariffTable } from "~/trade/transport/transport.ts";
import { cents } from "~/values/money.ts";
import { pricedProduct } from "../../../tests/support/sample-products.ts";
import { chooseContainer, type FinderAnswer, type FinderCondition, findPrice } from "./price-finder.ts";
import type { PricedProduct } from "./pricing.ts";

const facts = {
	...pricedProduct({ askOfferUsedA: false, askOfferUsedCw: false }),
	type: "Standard" as const,
};
const reefer = { ...facts, slug: "reefer", size: "20ft", type: "Refrigerated" as const };
const long = { ...facts, slug: "long", size: "40ft" };
const newOnly = { ...facts, slug: "new-only", size: "20ft", priceUsedA: null, priceUsedCw: null };
const used = { ...facts, slug: "used", size: "20ft", priceNew: null, priceUsedA: cents(175_000) };

test.each<[string, string | null, FinderCondition, string]>([
	["the one that is asked for, whatever its condition", "new-only", "used-a", "new-only"],
	["of two 20 ft, the one that there is in A grade", null, "used-a", "used"],
	["of two 20 ft, the one that is new", null, "new", "new-only"],
	["a 20 ft all the same where none is in that condition", null, "used-cw", "new-only"],
	["what most come for where the one asked for is gone", "sold", "used-a", "used"],
])("the question at the door is about %s", (_which, slug, condition, expected) => {
	const used20ft = { ...used, priceUsedCw: null };
	expect(chooseContainer([reefer, long, newOnly, used20ft], slug, condition)?.slug).toBe(expected);
});

test("a shop without a 20 ft asks about what it has, one without containers about nothing", () => {
	expect(chooseContainer([reefer, long], null, "new")).toBe(reefer);
	expect(chooseContainer([], null, "new")).toBeUndefined();
});

const rotterdam = { country: "NL", postcode: "3011 AA" } as const;
const tariffs = { "30": [40_000, 60_000] } as const;

test.each<[string, Partial<PricedProduct>, TariffTable, FinderAnswer["kind"]]>([
	["has a price", {}, tariffs, "priced"],
	["is out of stock", { isAvailable: false }, tariffs, "unavailable"],
	["is out of stock and has no price there", { isAvailable: false }, {}, "unavailable"],
	["is not there in the condition", { priceNew: null }, tariffs, "not_offered"],
	["has no price without a question", { askOfferNew: true }, tariffs, "on_request"],
	["has no price there", {}, {}, "on_request"],
])("what %s is answered as such", (_what, given, table, expected) => {
	expect(findPrice({ ...facts, ...given }, "new", rotterdam, table).kind).toBe(expected);
});
