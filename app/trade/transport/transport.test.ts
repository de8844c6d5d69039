import { describe, expect, test } from "vitest";
import type { DeliveryChoice, TransportCountry } from "~/values/vocabulary.ts";
import { documentedTariffs } from "../../../tests/support/sample-products.ts";
import {
	countriesOnRequest,
	fillsTruck,
	offeredDeliveries,
	priceTransport,
	tariffPrefix,
} from "./transport.ts";

const everyDelivery = { truck: true, truck_with_crane: true, self_pickup: true };

function price(
	delivery: DeliveryChoice | null,
	country: TransportCountry,
	postcode: string,
	size: string,
	quantity: number,
	deliveryOptions = everyDelivery,
) {
	const product = { size, deliveryOptions };
	return priceTransport({ delivery, country, postcode }, product, quantity, documentedTariffs[country]);
}

describe("the price of a delivery, worked out by hand from storefront document §9", () => {
	test.each<[string, DeliveryChoice, TransportCountry, string, string, number, number]>([
		// BE prefix 10: single 310, double 443.
		["20 ft, one: the single price", "truck", "BE", "1050", "20ft", 1, 31_000],
		["20 ft, two: the double price", "truck", "BE", "1050", "20ft", 2, 44_300],
		["20 ft, three: 443 + 310", "truck", "BE", "1050", "20ft", 3, 75_300],
		["20 ft, four: 2 × 443", "truck", "BE", "1050", "20ft", 4, 88_600],
		["20 ft, five: 2 × 443 + 310", "truck", "BE", "1050", "20ft", 5, 119_600],
		["20 ft, a hundred: 50 × 443", "truck", "BE", "1050", "20ft", 100, 2_215_000],
		["40 ft, one: the double price", "truck", "BE", "1050", "40ft", 1, 44_300],
		// NL prefix 10: single 406, double 580.
		["20 ft to Amsterdam, one", "truck", "NL", "1012 AB", "20ft", 1, 40_600],
		["40 ft to Amsterdam, three: 3 × 580", "truck", "NL", "1012 AB", "40ft", 3, 174_000],
		["40 ft HC counts as 40 ft: 2 × 580", "truck", "NL", "1012AB", "40ft HC", 2, 116_000],
		["45 ft counts as 40 ft: 3 × 580", "truck", "NL", "1012 AB", "45ft", 3, 174_000],
		// DE prefix 01: single 1700, double 2125.
		["20 ft to Dresden", "truck", "DE", "01067", "20ft", 1, 170_000],
		["with crane: 1700 × 1.13 = 1921", "truck_with_crane", "DE", "01067", "20ft", 1, 192_100],
		["with crane: 2125 × 1.13 = 2401.25", "truck_with_crane", "DE", "01067", "20ft", 2, 240_125],
		["with crane: 753 × 1.13 = 850.89", "truck_with_crane", "BE", "1050", "20ft", 3, 85_089],
		["with crane: 1740 × 1.13 = 1966.20", "truck_with_crane", "NL", "1012 AB", "40ft", 3, 196_620],
	])("%s", (_name, delivery, country, postcode, size, quantity, expected) => {
		expect(price(delivery, country, postcode, size, quantity)).toMatchObject({
			state: "priced",
			price: expected,
			delivery,
		});
	});

	test.each(["6ft", "8ft", "10ft", "special"])("%s travels in pairs like 20 ft: 443 + 310", (size) => {
		expect(price("truck", "BE", "1050", size, 3)).toMatchObject({ price: 75_300 });
	});

	test("self pickup costs nothing and needs no postcode", () => {
		const free = { state: "priced", price: 0, delivery: "self_pickup", postcode: null };
		expect(price("self_pickup", "BE", "", "40ft", 9)).toEqual(free);
		expect(price("self_pickup", "DE", "rubbish", "20ft", 1)).toEqual(free);
	});

	test("names the postcode in its usual form", () => {
		expect(price("truck", "NL", " 1012ab ", "20ft", 1)).toMatchObject({ postcode: "1012 AB" });
	});
});

