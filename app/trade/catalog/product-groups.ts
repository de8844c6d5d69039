import type { ProductType } from "~/values/vocabulary.ts";

/** Filter groups and orders of the product lists. Source: storefront document §9; the database sorts by them. */

export const sizeGroups = ["6-10ft", "20ft", "40ft", "45ft", "special"] as const;
export type SizeGroup = (typeof sizeGroups)[number];

/** In the order of the lists. */
export const typeGroups = ["standard", "high-cube", "thermostatic", "special"] as const;
export type TypeGroup = (typeof typeGroups)[number];

export const sortOrders = ["size", "price-asc", "price-desc"] as const;
export type SortOrder = (typeof sortOrders)[number];

/** Refrigerated shows as Thermostatic; Open Top, Flat Rack, Tank and no type as Special. */
export function typeGroup(type: ProductType | null): TypeGroup {
	if (type === "Standard") return "standard";
	if (type === "High Cube") return "high-cube";
	return type === "Refrigerated" || type === "thermostatic" ? "thermostatic" : "special";
}

export type ListFilter = { size: SizeGroup | null; type: TypeGroup | null };
