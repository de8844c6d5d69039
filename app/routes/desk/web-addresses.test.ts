import { parseWithZod } from "@conform-to/zod/v4";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readLinkAddress } from "~/desk/rich-text/link-address.ts";
import { sanitizeHtml } from "~/platform/html.server.ts";
import { postSchema } from "~/site/blog/desk/post.schema.ts";
import { pageSchema } from "~/site/pages/desk/page.schema.ts";
import { sectionSchema } from "~/site/pages/desk/sections/form/section.schema.ts";
import { buttonTarget, sectionTypes } from "~/site/pages/sections/section.ts";
import { conditionInfoSchema } from "~/trade/catalog/desk/conditions/condition-info.schema.ts";
import { productSchema } from "~/trade/catalog/desk/product.schema.ts";
import { webAddressOf } from "~/values/web-address.ts";

const good = [
	"https://shop.example/a?b=c#d",
	"http://shop.example",
	"HTTPS://shop.example",
	"/nl/contact",
	"/",
];
const evil = [
	...["/\\evil.example", "//evil.example", "\\\\evil.example", "\\/evil.example", "/\t/evil.example"],
	...["\t//evil.example", "/\n/evil.example", "https:/\\evil.example", "https:evil.example", "https:///evil"],
	...["javascript:alert(1)", "JaVaScRiPt:alert(1)", "java\tscript:alert(1)", "data:text/html,x"],
	...["vbscript:x", "ftp://evil.example", "blob:https://shop.example/1"],
];

function errorAt(schema: Parameters<typeof parseWithZod>[1]["schema"], name: string, given: object) {
	const fields = new FormData();
	for (const [key, value] of Object.entries(given)) fields.append(key, value);
	return parseWithZod(fields, { schema }).reply().error?.[name];
}

/** Whether each kind of editor takes an address; typed texts are trimmed before. */
const uses: Record<string, (address: string) => boolean> = {
	"the canonical address of a page": (address) =>
		errorAt(pageSchema, "nl.canonicalUrl", { "nl.canonicalUrl": address }) === undefined,
	"the picture of a post": (address) => errorAt(postSchema, "imageUrl", { imageUrl: address }) === undefined,
	"the picture of a condition of a product": (address) =>
		errorAt(productSchema, "mainConditionImages.new", { "mainConditionImages.new": address }) === undefined,
	"the picture of what is said of a condition": (address) =>
		errorAt(conditionInfoSchema, "imageUrl", { imageUrl: address }) === undefined,
	"the button of a section": (address) =>
		errorAt(sectionSchema(null, sectionTypes), "nl.buttonUrl", {
			...{ type: "content_centered", "nl.buttonText": "More", "nl.buttonUrl": address },
		}) === undefined,
	"a link in a text": (address) => readLinkAddress(address) !== null,
};

describe.each(Object.entries(uses))("%s", (_use, takes) => {
	test.each(good)("may be %j", (address) => {
		expect(takes(address)).toBe(true);
	});

	test.each(evil.filter((address) => address === address.trim()))("is never %j", (address) => {
		expect(takes(address)).toBe(false);
	});
});

/** Where a browser on a page of the shop goes; null for nowhere. */
const origin = "https://kade.example";
const goal = (address: string) => URL.parse(address, `${origin}/nl/page`)?.origin;

describe("what is stored in such a form already", () => {
	test.each(evil)("%j leads nowhere", (address) => {
		const attribute = address.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
		expect(sanitizeHtml(`<a href="${attribute}">a</a>`)).toBe("<a>a</a>");
		expect(sanitizeHtml(`<img src="${attribute}" alt="">`)).toBe('<img alt="" />');
		expect(buttonTarget(address)).toBeNull();
		expect(webAddressOf(address)).toBeNull();
	});

	test.each([...good, "#part", "next", "?page=2", "mailto:an@kade.example", "tel:+32 3 000"])(
		"%j is shown",
		(address) => {
			expect(sanitizeHtml(`<a href="${address}">a</a>`)).toBe(`<a href="${address}">a</a>`);
		},
	);
});

test("whatever begins like a path of the shop and is taken stays in the shop", () => {
	const part = fc.constantFrom(
		"/",
		"\\",
		"\t",
		"\n",
		".",
		"..",
		"@",
		":",
		"evil.example",
		"a",
		"?",
		"#",
		" ",
		"%2f",
	);
	fc.assert(
		fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
			const address = `/${parts.join("")}`;
			if (webAddressOf(address) !== null) expect(goal(address)).toBe(origin);
		}),
		{ numRuns: 2_000 },
	);
});
