import { describe, expect, test } from "vitest";
import { cents } from "~/values/money.ts";
import { likelyRequestType, type QuoteChoice, quoteChoice } from "./quote-choice.ts";

const product = {
	...{ price: cents(0), priceNew: cents(265_000), priceUsedA: cents(175_000), priceUsedCw: null },
	...{ priceRentPerDay: cents(250), askOfferNew: false, askOfferUsedA: false, askOfferUsedCw: true },
	...{ askOfferRent: false, size: "20ft", isAvailable: true },
	deliveryOptions: { truck: true, truck_with_crane: true, self_pickup: true },
};
const selection = { condition: "used-a", colorType: "from_stack", ral: "", quantity: 1 } as const;
const truck = { delivery: "truck", country: "BE", postcode: "1050" } as const;
const table = { "10": [31_000, 44_300] } as const;

function choose(given: object, transport: object = truck, quantity = 1, ral?: string): QuoteChoice {
	return quoteChoice(
		product,
		{ ...selection, ...given, transport: { ...truck, ...transport } },
		{ quantity, ral, table },
	);
}

describe("what a quote keeps of the screen", () => {
	test("place and prices for the quantity that is asked for", () => {
		expect(choose({}, {}, 3)).toMatchObject({
			...{ transportCountry: "BE", transportPostcode: "1050", transportPrice: 75_300 },
			...{ unitPrice: 175_000, totalPrice: 600_300, quantityRequested: 3 },
		});
	});

	test.each([
		[{ delivery: null }, null, null],
		[{ delivery: "self_pickup" }, null, null],
		[{ postcode: " " }, "BE", null],
		[{ postcode: "99 99\n" }, "BE", null],
		[{ country: "NL", postcode: "1012ab" }, "NL", "1012 AB"],
		[{ country: "FR", postcode: "75001" }, "FR", "75001"],
	])("the place of %j", (transport, transportCountry, transportPostcode) => {
		expect(choose({}, transport)).toMatchObject({ transportCountry, transportPostcode });
	});

	test("the goods alone where transport has no price", () => {
		expect(choose({}, { country: "FR", postcode: "75001" })).toMatchObject({
			...{ transportPrice: null, unitPrice: 175_000, totalPrice: 175_000 },
		});
	});

	test.each([[{ colorType: "wish_color" }], [{ condition: "used-cw" }], [{ condition: null }]])(
		"no price on request: %j",
		(given) => {
			expect(choose(given)).toMatchObject({ unitPrice: null, totalPrice: null });
		},
	);

	test("a colour's number with a wish colour alone", () => {
		expect(choose({ colorType: "wish_color" }, {}, 1, "RAL 5010").ralColor).toBe("RAL 5010");
		expect(choose({}, {}, 1, "RAL 5010").ralColor).toBe("N/A");
	});
});

test.each([
	[{ purchaseOption: "rent", colorType: "from_stack", quantityRequested: 3 }, "Lease"],
	[{ purchaseOption: "new", colorType: "wish_color", quantityRequested: 3 }, "Special Modification"],
	[{ purchaseOption: "new", colorType: "from_stack", quantityRequested: 2 }, "Bulk Order"],
	[{ purchaseOption: "used_a", colorType: "from_stack", quantityRequested: 1 }, null],
] as const)("the kind of request of %j is %s", (choice, type) => {
	expect(likelyRequestType(choice)).toBe(type);
});
