import { randomUUID } from "node:crypto";
import type { EditedProduct, ProductText } from "~/trade/catalog/desk/product-admin.ts";
import { cents } from "~/values/money.ts";

/** A text with a slug that nobody else has, except what is given. */
export function productText(title: string, given: Partial<ProductText> = {}): ProductText {
	return {
		...{ title, slug: `box-${randomUUID()}`, description: `${title}, dry.`, descriptionHtml: null },
		...{ metaTitle: null, metaDescription: null, warnings: null, ...given },
	};
}

/** A 20 ft container in Dutch and English, as an editor would write it, except what is given. */
export function editedProduct(given: Partial<EditedProduct> = {}): EditedProduct {
	return {
		...{ type: "Standard", condition: "new", size: "20ft", isAvailable: true, stockStatus: "In Stock" },
		deliveryOptions: { truck: true, truck_with_crane: true, self_pickup: true },
		...{ price: cents(0), priceNew: cents(265_000), priceUsedA: null, priceUsedCw: null },
		...{ priceRentPerDay: cents(180), askOfferNew: false, askOfferUsedA: false },
		...{ askOfferUsedCw: true, askOfferRent: false },
		dimensionsInside: { length: 5.898, width: 2.352, height: 2.39 },
		...{ dimensionsOutside: null, weight: { gross: 30_480, net: 28_280, tare: 2_200 } },
		...{ capacityCbm: 33.2, palletPlaces: 11, safety: null },
		images: ["/images/a.svg", "https://pictures.example/b.png"],
		conditionImages: { new: [], "used-a": ["/images/c.svg", "/images/d.svg"], "used-cw": [], rent: [] },
		mainConditionImages: { new: "/images/e.svg", "used-a": null, "used-cw": null, rent: "/images/f.svg" },
		texts: { nl: productText("Zeecontainer"), en: productText("Container"), de: null, fr: null },
		...given,
	};
}
