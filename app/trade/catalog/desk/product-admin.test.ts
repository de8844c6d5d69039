import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, test } from "vitest";
import { noContact } from "~/values/consumer-law.ts";
import { cents } from "~/values/money.ts";
import { productSchema } from "./product.schema.ts";
import { type EditedProduct, type ProductText, slugOf, startValues } from "./product-admin.ts";
import { tabs, tabsOf, wrongTabs } from "./product-tabs.ts";

const textOf = (slug: string): ProductText => ({
	...{ slug, title: `Title of ${slug}`, description: "Dry.", descriptionHtml: "<p>Dry.</p>" },
	...{ metaTitle: null, metaDescription: "Dry", warnings: "Cold." },
});

const product: EditedProduct = {
	...{
		type: "Refrigerated",
		condition: "used-a",
		size: "20ft",
		isAvailable: false,
		stockStatus: "Low Stock",
	},
	deliveryOptions: { truck: true, truck_with_crane: false, self_pickup: true },
	...{ price: cents(0), priceNew: cents(265_050), priceUsedA: null, priceUsedCw: cents(0) },
	...{ priceRentPerDay: cents(180), askOfferNew: false, askOfferUsedA: true },
	...{ askOfferUsedCw: false, askOfferRent: false },
	dimensionsInside: { length: 5.898, width: 2.352, height: 2.39 },
	...{ dimensionsOutside: null, weight: { gross: 30_480, net: 28_280, tare: 2_200 } },
	...{ capacityCbm: 33.2, palletPlaces: 11, images: ["/a.svg", "/b.svg"] },
	safety: {
		maker: { name: "Reefer Works", address: "Quay 1, 2000 Antwerp", contact: "reefers.example" },
		...{ responsible: noContact, model: "RF-20" },
	},
	conditionImages: { new: [], "used-a": ["/c.svg", "/d.svg"], "used-cw": [], rent: [] },
	mainConditionImages: { new: "/e.svg", "used-a": null, "used-cw": null, rent: null },
	texts: { nl: textOf("koel"), en: null, de: textOf("kuehl"), fr: null },
};

describe("what the form starts with", () => {
	test.each([",", "."] as const)("is the product again, with %j before the cents", (sign) => {
		const fields = new FormData();
		for (const [name, value] of Object.entries(startValues(product, sign)))
			fields.append(name, String(value));
		const submission = parseWithZod(fields, { schema: productSchema });
		expect(submission.status === "success" && submission.value.product).toEqual(product);
		expect(fields.get("priceNew")).toBe(`2650${sign}50`);
	});
});

describe("the slug in an address", () => {
	test.each([
		["de", "kuehl"],
		["nl", "koel"],
		["en", "koel"],
	] as const)("of a product without English is in %s %s", (language, slug) => {
		expect(slugOf(product.texts, language)).toBe(slug);
	});

	test("is any where there is no Dutch, and none where there is no text", () => {
		expect(slugOf({ ...product.texts, nl: null }, "en")).toBe("kuehl");
		expect(slugOf({ nl: null, en: null, de: null, fr: null }, "en")).toBeNull();
	});
});

describe("the tabs", () => {
	test("that show conditions appear only once the product exists (shop document §2)", () => {
		expect(tabsOf(true)).toEqual(tabs);
		expect(tabsOf(false)).toEqual(["general", "translations", "images", "specifications"]);
	});

	test("hold every field of the form", () => {
		const names = Object.keys(startValues(product, ","));
		expect(wrongTabs(names)).toEqual(tabs.filter((tab) => tab !== "conditionInfo"));
	});

	test.each([
		[["size"], ["general"]],
		[["fr.slug"], ["translations"]],
		[
			["weight.tare", "images", "price"],
			["general", "images", "specifications"],
		],
		[
			["mainConditionImages.new", "conditionImages.rent"],
			["conditionImages", "mainConditionImages"],
		],
		[[], []],
	])("of the wrong fields %j are %j", (names, wrong) => {
		expect(wrongTabs(names)).toEqual(wrong);
	});
});
