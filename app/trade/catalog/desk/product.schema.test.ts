import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, test } from "vitest";
import { recordFieldsOf } from "~/desk/record/record-fields.ts";
import { cents } from "~/values/money.ts";
import { productSchema } from "./product.schema.ts";
import { startValues } from "./product-admin.ts";

type Given = Record<string, string>;

/** The form of a new product as a browser sends it, with a Dutch text, else as given; "off" leaves a box unticked. */
function formOf(given: Given = {}): FormData {
	const fields = new FormData();
	const all = {
		...(startValues(null, ",") as Given),
		...{ size: "20ft", "nl.title": "Zeecontainer 20ft", "nl.description": "Droog en dicht." },
		...{ "nl.slug": "", "en.title": "", "de.metaTitle": "", images: "", seen: "" },
		...given,
	};
	for (const [name, value] of Object.entries(all)) if (value !== "off") fields.append(name, value);
	return fields;
}

const parse = (given?: Given) => parseWithZod(formOf(given), { schema: productSchema });

function productOf(given?: Given) {
	const submission = parse(given);
	if (submission.status !== "success") throw new Error(JSON.stringify(submission.error));
	return submission.value.product;
}

function errorsOf(given: Given): unknown {
	const submission = parse(given);
	return submission.status === "success" ? null : submission.reply().error;
}

const none = { new: [], "used-a": [], "used-cw": [], rent: [] };

describe("a product's form", () => {
	test("is a standard container in stock where little is filled in", () => {
		expect(productOf()).toEqual({
			...{ type: "Standard", condition: "new", size: "20ft", isAvailable: true, stockStatus: "In Stock" },
			deliveryOptions: { truck: true, truck_with_crane: true, self_pickup: true },
			...{ price: 0, priceNew: null, priceUsedA: null, priceUsedCw: null, priceRentPerDay: null },
			...{ askOfferNew: false, askOfferUsedA: false, askOfferUsedCw: false, askOfferRent: false },
			...{ dimensionsInside: null, dimensionsOutside: null, weight: null },
			...{ capacityCbm: null, palletPlaces: null, safety: null, images: [], conditionImages: none },
			mainConditionImages: { new: null, "used-a": null, "used-cw": null, rent: null },
			texts: {
				nl: {
					...{ title: "Zeecontainer 20ft", slug: "zeecontainer-20ft", description: "Droog en dicht." },
					...{ descriptionHtml: null, metaTitle: null, metaDescription: null, warnings: null },
				},
				...{ en: null, de: null, fr: null },
			},
		});
	});

	test("becomes a product with prices, figures and pictures", () => {
		const product = productOf({
			...{ type: "Thermostatic", condition: "used-a", isAvailable: "off", stockStatus: "Low Stock" },
			...{ "delivery.truck": "off", price: "", priceNew: "2.650,50", priceRentPerDay: "1.8" },
			...{ askOfferUsedCw: "on", capacityCbm: "33,2", palletPlaces: "11" },
			...{ "dimensionsInside.length": "5,898", "dimensionsInside.width": "2.352" },
			...{ "dimensionsInside.height": "2.39", "weight.gross": "30480" },
			...{ "weight.net": "28280", "weight.tare": "2200" },
			images: "/images/a.svg\r\n\r\n https://pictures.example/b.png \r\n/images/a.svg",
			"conditionImages.used-a": "/images/c.svg",
			"mainConditionImages.rent": "/images/d.svg",
		});
		expect(product).toMatchObject({
			...{ type: "Refrigerated", condition: "used-a", isAvailable: false, stockStatus: "Low Stock" },
			deliveryOptions: { truck: false, truck_with_crane: true, self_pickup: true },
			...{ price: 0, priceNew: 265_050, priceRentPerDay: 180, askOfferUsedCw: true },
			...{ capacityCbm: 33.2, palletPlaces: 11 },
			dimensionsInside: { length: 5.898, width: 2.352, height: 2.39 },
			weight: { gross: 30_480, net: 28_280, tare: 2_200 },
			images: ["/images/a.svg", "https://pictures.example/b.png"],
			conditionImages: { ...none, "used-a": ["/images/c.svg"] },
			mainConditionImages: { new: null, "used-a": null, "used-cw": null, rent: "/images/d.svg" },
		});
	});

	test("stores Special as no type", () => {
		expect(productOf({ type: "Special" }).type).toBeNull();
		expect(errorsOf({ type: "Refrigerated" })).toEqual({ type: ["choice"] });
	});

	test("asks for a size", () => {
		expect(errorsOf({ size: "  " })).toEqual({ size: ["size"] });
		expect(errorsOf({ size: "x".repeat(51) })).toEqual({ size: ["tooLong"] });
	});

	test.each([
		["-1", "negative"],
		["12,505", "cents"],
		["1.950", "cents"],
		["free", "euros"],
		["500000,01", "tooLarge"],
	])("refuses the price %j", (typed, error) => {
		expect(errorsOf({ price: typed, priceUsedA: typed })).toEqual({ price: [error], priceUsedA: [error] });
	});

	test("keeps a price of zero apart from none", () => {
		expect(productOf({ priceNew: "0", priceUsedA: " " })).toMatchObject({
			priceNew: cents(0),
			priceUsedA: null,
		});
	});

	test("takes three measures or none", () => {
		expect(errorsOf({ "dimensionsOutside.length": "6,058", "weight.tare": "2200" })).toEqual({
			"dimensionsOutside.width": ["incomplete"],
			"dimensionsOutside.height": ["incomplete"],
			"weight.gross": ["incomplete"],
			"weight.net": ["incomplete"],
		});
	});

	test.each([
		[{ "weight.gross": "0", "weight.net": "1", "weight.tare": "1" }, { "weight.gross": ["zero"] }],
		[{ "weight.gross": "1,005", "weight.net": "1", "weight.tare": "1" }, { "weight.gross": ["decimals"] }],
		[{ capacityCbm: "-1" }, { capacityCbm: ["negative"] }],
		[{ capacityCbm: "10000" }, { capacityCbm: ["tooLarge"] }],
		[{ palletPlaces: "1,5" }, { palletPlaces: ["whole"] }],
		[{ palletPlaces: "many" }, { palletPlaces: ["number"] }],
	] as [Given, unknown][])("refuses the measures %j", (given, errors) => {
		expect(errorsOf(given)).toEqual(errors);
	});

	test("names the lines that hold no address", () => {
		expect(
			errorsOf({
				images: "/a.svg\nb.svg\n\njavascript:alert(1)",
				"conditionImages.used-cw": "c",
				"mainConditionImages.new": "d.svg",
			}),
		).toEqual({
			images: ["addresses:2, 4"],
			"conditionImages.used-cw": ["addresses:1"],
			"mainConditionImages.new": ["address"],
		});
	});
});

