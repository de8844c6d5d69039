import { expect, test } from "vitest";
import type { ProductType } from "~/values/vocabulary.ts";
import { typeGroup } from "./product-groups.ts";

test.each<[ProductType | null, string]>([
	["Standard", "standard"],
	["High Cube", "high-cube"],
	["Refrigerated", "thermostatic"],
	["thermostatic", "thermostatic"],
	["Open Top", "special"],
	["Flat Rack", "special"],
	["Tank", "special"],
	[null, "special"],
])("type %s is in %s (storefront document §9)", (type, group) => {
	expect(typeGroup(type)).toBe(group);
});
