import { asksOffer, optionPrice, type PriceFacts } from "~/trade/catalog/pricing.ts";
import type { ListedProduct } from "~/trade/catalog/product.ts";
import { type SizeGroup, sizeGroups } from "~/trade/catalog/product-groups.ts";
import { memberOf } from "~/values/closed-set.ts";
import type { Cents } from "~/values/money.ts";

/** Which containers are for rent, and in which order. Source: shop document §2. */

export const rentalSorts = ["price-asc", "price-desc", "size", "size-desc"] as const;
export type RentalSort = (typeof rentalSorts)[number];

/** The rental page's state as its URL says it. */
export type RentalState = { size: SizeGroup | null; sort: RentalSort };

/** Unknown values count as not set. */
export function rentalStateFromUrl(parameters: URLSearchParams): RentalState {
	return {
		size: memberOf(sizeGroups, parameters.get("size")),
		sort: memberOf(rentalSorts, parameters.get("sort")) ?? "size",
	};
}

/** The state as URL parameters, without what is the start anyway. */
export function rentalStateToUrl({ size, sort }: RentalState): URLSearchParams {
	const parameters = new URLSearchParams();
	if (size) parameters.set("size", size);
	if (sort !== "size") parameters.set("sort", sort);
	return parameters;
}

/** Net rent per day that a card shows; null for rent on request, whatever price is stored beside it. */
export function shownRent(facts: PriceFacts): Cents | null {
	return asksOffer(facts, "rent") ? null : optionPrice(facts, "rent");
}

/** What a rental card shows. */
export type RentalOffer = Pick<
	ListedProduct,
	"id" | "type" | "condition" | "isAvailable" | "imageUrl" | "lang" | "title" | "slug" | "summary"
> & { rentPerDay: Cents | null };

/** A product as an offer for rent, without its prices to buy. */
export function rentalOffer(product: ListedProduct): RentalOffer {
	const { id, type, condition, isAvailable, imageUrl, lang, title, slug, summary } = product;
	const rentPerDay = shownRent(product);
	return { id, type, condition, isAvailable, imageUrl, lang, title, slug, summary, rentPerDay };
}
