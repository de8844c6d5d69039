import type { Condition, ProductType } from "~/values/vocabulary.ts";
import { conditions } from "~/values/vocabulary.ts";
import { optionPrice, type PriceFacts } from "./pricing.ts";

/** Filter groups and orders of the product lists. Source: storefront document §9. */

export const sizeGroups = ["6-10ft", "20ft", "40ft", "45ft", "special"] as const;
export type SizeGroup = (typeof sizeGroups)[number];

export const typeGroups = ["standard", "high-cube", "thermostatic", "special"] as const;
export type TypeGroup = (typeof typeGroups)[number];

export const sortOrders = ["size", "price-asc", "price-desc"] as const;
export type SortOrder = (typeof sortOrders)[number];

const sizeOrder = ["6ft", "8ft", "10ft", "20ft", "40ft", "45ft", "special"];

/** The known size that a free text such as "40ft HC" starts with; null for others. */
function knownSize(size: string): string | null {
	const word = size.trim().toLowerCase().split(/\s+/)[0] ?? "";
	return sizeOrder.includes(word) ? word : null;
}

export function sizeGroup(size: string): SizeGroup {
	const known = knownSize(size);
	if (known === "6ft" || known === "8ft" || known === "10ft") return "6-10ft";
	return known === "20ft" || known === "40ft" || known === "45ft" ? known : "special";
}

/** Refrigerated shows as Thermostatic; Open Top, Flat Rack, Tank and no type as Special. */
export function typeGroup(type: ProductType | null): TypeGroup {
	if (type === "Standard") return "standard";
	if (type === "High Cube") return "high-cube";
	return type === "Refrigerated" || type === "thermostatic" ? "thermostatic" : "special";
}

/** Position of a size from small to large; unknown sizes last. */
export function sizeRank(size: string): number {
	const known = knownSize(size);
	return known === null ? sizeOrder.length : sizeOrder.indexOf(known);
}

type Listed = PriceFacts & { size: string; type: ProductType | null };

export type ListFilter = { size: SizeGroup | null; type: TypeGroup | null };

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
