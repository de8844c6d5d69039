import fc from "fast-check";
import { expect, test } from "vitest";
import { placeFromText, placeToText } from "./place.ts";
import { transportCountries } from "./vocabulary.ts";

test.each([
	["BE-2000", "BE", "2000"],
	["be 2000", "BE", "2000"],
	["DE50667", "DE", "50667"],
	["NL-1012AB", "NL", "1012 AB"],
	[" nl-1012 ab ", "NL", "1012 AB"],
	["FR-75001", "FR", "75001"],
])("%j is a place", (text, country, postcode) => {
	expect(placeFromText(text)).toEqual({ country, postcode });
});

test.each([
	[null],
	[""],
	["2000"],
	["BE-"],
	["BE-20000"],
	["LU-1009"],
	["NL-1012"],
	["DE-5066A"],
	["BE-2000-1"],
	["BE-２０００"],
	["BE-2000\nX"],
])("%j is none", (text) => {
	expect(placeFromText(text)).toBeNull();
});

test("a place is written in one way, and read again from it", () => {
	const digits = (length: number) =>
		fc.integer({ min: 0, max: 10 ** length - 1 }).map((number) => String(number).padStart(length, "0"));
	const postcodes = {
		BE: digits(4),
		NL: digits(4).map((code) => `${code} XB`),
		DE: digits(5),
		FR: digits(5),
	};
	const places = fc
		.constantFrom(...transportCountries)
		.chain((country) => postcodes[country].map((postcode) => ({ country, postcode })));
	fc.assert(
		fc.property(places, (place) => {
			expect(placeFromText(placeToText(place))).toEqual(place);
			expect(placeToText(place)).toMatch(/^[A-Z]{2}-[A-Z0-9]{4,6}$/);
		}),
	);
});
