import { absoluteUrl } from "~/values/absolute-url.ts";
import type { Cents } from "~/values/money.ts";
import { rentDays } from "~/values/rental.ts";
import type { RentalOffer } from "../rental.ts";

const schemaOrg = "https://schema.org";

/** The offer to let: net, per day, for the first 30 days at least (shop document §9). */
function leaseOut(rentPerDay: Cents, isAvailable: boolean, url: string) {
	return {
		"@type": "Offer",
		url,
		availability: `${schemaOrg}/${isAvailable ? "InStock" : "OutOfStock"}`,
		businessFunction: "http://purl.org/goodrelations/v1#LeaseOut",
		priceSpecification: {
			"@type": "UnitPriceSpecification",
			price: (rentPerDay / 100).toFixed(2),
			priceCurrency: "EUR",
			valueAddedTaxIncluded: false,
			unitCode: "DAY",
		},
		eligibleDuration: { "@type": "QuantitativeValue", minValue: rentDays, unitCode: "DAY" },
	};
}

/**
 * A page of the containers for rent as a schema.org ItemList of Products, in the order shown.
 * @param total on all pages
 * @param offset how many stand on the pages before
 * @param addressOf absolute address of a container's page with rent chosen, by its slug
 */
export function rentalList(
	offers: readonly RentalOffer[],
	page: { origin: string; total: number; offset: number; addressOf: (slug: string) => string },
) {
	const { origin, total, offset, addressOf } = page;
	return {
		"@context": schemaOrg,
		"@type": "ItemList",
		numberOfItems: total,
		itemListElement: offers.map((offer, index) => {
			const url = addressOf(offer.slug);
			return {
				"@type": "ListItem",
				position: offset + index + 1,
				item: {
					"@type": "Product",
					name: offer.title,
					sku: offer.id,
					url,
					...(offer.imageUrl && { image: absoluteUrl(origin, offer.imageUrl) }),
					...(offer.rentPerDay !== null && { offers: leaseOut(offer.rentPerDay, offer.isAvailable, url) }),
				},
			};
		}),
	};
}
