/** The tabs of the editor in their order (shop document §2). */
export const tabs = [
	"general",
	"translations",
	"images",
	"conditionInfo",
	"conditionImages",
	"mainConditionImages",
	"specifications",
] as const;
export type Tab = (typeof tabs)[number];

const needProduct: readonly Tab[] = ["conditionInfo", "conditionImages", "mainConditionImages"];

/** The tabs of a product; some appear only once it exists. */
export function tabsOf(exists: boolean): readonly Tab[] {
	return exists ? tabs : tabs.filter((tab) => !needProduct.includes(tab));
}

/** Where a field of the product's form stands. */
function tabOfField(name: string): Tab {
	if (/^(nl|en|de|fr)\./.test(name)) return "translations";
	if (name === "images") return "images";
	if (name.startsWith("conditionImages.")) return "conditionImages";
	if (name.startsWith("mainConditionImages.")) return "mainConditionImages";
	if (/^(dimensions(Inside|Outside)|weight|capacityCbm|palletPlaces|safety)\b/.test(name))
		return "specifications";
	return "general";
}

/** The tabs with a wrong field, in the order of the tabs. @param names of the wrong fields */
export function wrongTabs(names: readonly string[]): Tab[] {
	const wrong = new Set(names.map(tabOfField));
	return tabs.filter((tab) => wrong.has(tab));
}
