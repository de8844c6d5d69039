import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	colorTypes,
	conditions,
	type DeliveryChoice,
	deliveryChoices,
	transportCountries,
} from "~/values/vocabulary.ts";
import {
	anyPricedProduct,
	documentedTariffs,
	pricedProduct,
} from "../../../tests/support/sample-products.ts";
import { type LineChoice, type PricedProduct, priceLine } from "./pricing.ts";

const { BE } = documentedTariffs;

function choice(given: Partial<LineChoice> = {}, delivery: DeliveryChoice | null = "truck"): LineChoice {
	return {
		condition: "new",
		colorType: "from_stack",
		quantity: 1,
		transport: { delivery, country: "BE", postcode: "1050" },
		...given,
	};
}

describe("the price of a line", () => {
	test("is base price × quantity + transport: 3 × 2650 + 443 + 310", () => {
		expect(priceLine(pricedProduct(), choice({ quantity: 3 }), BE)).toMatchObject({
			unitPrice: 265_000,
			goods: 795_000,
			transport: { state: "priced", price: 75_300 },
			total: 870_300,
			quoteRequired: false,
			obstacle: null,
		});
	});

	test("of rent is its first 30 days: 2 × 30 × 1.80 + 443", () => {
		const line = priceLine(pricedProduct(), choice({ condition: "rent", quantity: 2 }), BE);
		expect(line).toMatchObject({ unitPrice: 5_400, goods: 10_800, total: 55_100, obstacle: null });
	});

	test("of rent takes no notice of a wish colour", () => {
		const line = priceLine(pricedProduct(), choice({ condition: "rent", colorType: "wish_color" }), BE);
		expect(line).toMatchObject({ unitPrice: 5_400, quoteRequired: false, obstacle: null });
	});

	test("of a wish colour is transport alone, and a quote", () => {
		expect(priceLine(pricedProduct(), choice({ colorType: "wish_color" }), BE)).toMatchObject({
			unitPrice: 0,
			total: 31_000,
			quoteRequired: true,
			obstacle: "quote_required",
		});
	});

	test("can be ordered with self pickup, which costs nothing", () => {
		const line = priceLine(pricedProduct(), choice({}, "self_pickup"), BE);
		expect(line).toMatchObject({ total: 265_000, obstacle: null });
	});
});

const nothingPriced = { priceNew: null, priceUsedA: null, priceUsedCw: null, priceRentPerDay: null };
const collectOnly = { truck: false, truck_with_crane: false, self_pickup: true };
const undelivered = { truck: false, truck_with_crane: false, self_pickup: false };

describe("why a line cannot be ordered (storefront document §4)", () => {
	test.each<[string, Partial<PricedProduct>, LineChoice, string]>([
		["not in stock", { isAvailable: false }, choice(), "unavailable"],
		["no condition chosen", {}, choice({ condition: null }), "no_condition"],
		["a condition without a price", { priceNew: null }, choice(), "not_offered"],
		["the ask-offer flag of the condition", { askOfferNew: true }, choice(), "quote_required"],
		["a wish colour", {}, choice({ colorType: "wish_color" }), "quote_required"],
		["no price at all", nothingPriced, choice(), "no_price"],
		["no price at all and no condition chosen", nothingPriced, choice({ condition: null }), "no_price"],
		["no delivery chosen", {}, choice({}, null), "delivery_open"],
		[
			"no delivery chosen, and none but collecting",
			{ deliveryOptions: collectOnly },
			choice({}, null),
			"collect_only",
		],
		["no delivery at all", { deliveryOptions: undelivered }, choice({}, null), "not_delivered"],
		["no delivery at all, but one chosen", { deliveryOptions: undelivered }, choice(), "not_delivered"],
		[
			"no postcode",
			{},
			choice({ transport: { delivery: "truck", country: "BE", postcode: " " } }),
			"postcode_open",
		],
		[
			"a postcode of another form",
			{},
			choice({ transport: { delivery: "truck", country: "BE", postcode: "105" } }),
			"postcode_invalid",
		],
		[
			"no tariff for the postcode",
			{},
			choice({ transport: { delivery: "truck", country: "BE", postcode: "9999" } }),
			"no_tariff",
		],
		[
			"a delivery that the product does not have",
			{ deliveryOptions: { truck: false, truck_with_crane: true, self_pickup: true } },
			choice(),
			"delivery_not_offered",
		],
		[
			"the first obstacle is named",
			{ isAvailable: false, priceNew: null },
			choice({ condition: null }, null),
			"unavailable",
		],
	])("%s", (_name, product, chosen, obstacle) => {
		expect(priceLine(pricedProduct(product), chosen, BE).obstacle).toBe(obstacle);
	});

	test("no tariff in the whole country", () => {
		const toFrance = choice({ transport: { delivery: "truck", country: "FR", postcode: "75001" } });
		expect(priceLine(pricedProduct(), toFrance, {}).obstacle).toBe("country_on_request");
	});

	test("tariffs that are not there yet", () => {
		expect(priceLine(pricedProduct(), choice(), null).obstacle).toBe("tariffs_open");
	});

	test("a product without any price is a quote, not a sum of nothing", () => {
		expect(priceLine(pricedProduct(nothingPriced), choice(), BE)).toMatchObject({ quoteRequired: true });
	});

	test("another condition's flag is no obstacle", () => {
		expect(priceLine(pricedProduct({ askOfferUsedA: true }), choice(), BE).obstacle).toBeNull();
	});
});

const anyChoice: fc.Arbitrary<LineChoice> = fc.record({
	condition: fc.constantFrom(...conditions, null),
	colorType: fc.constantFrom(...colorTypes),
	quantity: fc.integer({ min: 1, max: 100 }),
	transport: fc.record({
		delivery: fc.constantFrom(...deliveryChoices, null),
		country: fc.constantFrom(...transportCountries),
		postcode: fc.constantFrom("", "1050", "1012 AB", "01067", "9999", "x"),
	}),
});

function price(product: PricedProduct, chosen: LineChoice) {
	return priceLine(product, chosen, documentedTariffs[chosen.transport.country]);
}

describe("for every product and choice", () => {
	test("total = base × quantity + transport, all in whole cents", () => {
		fc.assert(
			fc.property(anyPricedProduct, anyChoice, (product, chosen) => {
				const line = price(product, chosen);
				const transport = line.transport.state === "priced" ? line.transport.price : 0;
				expect(line.total).toBe(line.unitPrice * chosen.quantity + transport);
				expect(line.goods).toBe(line.unitPrice * chosen.quantity);
				expect([line.unitPrice, line.goods, line.total].every(Number.isSafeInteger)).toBe(true);
			}),
		);
	});

	test("the total never falls when the quantity rises", () => {
		fc.assert(
			fc.property(anyPricedProduct, anyChoice, (product, chosen) => {
				const more = price(product, { ...chosen, quantity: chosen.quantity + 1 });
				expect(more.total).toBeGreaterThanOrEqual(price(product, chosen).total);
			}),
		);
	});

	test("what can be ordered has a positive price, a decided transport and needs no quote", () => {
		fc.assert(
			fc.property(anyPricedProduct, anyChoice, (product, chosen) => {
				const line = price(product, chosen);
				if (line.obstacle !== null) return;
				expect(line.unitPrice).toBeGreaterThan(0);
				expect(line.transport.state).toBe("priced");
				expect(line.quoteRequired).toBe(false);
			}),
		);
	});
});
