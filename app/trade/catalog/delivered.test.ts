import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { conditions } from "~/values/vocabulary.ts";
import {
	anyPricedProduct,
	documentedTariffs,
	pricedProduct,
} from "../../../tests/support/sample-products.ts";
import { deliveredFrom, deliveredLine, usualDelivery } from "./delivered.ts";
import { priceLine } from "./pricing.ts";

const { BE } = documentedTariffs;
const brussels = { country: "BE", postcode: "1050" } as const;

describe("the delivered price", () => {
	test("is the container with its truck: 2650 + 310", () => {
		expect(deliveredLine(pricedProduct(), "new", brussels, BE).total).toBe(296_000);
	});

	test("comes by crane truck where no other brings it", () => {
		const deliveryOptions = { truck: false, truck_with_crane: true, self_pickup: true };
		const line = deliveredLine(pricedProduct({ deliveryOptions }), "new", brussels, BE);
		expect(line.transport).toMatchObject({ delivery: "truck_with_crane" });
	});

	test.each([
		["nobody brings it", { deliveryOptions: { truck: false, truck_with_crane: false, self_pickup: true } }],
		["each condition is on request", { askOfferNew: true, askOfferUsedA: true, askOfferUsedCw: true }],
	])("is none where %s", (_why, facts) => {
		expect(deliveredFrom(pricedProduct(facts), brussels, BE)).toBeNull();
	});

	test("stays where it is out of stock: 1650 + 310", () => {
		expect(deliveredFrom(pricedProduct({ isAvailable: false }), brussels, BE)).toBe(196_000);
	});

	test("is none where there is no tariff", () => {
		expect(deliveredFrom(pricedProduct(), brussels, {})).toBeNull();
		expect(deliveredFrom(pricedProduct(), { country: "BE", postcode: "0999" }, BE)).toBeNull();
	});

	test("is the least of what a page, a cart and an order would ask of what is in stock, and rent is no such price", () => {
		fc.assert(
			fc.property(anyPricedProduct, (product) => {
				const least = deliveredFrom(product, brussels, BE);
				const asked = conditions
					.filter((condition) => condition !== "rent")
					.map((condition) => {
						const transport = { delivery: usualDelivery(product.deliveryOptions), ...brussels };
						return priceLine(
							{ ...product, isAvailable: true },
							{ condition, colorType: "from_stack", quantity: 1, transport },
							BE,
						);
					})
					.filter(({ obstacle }) => obstacle === null)
					.map(({ total }) => total);
				expect(least).toBe(asked.length === 0 ? null : Math.min(...asked));
			}),
		);
	});
});
