import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cents } from "~/values/money.ts";
import {
	anyPriceFacts,
	euros,
	pricedProduct,
	priceFacts,
} from "../../../../tests/support/sample-products.ts";
import { asksOffer, optionPrice, type PriceFacts } from "../pricing.ts";
import { productStructuredData } from "./product-structured-data.ts";

const page = { origin: "https://shop.example", path: "/en/container/20ft", category: "Standard" };
const url = "https://shop.example/en/container/20ft";

type Product = Parameters<typeof productStructuredData>[0];

function product(facts: PriceFacts = pricedProduct()): Product {
	return {
		...facts,
		id: "7d9c1a52-0000-4000-8000-000000000001",
		condition: "used-a",
		isAvailable: true,
		stockStatus: "Low Stock",
		imageUrl: "/images/card.svg",
		images: [{ imageUrl: "/images/a.svg" }, { imageUrl: "https://files.example/b.webp" }],
		conditionImages: [],
		mainConditionImages: [],
		text: { title: "20ft standard", description: "A box.", metaDescription: null },
	};
}

function described(given: Partial<Product> = {}) {
	return productStructuredData({ ...product(), ...given }, page);
}

function offersOf(facts: PriceFacts) {
	return productStructuredData(product(facts), page).offers ?? [];
}

describe("a container as structured data", () => {
	test("has name, text, kind, number and the pictures' absolute addresses", () => {
		expect(described()).toMatchObject({
			"@context": "https://schema.org",
			"@type": "Product",
			name: "20ft standard",
			description: "A box.",
			category: "Standard",
			sku: "7d9c1a52-0000-4000-8000-000000000001",
			url,
			image: ["https://shop.example/images/a.svg", "https://files.example/b.webp"],
		});
	});

	test("is described as to search engines elsewhere", () => {
		const text = { title: "20ft", description: "A box.", metaDescription: "A new box." };
		expect(described({ text }).description).toBe("A new box.");
	});

	test("offers a used one for sale, net", () => {
		expect(offersOf(priceFacts({ priceUsedCw: cents(165_050) }))).toEqual([
			{
				"@type": "Offer",
				url: `${url}?condition=used-cw`,
				availability: "https://schema.org/LimitedAvailability",
				itemCondition: "https://schema.org/UsedCondition",
				price: "1650.50",
				priceCurrency: "EUR",
				priceSpecification: {
					"@type": "UnitPriceSpecification",
					price: "1650.50",
					priceCurrency: "EUR",
					valueAddedTaxIncluded: false,
				},
			},
		]);
	});

	test("offers rent per day, for 30 days at least, without a price of the container", () => {
		expect(offersOf(priceFacts({ priceRentPerDay: cents(180) }))).toEqual([
			{
				"@type": "Offer",
				url: `${url}?condition=rent`,
				availability: "https://schema.org/LimitedAvailability",
				itemCondition: "https://schema.org/UsedCondition",
				businessFunction: "http://purl.org/goodrelations/v1#LeaseOut",
				priceSpecification: {
					"@type": "UnitPriceSpecification",
					price: "1.80",
					priceCurrency: "EUR",
					valueAddedTaxIncluded: false,
					unitCode: "DAY",
				},
				eligibleDuration: { "@type": "QuantitativeValue", minValue: 30, unitCode: "DAY" },
			},
		]);
	});

	test.each([
		[true, "In Stock", "InStock"],
		[true, "Low Stock", "LimitedAvailability"],
		[true, "Out of Stock", "OutOfStock"],
		[false, "In Stock", "OutOfStock"],
	] as const)("available: %j and %s is %s", (isAvailable, stockStatus, word) => {
		const offers = described({ isAvailable, stockStatus }).offers ?? [];
		expect(offers).toHaveLength(4);
		expect(new Set(offers.map((offer) => offer.availability))).toEqual(
			new Set([`https://schema.org/${word}`]),
		);
	});

	test("only a new one is new", () => {
		expect(offersOf(pricedProduct()).map((offer) => offer.itemCondition.split("/").at(-1))).toEqual([
			"NewCondition",
			...Array(3).fill("UsedCondition"),
		]);
	});

	test("names no price of what is on request, and no offers where all is", () => {
		const facts = priceFacts({ priceNew: euros(2650), askOfferNew: true, askOfferUsedA: true });
		expect(productStructuredData(product(facts), page)).not.toHaveProperty("offers");
	});
});

test("every priced option without the ask-offer flag is offered, at its price", () => {
	fc.assert(
		fc.property(anyPriceFacts, (facts) => {
			const priced = (["new", "used-a", "used-cw", "rent"] as const).filter(
				(condition) => optionPrice(facts, condition) !== null && !asksOffer(facts, condition),
			);
			const offers = offersOf(facts);
			expect(offers.map((offer) => new URL(offer.url).searchParams.get("condition"))).toEqual(priced);
			offers.forEach((offer, index) => {
				const { price } = offer.priceSpecification;
				expect(price).toMatch(/^\d+\.\d{2}$/);
				expect(Math.round(Number(price) * 100)).toBe(optionPrice(facts, priced[index] ?? "new"));
			});
		}),
	);
});