describe("the texts", () => {
	const german = { "de.title": "Bürocontainer Größe M", "de.description": "Trocken." };

	test("may be missing in a language, but not in Dutch", () => {
		expect(productOf(german).texts.fr).toBeNull();
		expect(errorsOf({ ...german, "nl.title": "", "nl.description": "" })).toEqual({
			"nl.title": ["dutchTitle"],
			"nl.slug": ["slug"],
			"nl.description": ["dutchDescription"],
		});
	});

	test.each(["title", "slug", "description", "descriptionHtml", "metaTitle", "metaDescription"])(
		"are asked for in full where a language has a %s",
		(field) => {
			const errors = Object.keys(errorsOf({ [`en.${field}`]: "office" }) as object);
			const asked = ["en.title", "en.slug", "en.description"];
			const made = field === "title" ? ["en.title", "en.slug"] : [`en.${field}`];
			expect(errors.toSorted()).toEqual(asked.filter((name) => !made.includes(name)).toSorted());
		},
	);

	test("take their slug from the title where none is given", () => {
		expect(productOf(german).texts.de?.slug).toBe("buerocontainer-groesse-m");
		expect(productOf({ ...german, "de.slug": "buero-m" }).texts.de?.slug).toBe("buero-m");
		expect(errorsOf({ ...german, "de.title": "集装箱" })).toEqual({ "de.slug": ["slug"] });
	});

	test.each([
		["No Slug", "slugForm"],
		["bü", "slugForm"],
		["-a", "slugForm"],
		["x".repeat(101), "tooLong"],
		["new", "slugReserved"],
		["compare", "slugReserved"],
	])("refuse the slug %j", (slug, error) => {
		expect(errorsOf({ "nl.slug": slug })).toEqual({ "nl.slug": [error] });
	});
});

test("it is saved over the version that the editor chose knowingly", () => {
	const submission = parse({ seen: "first", overwrite: "second" });
	expect(submission.status === "success" && submission.value.seen).toBe("second");
});

test("it comes back with all that was typed", () => {
	const reply = parse({
		...{ priceNew: "free", images: "b.svg", isAvailable: "off", "delivery.truck": "off" },
		...{ "nl.slug": "No Slug", "mainConditionImages.used-a": "/d.svg", "weight.tare": "x" },
	}).reply();
	const fields = recordFieldsOf("product", reply, { priceNew: "1", isAvailable: "on", "de.title": "stored" });
	expect(fields.text("priceNew")).toMatchObject({ defaultValue: "free", code: "euros" });
	expect(fields.text("images")).toMatchObject({ defaultValue: "b.svg", code: "addresses:1" });
	expect(fields.text("nl.slug")).toMatchObject({ defaultValue: "No Slug", code: "slugForm" });
	expect(fields.text("mainConditionImages.used-a").defaultValue).toBe("/d.svg");
	expect(fields.text("weight.tare").defaultValue).toBe("x");
	expect(fields.text("de.title").defaultValue).toBe("");
	expect([
		fields.isOn("isAvailable"),
		fields.isOn("delivery.truck"),
		fields.isOn("delivery.self_pickup"),
	]).toEqual([false, false, true]);
});
