import { asksOffer, offeredConditions, optionPrice, type PriceFacts } from "~/trade/catalog/pricing.ts";
import type { ListedProduct } from "~/trade/catalog/product.ts";
import {
	filterProducts,
	type SizeGroup,
	sizeGroups,
	sizeRank,
	sortProducts,
} from "~/trade/catalog/product-groups.ts";
import { memberOf } from "~/values/closed-set.ts";
import type { Cents } from "~/values/money.ts";
import type { ProductType } from "~/values/vocabulary.ts";

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

/** A daily rent above zero, or rent on request. */
export function isRentable(facts: PriceFacts): boolean {
	return offeredConditions(facts).includes("rent");
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

type Rental = PriceFacts & { size: string; type: ProductType | null };

const unknownSize = sizeRank("");

/** From large to small; a size that is none of the known ones stays last. */
function largeToSmall(a: Rental, b: Rental): number {
	const [left, right] = [sizeRank(a.size), sizeRank(b.size)];
	const unknownLast = Number(left === unknownSize) - Number(right === unknownSize);
	return unknownLast || right - left;
}

/**
 * Products for rent of one group of sizes, sorted. By price a missing one counts as very high from low to high and as
 * 0 from high to low: it comes last. What is equal stays in the order from small to large.
 */
export function findRentals<T extends Rental>(products: readonly T[], { size, sort }: RentalState): T[] {
	const found = filterProducts(products.filter(isRentable), { size, type: null });
	const smallToLarge = sortProducts(found, "size");
	const veryHigh = Number.MAX_SAFE_INTEGER;
	switch (sort) {
		case "size":
			return smallToLarge;
		case "size-desc":
			return smallToLarge.toSorted(largeToSmall);
		case "price-asc":
			return smallToLarge.toSorted((a, b) => (shownRent(a) ?? veryHigh) - (shownRent(b) ?? veryHigh));
		case "price-desc":
			return smallToLarge.toSorted((a, b) => (shownRent(b) ?? 0) - (shownRent(a) ?? 0));
	}
}
