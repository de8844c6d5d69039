import { absoluteUrl } from "~/values/absolute-url.ts";
import type { Cents } from "~/values/money.ts";
import { rentDays } from "~/values/rental.ts";
import type { Condition, StockStatus } from "~/values/vocabulary.ts";
import { asksOffer, offeredConditions, optionPrice, type PriceFacts } from "../pricing.ts";
import { galleryImages, type ProductDetails } from "../product.ts";
import { selectionFields } from "../selection.ts";

type DescribedProduct = PriceFacts &
	Parameters<typeof galleryImages>[0] &
	Pick<ProductDetails, "id" | "condition" | "isAvailable" | "stockStatus"> & {
		text: Pick<ProductDetails["text"], "title" | "description" | "metaDescription">;
	};

const schemaOrg = "https://schema.org";

const stock: Record<StockStatus, string> = {
	"In Stock": `${schemaOrg}/InStock`,
	"Low Stock": `${schemaOrg}/LimitedAvailability`,
	"Out of Stock": `${schemaOrg}/OutOfStock`,
};

/** Euros with two decimals and a point, as schema.org wants prices. */
function decimalEuros(amount: Cents): string {
	return (amount / 100).toFixed(2);
}

/** What the price means: net, and per day for rent, which starts with its first 30 days (shop document §9). */
function priceOf(condition: Condition, amount: Cents) {
	const price = { price: decimalEuros(amount), priceCurrency: "EUR" };
	const net = { "@type": "UnitPriceSpecification", ...price, valueAddedTaxIncluded: false };
	if (condition !== "rent") return { ...price, priceSpecification: net };
	return {
		// Rent has no plain price: it would read as that of the container.
		businessFunction: "http://purl.org/goodrelations/v1#LeaseOut",
		priceSpecification: { ...net, unitCode: "DAY" },
		eligibleDuration: { "@type": "QuantitativeValue", minValue: rentDays, unitCode: "DAY" },
	};
}

/**
 * A container as a schema.org Product with an Offer for every condition that has a price; what is on request has none.
 * @param page origin of the shop, address of the product's page there, and the name of its kind in the page's language
 */
export function productStructuredData(
	product: DescribedProduct,
	page: { origin: string; path: string; category: string },
) {
	const url = page.origin + page.path;
	const availability = stock[product.isAvailable ? product.stockStatus : "Out of Stock"];
	const offers = offeredConditions(product).flatMap((condition) => {
		const price = optionPrice(product, condition);
		if (price === null || asksOffer(product, condition)) return [];
		return {
			"@type": "Offer",
			url: `${url}?${selectionFields.condition}=${condition}`,
			availability,
			itemCondition: `${schemaOrg}/${condition === "new" ? "NewCondition" : "UsedCondition"}`,
			...priceOf(condition, price),
		};
	});
	return {
		"@context": schemaOrg,
		"@type": "Product",
		name: product.text.title,
		description: product.text.metaDescription || product.text.description,
		image: galleryImages(product, product.condition).map((image) => absoluteUrl(page.origin, image)),
		sku: product.id,
		category: page.category,
		url,
		...(offers.length > 0 && { offers }),
	};
}
