import { describe, expect, test } from "vitest";
import { recordFieldsOf } from "~/desk/record/record-fields.ts";
import {
	type EditedPage,
	isNeeded,
	pageListAddress,
	readPageQuery,
	startValues,
	wholeList,
} from "./page-admin.ts";

const read = (query: string) => readPageQuery(new URLSearchParams(query));

describe("the query of the list", () => {
	test("is read from the address, and what is unknown is not set", () => {
		expect(read("q=+kantoor+&visibility=footer_subsection&page=3")).toEqual({
			search: "kantoor",
			visibility: "footer_subsection",
			page: 3,
		});
		expect(read("visibility=all&page=0")).toEqual(wholeList);
		expect(read(`q=${"x".repeat(500)}`).search).toHaveLength(200);
	});

	test.each(["/a", "/a?q=b%26c", "/a?visibility=both", "/a?q=b&visibility=hidden&page=2"])(
		"makes the address %s again",
		(address) => {
			expect(pageListAddress("/a", read(address.split("?")[1] ?? ""))).toBe(address);
		},
	);

	test("says in an address what has been done", () => {
		expect(pageListAddress("/a", wholeList, "updated")).toBe("/a?done=updated");
	});
});

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
