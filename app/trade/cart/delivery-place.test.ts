import { describe, expect, test } from "vitest";
import { addressAt, atPlace, differsFrom, isPlace, placeOf } from "./delivery-place.ts";

describe("the place of a delivery address", () => {
	test.each([
		["belgium", " 2000 ", "BE", "2000"],
		["netherlands", "1012ab", "NL", "1012 AB"],
		["germany", "10115", "DE", "10115"],
		["france", "75001", "FR", "75001"],
		["belgium", " abc ", "BE", "abc"],
	] as const)("in %s with %j is %s %s", (country, postalCode, expected, postcode) => {
		const place = placeOf({ country, postalCode });
		expect(place).toEqual({ country: expected, postcode });
		expect(isPlace(place)).toBe(postcode !== "abc");
		if (isPlace(place)) expect(addressAt(place)).toEqual({ country, postalCode: postcode });
	});
});

describe("a line for a place", () => {
	const place = { country: "DE", postcode: "10115" } as const;
	const byTruck = { transportType: "truck", transportCountry: "BE", transportPostcode: "2000" } as const;
	const collected = {
		transportType: "self_pickup",
		transportCountry: null,
		transportPostcode: null,
	} as const;

	test("goes there by truck, and is then priced for it", () => {
		expect(differsFrom(byTruck, place)).toBe(true);
		const moved = atPlace(byTruck, place);
		expect(moved).toEqual({ transportType: "truck", transportCountry: "DE", transportPostcode: "10115" });
		expect(differsFrom(moved, place)).toBe(false);
		expect(differsFrom({ ...byTruck, transportPostcode: "10115" }, place)).toBe(true);
	});

	test("stays as it is where the buyer collects it", () => {
		expect(differsFrom(collected, place)).toBe(false);
		expect(atPlace(collected, place)).toBe(collected);
	});
});
