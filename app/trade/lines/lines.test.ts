import { describe, expect, test } from "vitest";
import { cents } from "~/values/money.ts";
import { addressLines, lineTotal } from "./lines.ts";

test.each([
	// 3 × 2650 + 753
	[265_000, 3, 75_300, 870_300],
	// 2 × 54.00, collected
	[5_400, 2, 0, 10_800],
])("a line of %i cents × %i + %i is %i", (price, quantity, transport, expected) => {
	expect(lineTotal({ price: cents(price), quantity, transportPrice: cents(transport) })).toBe(expected);
});

describe("the lines of an address", () => {
	const words = { country: "Belgium", vatNumber: "VAT number" };
	const place = { street: "Kaai 12", city: "Antwerpen", postalCode: "2030", country: "belgium" } as const;

	test("of a delivery: company, person, street, postcode and town, country", () => {
		const person = { name: "An Peeters", email: "an@example.com", phone: "+32 470 00 00 00" };
		expect(addressLines({ ...place, ...person, companyName: "Peeters bv" }, words)).toEqual([
			"Peeters bv",
			"An Peeters",
			"Kaai 12",
			"2030 Antwerpen",
			"Belgium",
		]);
	});

	test("of a bill end with the VAT number, and leave out what is not given", () => {
		expect(addressLines({ ...place, companyName: null, vatNumber: "BE 0123.456.789" }, words)).toEqual([
			"Kaai 12",
			"2030 Antwerpen",
			"Belgium",
			"VAT number BE 0123.456.789",
		]);
		expect(addressLines({ ...place, companyName: "", vatNumber: null }, words)).toHaveLength(3);
	});
});
