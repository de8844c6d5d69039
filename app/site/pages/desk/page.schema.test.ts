import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, test } from "vitest";
import { recordFieldsOf } from "~/desk/record/record-fields.ts";
import { pageSchema } from "./page.schema.ts";
import { textFieldName, textFields } from "./page-admin.ts";

const id = "0b0e7a52-8f0e-4a5e-9f5e-0123456789ab";

/** Every field as the form sends it: all texts empty, else as given. */
function formOf(given: Record<string, string | string[]> = {}): FormData {
	const fields = new FormData();
	const empty = (["nl", "en", "de", "fr"] as const).flatMap((language) =>
		textFields.map((field) => [textFieldName(language, field), ""] as const),
	);
	const all = {
		...{ slug: "office-units", visibility: "hidden", menuSection: "none", menuOrder: "0", seen: "" },
		...Object.fromEntries(empty),
		...given,
	};
	for (const [name, value] of Object.entries(all)) for (const one of [value].flat()) fields.append(name, one);
	return fields;
}

const parse = (given?: Record<string, string | string[]>) =>
	parseWithZod(formOf(given), { schema: pageSchema });

function pageOf(given: Record<string, string | string[]>) {
	const submission = parse(given);
	if (submission.status !== "success") throw new Error(JSON.stringify(submission.error));
	return submission.value.page;
}

function errorsOf(given: Record<string, string | string[]>): unknown {
	const submission = parse(given);
	return submission.status === "success" ? null : submission.reply().error;
}

describe("a page's form", () => {
	test("is a hidden draft without a text in any language where only the slug is filled in", () => {
		expect(pageOf({})).toEqual({
			slug: "office-units",
			visibility: "hidden",
			menuSection: "none",
			menuOrder: 0,
			isPublished: false,
			relatedProductIds: [],
			relatedBlogPostIds: [],
			texts: { nl: null, en: null, de: null, fr: null },
		});
	});

	test("becomes a page with texts", () => {
		const page = pageOf({
			...{ isPublished: "on", menuOrder: "12", visibility: "both", menuSection: "services" },
			"nl.title": "  Kantoorunits ",
			"nl.metaKeywords": "kantoor, unit,, kantoor ",
			"nl.canonicalUrl": "/nl/pages/kantoor",
			"nl.ogImageUrl": "https://pictures.example/a.png",
			"nl.structuredData": '{"@type":"Service"}',
			relatedProductIds: [id, id, "nonsense"],
		});
		expect(page).toMatchObject({ isPublished: true, menuOrder: 12, relatedProductIds: [id] });
		expect(page.texts.nl).toEqual({
			title: "Kantoorunits",
			contentHtml: null,
			metaTitle: null,
			metaDescription: null,
			metaKeywords: ["kantoor", "unit"],
			canonicalUrl: "/nl/pages/kantoor",
			ogTitle: null,
			ogDescription: null,
			ogImageUrl: "https://pictures.example/a.png",
			structuredData: { "@type": "Service" },
		});
		expect(page.texts.en).toBeNull();
	});

	test.each([
		["", "slug"],
		["   ", "slug"],
		["Office", "slugForm"],
		["office units", "slugForm"],
		["-office", "slugForm"],
		["office--units", "slugForm"],
		["x".repeat(101), "tooLong"],
	])("refuses the slug %j", (slug, code) => {
		expect(errorsOf({ slug })).toEqual({ slug: [code] });
	});

	test.each(["-1", "1.5", "12345", "first"])("refuses the menu order %j", (menuOrder) => {
		expect(errorsOf({ menuOrder })).toEqual({ menuOrder: ["menuOrder"] });
	});

	test("asks for a title where a language has any other text", () => {
		expect(errorsOf({ "de.metaTitle": "Büro" })).toEqual({ "de.title": ["title"] });
		expect(errorsOf({ "de.structuredData": "{}" })).toEqual({ "de.title": ["title"] });
		expect(errorsOf({ "fr.metaKeywords": " , " })).toBeNull();
	});

	test.each([
		["{", "json"],
		["{'a': 1}", "json"],
		['{"a":"\\u0000"}', "json"],
		["[]", "jsonObject"],
		["null", "jsonObject"],
		['"text"', "jsonObject"],
	])("refuses the structured data %j", (json, code) => {
		expect(errorsOf({ "en.title": "Offices", "en.structuredData": json })).toEqual({
			"en.structuredData": [code],
		});
	});

	test.each(["javascript:alert(1)", "//elsewhere.example", "www.kade.example", "https://", "/a b"])(
		"refuses the address %j",
		(address) => {
			expect(
				errorsOf({ "en.title": "Offices", "en.canonicalUrl": address, "en.ogImageUrl": address }),
			).toEqual({
				"en.canonicalUrl": ["address"],
				"en.ogImageUrl": ["address"],
			});
		},
	);

	test("refuses an unknown visibility or menu section, and texts that are too long", () => {
		expect(errorsOf({ visibility: "moon" })).toHaveProperty("visibility");
		expect(errorsOf({ menuSection: "moon" })).toHaveProperty("menuSection");
		expect(errorsOf({ "en.title": "x".repeat(301) })).toEqual({ "en.title": ["tooLong"] });
	});

	test("is saved over the version that the editor chose knowingly", () => {
		const submission = parse({ seen: "first", overwrite: "second" });
		expect(submission.status === "success" && submission.value.seen).toBe("second");
	});

	test("comes back with all that was typed", () => {
		const reply = parse({
			...{ slug: "No Slug", isPublished: "on", relatedProductIds: [id], "en.structuredData": "{" },
			"nl.title": "Kantoor",
		}).reply();
		const fields = recordFieldsOf("page", reply, { slug: "stored", "de.title": "stored" });
		expect(fields.text("slug")).toEqual({
			id: "page-slug",
			name: "slug",
			defaultValue: "No Slug",
			code: "slugForm",
		});
		expect(fields.text("nl.title")).toMatchObject({ id: "page-nl-title", defaultValue: "Kantoor" });
		expect(fields.text("en.structuredData")).toMatchObject({ defaultValue: "{", code: "json" });
		expect(fields.text("de.title").defaultValue).toBe("");
		expect(fields.list("relatedProductIds")).toEqual([id]);
		expect(fields.isOn("isPublished")).toBe(true);
	});
});
