import { offeredConditions, optionPrice, type PriceFacts } from "~/trade/catalog/pricing.ts";
import {
	type ListFilter,
	type SizeGroup,
	type SortOrder,
	typeGroup,
	typeGroups,
} from "~/trade/catalog/product-groups.ts";
import { type RentalState, shownRent } from "~/trade/rental/rental.ts";
import { type Condition, conditions, type ProductType } from "~/values/vocabulary.ts";

/** The lists of containers as their documents say them, in memory: what the database is held against. */

const sizeOrder = ["6ft", "8ft", "10ft", "20ft", "40ft", "45ft", "special"];

/** The known size that a free text such as "40ft HC" starts with; null for others. */
function knownSize(size: string): string | null {
	const word = size.trim().toLowerCase().split(/\s+/)[0] ?? "";
	return sizeOrder.includes(word) ? word : null;
}

function sizeGroup(size: string): SizeGroup {
	const known = knownSize(size);
	if (known === "6ft" || known === "8ft" || known === "10ft") return "6-10ft";
	return known === "20ft" || known === "40ft" || known === "45ft" ? known : "special";
}

/** Position of a size from small to large; unknown sizes last. */
function sizeRank(size: string): number {
	const known = knownSize(size);
	return known === null ? sizeOrder.length : sizeOrder.indexOf(known);
}

type Listed = PriceFacts & { size: string; type: ProductType | null };

export function filterProducts<T extends Listed>(products: readonly T[], filter: ListFilter): T[] {
	return products.filter(
		(product) =>
			(filter.size === null || sizeGroup(product.size) === filter.size) &&
			(filter.type === null || typeGroup(product.type) === filter.type),
	);
}

/** Purchase prices that are positive; the daily rent only counts where nothing is for sale. */
function comparablePrices(facts: PriceFacts): number[] {
	const sale = conditions.filter((condition: Condition) => condition !== "rent");
	const prices = [facts.price, ...sale.map((condition) => optionPrice(facts, condition) ?? 0)].filter(
		(price) => price > 0,
	);
	const rent = optionPrice(facts, "rent");
	return prices.length > 0 || rent === null ? prices : [rent];
}

/** The cheapest positive price in cents; null without one. */
export function lowestPrice(facts: PriceFacts): number | null {
	const prices = comparablePrices(facts);
	return prices.length > 0 ? Math.min(...prices) : null;
}

/**
 * Sorts by size from small to large (then standard, high cube and the rest), or by the cheapest respectively
 * the highest positive price; products without any price come last. Equal products keep their order.
 */
export function sortProducts<T extends Listed>(products: readonly T[], order: SortOrder): T[] {
	return products.toSorted((a, b) => {
		if (order === "size") {
			return (
				sizeRank(a.size) - sizeRank(b.size) ||
				typeGroups.indexOf(typeGroup(a.type)) - typeGroups.indexOf(typeGroup(b.type))
			);
		}
		const [left, right] = [comparablePrices(a), comparablePrices(b)];
		if (left.length === 0 || right.length === 0) return right.length - left.length;
		return order === "price-asc"
			? Math.min(...left) - Math.min(...right)
			: Math.max(...right) - Math.max(...left);
	});
}

/** A daily rent above zero, or rent on request. */
function isRentable(facts: PriceFacts): boolean {
	return offeredConditions(facts).includes("rent");
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
