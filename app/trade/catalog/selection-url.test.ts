import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { conditions, deliveryChoices, languages, transportCountries } from "~/values/vocabulary.ts";
import { anyPriceFacts, pricedProduct } from "../../../tests/support/sample-products.ts";
import { offeredConditions } from "./pricing.ts";
import { type ProductSelection, selectionFromUrl, selectionToUrl } from "./selection.ts";

/** A product with one of the selections that its page allows. */
const anySelection = fc
	.tuple(anyPriceFacts, fc.constantFrom(...conditions), fc.constantFrom(...languages))
	.filter(([facts]) => offeredConditions(facts).length > 0)
	.chain(([facts, condition, language]) =>
		fc
			.record({
				condition: fc.constantFrom(...offeredConditions(facts)),
				wish: fc.boolean(),
				ral: fc.string({ maxLength: 20 }),
				quantity: fc.integer({ min: 1, max: 100 }),
				delivery: fc.constantFrom(...deliveryChoices, null),
				country: fc.constantFrom(...transportCountries),
				postcode: fc.string({ maxLength: 12 }),
			})
			.map((drawn) => {
				const { deliveryOptions } = pricedProduct();
				return { product: { ...facts, condition, deliveryOptions }, language, drawn };
			}),
	);

test("a selection survives its URL", () => {
	fc.assert(
		fc.property(anySelection, ({ product: sold, language, drawn }) => {
			const wish = drawn.wish && drawn.condition !== "rent";
			const byTruck = drawn.delivery === "truck" || drawn.delivery === "truck_with_crane";
			const likely = language === "de" ? "DE" : "BE";
			const selection: ProductSelection = {
				condition: drawn.condition,
				colorType: wish ? "wish_color" : "from_stack",
				ral: wish ? drawn.ral : "",
				quantity: drawn.quantity,
				transport: {
					delivery: drawn.delivery,
					country: byTruck ? drawn.country : likely,
					postcode: byTruck ? drawn.postcode : "",
				},
			};
			const url = new URLSearchParams(selectionToUrl(selection, sold).toString());
			expect(selectionFromUrl(url, sold, language)).toEqual(selection);
			// Whoever opens it in another language reads of the same place.
			if (byTruck)
				for (const other of languages) expect(selectionFromUrl(url, sold, other)).toEqual(selection);
		}),
	);
});

describe("the URL of a selection", () => {
	const product = { ...pricedProduct(), condition: "used-a" } as const;
	const start = selectionFromUrl(new URLSearchParams(), product, "nl");

	function urlOf(given: Partial<ProductSelection>): string {
		return selectionToUrl({ ...start, ...given }, product).toString();
	}

	test("is empty for the product's own start", () => {
		expect(urlOf({})).toBe("");
	});

	test("names what was chosen", () => {
		const transport = { delivery: "truck", country: "NL", postcode: "1012 AB" } as const;
		expect(urlOf({ condition: "new", quantity: 3 })).toBe("condition=new&quantity=3");
		expect(urlOf({ colorType: "wish_color", ral: "RAL 5010" })).toBe("color=wish_color&ral=RAL+5010");
		expect(urlOf({ transport })).toBe("delivery=truck&country=NL&postcode=1012+AB");
	});

	test("names a place for trucks only", () => {
		const transport = { delivery: "self_pickup", country: "NL", postcode: "1012 AB" } as const;
		expect(urlOf({ transport })).toBe("delivery=self_pickup");
	});
});
