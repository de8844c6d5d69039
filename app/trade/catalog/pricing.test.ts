import { describe, expect, test } from "vitest";
import { cents } from "~/values/money.ts";
import type { ColorType, Condition } from "~/values/vocabulary.ts";
import { euros, priceFacts } from "../../../tests/support/sample-products.ts";
import {
	askedCondition,
	basePrice,
	cardPrice,
	effectiveColor,
	initialCondition,
	offeredConditions,
	optionPrice,
	quoteRequired,
} from "./pricing.ts";

const everyPrice = priceFacts({
	price: euros(2500),
	priceNew: euros(2650),
	priceUsedA: euros(1950),
	priceUsedCw: euros(1650),
	priceRentPerDay: cents(180),
});

describe("base price (storefront document §4)", () => {
	test.each<[Condition, ColorType, number]>([
		["new", "from_stack", 265_000],
		["used-a", "from_stack", 195_000],
		["used-cw", "from_stack", 165_000],
		// 30 × 1.80 = 54.00
		["rent", "from_stack", 5_400],
		["new", "wish_color", 0],
		["used-a", "wish_color", 0],
		["used-cw", "wish_color", 0],
		["rent", "wish_color", 5_400],
	])("%s in %s is %i cents", (condition, color, expected) => {
		expect(basePrice(everyPrice, condition, color)).toBe(expected);
	});

	test("an option without a price is 0, never the product's general price", () => {
		expect(basePrice(priceFacts({ price: euros(2500) }), "new", "from_stack")).toBe(0);
	});
});

describe("quote required", () => {
	test.each<Condition>(["new", "used-a", "used-cw"])("%s in a wish colour", (condition) => {
		expect(quoteRequired(everyPrice, condition, "from_stack")).toBe(false);
		expect(quoteRequired(everyPrice, condition, "wish_color")).toBe(true);
	});

	test("not for rent, which comes in stock colours only", () => {
		expect(quoteRequired(everyPrice, "rent", "wish_color")).toBe(false);
		expect(effectiveColor("rent", "wish_color")).toBe("from_stack");
		expect(effectiveColor(null, "wish_color")).toBe("from_stack");
		expect(effectiveColor("new", "wish_color")).toBe("wish_color");
	});

	test.each([
		["askOfferNew", "new"],
		["askOfferUsedA", "used-a"],
		["askOfferUsedCw", "used-cw"],
		["askOfferRent", "rent"],
	] as const)("%s asks for %s alone", (flag, asked) => {
		const facts = { ...everyPrice, [flag]: true };
		for (const condition of ["new", "used-a", "used-cw", "rent"] as const) {
			expect(quoteRequired(facts, condition, "from_stack")).toBe(condition === asked);
		}
	});
});

describe("the condition that a price on request is asked for", () => {
	test("is the container's own where that is on request, else the first that is", () => {
		const asked = { ...everyPrice, askOfferUsedA: true, askOfferRent: true };
		expect(askedCondition(asked, "rent")).toBe("rent");
		expect(askedCondition(asked, "new")).toBe("used-a");
		expect(askedCondition(everyPrice, "new")).toBeNull();
	});
});

describe("offered conditions", () => {
	test("an option with neither price nor flag is not offered", () => {
		expect(offeredConditions(priceFacts({ price: euros(2500) }))).toEqual([]);
		expect(offeredConditions(priceFacts({ priceUsedA: euros(1950) }))).toEqual(["used-a"]);
		expect(offeredConditions(priceFacts({ askOfferRent: true }))).toEqual(["rent"]);
		expect(offeredConditions(everyPrice)).toEqual(["new", "used-a", "used-cw", "rent"]);
	});

	test("a price of 0 is no price", () => {
		const facts = priceFacts({ priceNew: cents(0) });
		expect(optionPrice(facts, "new")).toBeNull();
		expect(offeredConditions(facts)).toEqual([]);
	});

	test("a page starts with the wanted condition, else the first that is offered", () => {
		expect(initialCondition(everyPrice, "used-cw")).toBe("used-cw");
		expect(initialCondition(priceFacts({ priceUsedA: euros(1950), askOfferRent: true }), "new")).toBe(
			"used-a",
		);
		expect(initialCondition(priceFacts(), "new")).toBeNull();
	});
});

describe("what a card shows (storefront document §9)", () => {
	test.each(["askOfferNew", "askOfferUsedA", "askOfferUsedCw", "askOfferRent"] as const)(
		"price on request as soon as %s is set, whatever the prices are",
		(flag) => {
			expect(cardPrice({ ...everyPrice, [flag]: true })).toEqual({ kind: "on_request" });
		},
	);

	test("else the general price where there is one", () => {
		expect(cardPrice(everyPrice)).toEqual({ kind: "single", price: 250_000 });
	});

	test("else the prices that there are, new first and rent per day last", () => {
		expect(cardPrice({ ...everyPrice, price: cents(0) })).toEqual({
			kind: "list",
			lines: [
				{ condition: "new", price: 265_000 },
				{ condition: "used-a", price: 195_000 },
				{ condition: "used-cw", price: 165_000 },
				{ condition: "rent", price: 180 },
			],
		});
		expect(cardPrice(priceFacts({ priceUsedCw: euros(1650), priceNew: cents(0) }))).toEqual({
			kind: "list",
			lines: [{ condition: "used-cw", price: 165_000 }],
		});
	});

	test("price on request where no condition has a price, whatever the general one", () => {
		expect(cardPrice(priceFacts({ price: euros(2500) }))).toEqual({ kind: "on_request" });
	});

	test("else price on request", () => {
		expect(cardPrice(priceFacts())).toEqual({ kind: "on_request" });
	});
});
