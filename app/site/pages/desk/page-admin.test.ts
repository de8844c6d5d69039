import { expect, test } from "vitest";
import { recordFieldsOf } from "~/desk/record/record-fields.ts";
import { type EditedPage, isNeeded, startValues } from "./page-admin.ts";

test("the shop needs its home and its list of containers", () => {
	expect(["home", "container", "about"].map(isNeeded)).toEqual([true, true, false]);
});

test("the form starts with the page's values, and with none in a language without a text", () => {
	const page: EditedPage = {
		...{ slug: "a", isPublished: true, visibility: "both", menuSection: "none", menuOrder: 3 },
		...{ relatedProductIds: ["1"], relatedBlogPostIds: [] },
		texts: {
			nl: {
				...{ title: "Titel", metaTitle: null, metaDescription: null, metaKeywords: ["a", "b"] },
				...{ canonicalUrl: null, contentHtml: "<p>A</p>", ogTitle: null, ogDescription: null },
				...{ ogImageUrl: null, structuredData: { "@type": "Service" } },
			},
			...{ en: null, de: null, fr: null },
		},
	};
	const fields = recordFieldsOf("page", null, startValues(page));
	expect(fields.text("nl.metaKeywords").defaultValue).toBe("a, b");
	expect(JSON.parse(fields.text("nl.structuredData").defaultValue)).toEqual({ "@type": "Service" });
	expect(fields.text("menuOrder").defaultValue).toBe("3");
	expect(fields.text("en.title").defaultValue).toBe("");
	expect(fields.list("relatedProductIds")).toEqual(["1"]);
	expect(fields.isOn("isPublished")).toBe(true);
	expect(recordFieldsOf("page", null, startValues(null)).isOn("isPublished")).toBe(false);
});
