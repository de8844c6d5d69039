import { expect, test } from "vitest";
import { cents } from "~/values/money.ts";
import type { RentalOffer } from "../rental.ts";
import { rentalList } from "./rental-structured-data.ts";

const offer: RentalOffer = {
	id: "7f1c",
	type: "Standard",
	condition: "used-a",
	isAvailable: true,
	imageUrl: "/images/products/20ft.svg",
	title: "20ft container",
	slug: "20ft-container",
	summary: "A container of 20 ft.",
	rentPerDay: cents(250),
};
const page = {
	...{ origin: "https://shop.example", total: 50, offset: 24 },
	addressOf: (slug: string) => `https://shop.example/en/container/${slug}?condition=rent`,
};

test("containers for rent are counted over all pages, each with its net rent per day from 30 days on", () => {
	const url = "https://shop.example/en/container/20ft-container?condition=rent";
	expect(rentalList([offer], page)).toEqual({
		"@context": "https://schema.org",
		"@type": "ItemList",
		numberOfItems: 50,
		itemListElement: [
			{
				"@type": "ListItem",
				position: 25,
				item: {
					"@type": "Product",
					name: "20ft container",
					sku: "7f1c",
					url,
					image: "https://shop.example/images/products/20ft.svg",
					offers: {
						"@type": "Offer",
						url,
						availability: "https://schema.org/InStock",
						businessFunction: "http://purl.org/goodrelations/v1#LeaseOut",
						priceSpecification: {
							"@type": "UnitPriceSpecification",
							price: "2.50",
							priceCurrency: "EUR",
							valueAddedTaxIncluded: false,
							unitCode: "DAY",
						},
						eligibleDuration: { "@type": "QuantitativeValue", minValue: 30, unitCode: "DAY" },
					},
				},
			},
		],
	});
});

test("what is on request has no offer, and what has no picture no image", () => {
	const [item] = rentalList([{ ...offer, imageUrl: null, rentPerDay: null }], page).itemListElement;
	expect(item?.item).not.toHaveProperty("image");
	expect(item?.item).not.toHaveProperty("offers");
});

test("what is out of stock says so", () => {
	const [item] = rentalList([{ ...offer, isAvailable: false }], page).itemListElement;
	expect(item?.item.offers).toMatchObject({ availability: "https://schema.org/OutOfStock" });
});
