import fc from "fast-check";
import type { PricedProduct, PriceFacts } from "~/trade/catalog/pricing.ts";
import type { TariffTable } from "~/trade/transport/transport.ts";
import { type Cents, cents } from "~/values/money.ts";
import type { TransportCountry } from "~/values/vocabulary.ts";

/** Whole euros as cents. */
export function euros(amount: number): Cents {
	return cents(amount * 100);
}

/** Prices of a product that offers nothing, except what is given. */
export function priceFacts(given: Partial<PriceFacts> = {}): PriceFacts {
	return {
		price: cents(0),
		priceNew: null,
		priceUsedA: null,
		priceUsedCw: null,
		priceRentPerDay: null,
		askOfferNew: false,
		askOfferUsedA: false,
		askOfferUsedCw: false,
		askOfferRent: false,
		...given,
	};
}

/** A 20 ft container in stock with every price and every delivery, except what is given. */
export function pricedProduct(given: Partial<PricedProduct> = {}): PricedProduct {
	return {
		...priceFacts({
			priceNew: euros(2650),
			priceUsedA: euros(1950),
			priceUsedCw: euros(1650),
			priceRentPerDay: cents(180),
		}),
		size: "20ft",
		isAvailable: true,
		deliveryOptions: { truck: true, truck_with_crane: true, self_pickup: true },
		...given,
	};
}

/** The three rows that the storefront document gives in §9, in cents. */
export const documentedTariffs: Record<TransportCountry, TariffTable> = {
	BE: { "10": [31_000, 44_300] },
	NL: { "10": [40_600, 58_000] },
	DE: { "01": [170_000, 212_500] },
	FR: {},
};

const anyPrice = fc.integer({ min: 1, max: 5_000_000 }).map(cents);
const maybePrice = fc.option(anyPrice, { nil: null });

/** Any prices that a product may have. */
export const anyPriceFacts: fc.Arbitrary<PriceFacts> = fc.record({
	price: fc.integer({ min: 0, max: 5_000_000 }).map(cents),
	priceNew: maybePrice,
	priceUsedA: maybePrice,
	priceUsedCw: maybePrice,
	priceRentPerDay: maybePrice,
	askOfferNew: fc.boolean(),
	askOfferUsedA: fc.boolean(),
	askOfferUsedCw: fc.boolean(),
	askOfferRent: fc.boolean(),
});

export const anySize = fc.constantFrom("6ft", "8ft", "10ft", "20ft", "40ft", "40ft HC", "45ft", "special");

/** Any product that a line may be priced for. */
export const anyPricedProduct: fc.Arbitrary<PricedProduct> = fc
	.record({
		facts: anyPriceFacts,
		size: anySize,
		isAvailable: fc.boolean(),
		deliveryOptions: fc.record({
			truck: fc.boolean(),
			truck_with_crane: fc.boolean(),
			self_pickup: fc.boolean(),
		}),
	})
	.map(({ facts, ...product }) => ({ ...facts, ...product }));