describe("the region of a postcode", () => {
	test.each(["1000", "1050", "1100", "1200", "1348", "1400", "1500", "1640", "1700", "1800", "1982"])(
		"Belgian %s uses row 10",
		(postcode) => {
			expect(tariffPrefix("BE", postcode)).toBe("10");
			expect(price("truck", "BE", postcode, "20ft", 1)).toMatchObject({ price: 31_000 });
		},
	);

	test.each<[TransportCountry, string, string]>([
		["BE", "2030", "20"],
		["BE", "9000", "90"],
		["NL", "1112 AB", "11"],
		["DE", "10115", "10"],
		["DE", "01067", "01"],
	])("%s %s uses row %s", (country, postcode, prefix) => {
		expect(tariffPrefix(country, postcode)).toBe(prefix);
	});

	test("a region without a row has no price", () => {
		const noPrice = { state: "failed", problem: "no_tariff" };
		expect(price("truck", "BE", "2030", "20ft", 1)).toEqual(noPrice);
		expect(price("truck", "NL", "1112 AB", "20ft", 1)).toEqual(noPrice);
		expect(price("truck_with_crane", "DE", "99999", "40ft", 1)).toEqual(noPrice);
	});
});

describe("a delivery without a price", () => {
	test.each(["truck", "truck_with_crane", "self_pickup"] as const)("%s that is not offered", (delivery) => {
		const options = { ...everyDelivery, [delivery]: false };
		expect(price(delivery, "BE", "1050", "20ft", 1, options)).toEqual({
			state: "failed",
			problem: "delivery_not_offered",
		});
	});

	test("nothing chosen is undecided, even with a postcode", () => {
		expect(price(null, "BE", "1050", "20ft", 1)).toEqual({ state: "undecided", missing: "delivery" });
	});

	test.each(["", "  "])("a truck without a postcode (%j) is undecided", (postcode) => {
		const open = { state: "undecided", missing: "postcode" };
		expect(price("truck", "BE", postcode, "20ft", 1)).toEqual(open);
		expect(price("truck_with_crane", "NL", postcode, "20ft", 1)).toEqual(open);
	});

	test.each(["", "  ", "75001"])("to a country without tariffs is on request (postcode %j)", (postcode) => {
		const onRequest = { state: "failed", problem: "country_on_request" };
		expect(price("truck", "FR", postcode, "20ft", 1)).toEqual(onRequest);
		expect(price("self_pickup", "FR", postcode, "20ft", 1)).toMatchObject({ state: "priced", price: 0 });
	});

	test("is open while the country's tariffs are not there yet", () => {
		const product = { size: "20ft", deliveryOptions: everyDelivery };
		const choice = { delivery: "truck", country: "BE", postcode: "1050" } as const;
		expect(priceTransport(choice, product, 1, null)).toEqual({ state: "undecided", missing: "tariffs" });
	});

	test.each<[TransportCountry, string]>([
		["BE", "105"],
		["NL", "1012"],
		["DE", "1067"],
		["FR", "7500"],
	])("%s with the wrong form %s is refused", (country, postcode) => {
		const invalid = { state: "failed", problem: "postcode_invalid" };
		expect(price("truck", country, postcode, "20ft", 1)).toEqual(invalid);
	});
});

test.each([
	["40ft", true],
	["40ft HC", true],
	["45ft", true],
	["20ft", false],
	["10ft", false],
	["special", false],
])("%s fills a truck: %s", (size, expected) => {
	expect(fillsTruck(size)).toBe(expected);
});

test("countries without any tariff are on request", () => {
	expect(countriesOnRequest(documentedTariffs)).toEqual(["FR"]);
	expect(countriesOnRequest({ ...documentedTariffs, BE: {} })).toEqual(["BE", "FR"]);
});

test("only the deliveries that a product has are offered, in their order", () => {
	expect(offeredDeliveries(everyDelivery)).toEqual(["truck", "truck_with_crane", "self_pickup"]);
	expect(offeredDeliveries({ truck: false, truck_with_crane: true, self_pickup: true })).toEqual([
		"truck_with_crane",
		"self_pickup",
	]);
	expect(offeredDeliveries({ truck: false, truck_with_crane: false, self_pickup: false })).toEqual([]);
});
