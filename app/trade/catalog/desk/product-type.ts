import type { ProductType } from "~/values/vocabulary.ts";

/** Types as the editor offers them (shop document §5). */
export const typeChoices = [
	"Standard",
	"High Cube",
	"Thermostatic",
	"Special",
	"Open Top",
	"Flat Rack",
	"Tank",
] as const;
export type TypeChoice = (typeof typeChoices)[number];

/** How the editor shows a stored type: Refrigerated is Thermostatic, none is Special (shop document §5). */
export function shownType(type: ProductType | null): TypeChoice {
	if (type === null) return "Special";
	return type === "Refrigerated" || type === "thermostatic" ? "Thermostatic" : type;
}

/** How a choice is stored: Thermostatic as Refrigerated, Special as no type (shop document §5). */
export function storedType(choice: TypeChoice): ProductType | null {
	if (choice === "Special") return null;
	return choice === "Thermostatic" ? "Refrigerated" : choice;
}
