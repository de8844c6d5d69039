import type { ProductType } from "~/values/vocabulary.ts";

/** Filter groups and orders of the product lists. Source: storefront document §9; the database sorts by them. */

export const sizeGroups = ["6-10ft", "20ft", "40ft", "45ft", "special"] as const;
export type SizeGroup = (typeof sizeGroups)[number];

/** In the order of the lists. */
export const typeGroups = ["standard", "high-cube", "thermostatic", "special"] as const;
export type TypeGroup = (typeof typeGroups)[number];

/** From the first to the last rank of a group, as the database's `size_rank` gives them from small to large. */
export const sizeRanks: Readonly<Record<SizeGroup, readonly [first: number, last: number]>> = {
	"6-10ft": [0, 2],
	"20ft": [3, 3],
	"40ft": [4, 4],
	"45ft": [5, 5],
	special: [6, 7],
};

export const sortOrders = ["size", "price-asc", "price-desc"] as const;
export type SortOrder = (typeof sortOrders)[number];

/** How a list is shown where not by cards. */
export const listViews = ["table"] as const;
export type ListView = (typeof listViews)[number];

/** Refrigerated shows as Thermostatic; Open Top, Flat Rack, Tank and no type as Special. */
export function typeGroup(type: ProductType | null): TypeGroup {
	if (type === "Standard") return "standard";
	if (type === "High Cube") return "high-cube";
	return type === "Refrigerated" || type === "thermostatic" ? "thermostatic" : "special";
}

export type ListFilter = { size: SizeGroup | null; type: TypeGroup | null };

/** Whether a filter leaves anything out. */
export function isFiltered({ size, type }: ListFilter): boolean {
	return size !== null || type !== null;
}
