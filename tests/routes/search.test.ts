import { describe, expect, test } from "vitest";
import { catalogues } from "~/i18n/catalogues.server.ts";
import { languages } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import {
	attributesOf,
	elementIn,
	elementsIn,
	mainOf,
	metaContent,
	tagsOf,
	textOf,
	textsIn,
} from "../support/html.ts";
import { useTestShop } from "../support/test-shop.ts";

const shop = useTestShop();

/** A text as a page shows it, with plain spaces. */
const plain = (text: string) => text.replace(/\s+/g, " ");

async function search(language: string, text?: string): Promise<string> {
	const query = text === undefined ? "" : `?q=${encodeURIComponent(text)}`;
	const response = await shop.fetch(`/${language}/search${query}`);
	expect(response.status).toBe(200);
	expect(response.headers.get("Cache-Control")).toBe("private, no-store");
	return response.text();
}

const feet = { nl: "20 voet", en: "20-foot", de: "20 fuss", fr: "20 pieds" };

describe.each(languages)("the search in %s", (language) => {
	const t = pageTexts[language].search;

	test("finds containers, pages and articles, and is left out by search engines", async () => {
		const html = await search(language, feet[language]);
		expect(metaContent(html, "robots")).toBe("noindex");
		expect(tagsOf(html, "link").filter(({ rel }) => rel === "canonical")).toEqual([]);
		const main = mainOf(html);
		expect(textsIn(main, "h1")).toEqual([plain(t.title)]);
		expect(textsIn(main, "h2")).toEqual(
			[catalogues[language].common.containers, t.guides, t.articles].map(plain),
		);
		expect(textOf(elementIn(main, "p", { role: "status" }))).toMatch(
			new RegExp(`^\\d+ ${plain(t.many)} ${feet[language]}$`),
		);
		for (const { href = "" } of tagsOf(main, "a")) {
			expect([href, (await shop.fetch(href)).status]).toEqual([href, 200]);
		}
	});

	test("without a question or a hit leads on", async () => {
		for (const [text, asked] of [
			[undefined, ""],
			["qqqq zzzz", "qqqq zzzz"],
		] as const) {
			const main = mainOf(await search(language, text));
			expect(attributesOf(elementIn(main, "input", { name: "q" })).value).toBe(asked);
			expect(textsIn(main, "h2")).toEqual([plain(t.inStock)]);
			expect(elementsIn(main, "article")).toHaveLength(3);
		}
	});

	test("is reached from every page's bar", async () => {
		const bar = elementIn(await (await shop.fetch(`/${language}`)).text(), "header");
		const links = tagsOf(bar, "a").filter(({ href }) => href === `/${language}/search`);
		expect(links.some((link) => link["aria-label"] === catalogues[language].common.search)).toBe(true);
	});
});

test("shows what was asked as it stands, and runs nothing", async () => {
	const html = await search("en", `"><script>alert(1)</script>`);
	expect(textsIn(html, "script")).not.toContain("alert(1)");
	expect(attributesOf(elementIn(html, "input", { name: "q" })).value).toBe(`"><script>alert(1)</script>`);
});

test("answers whatever it is asked", async () => {
	for (const query of [
		"q=%C3%BC%0A",
		"q=a&q=b",
		`q=${"x".repeat(4000)}`,
		"q[]=1",
		"q=%F0%9F%9A%A2",
		"q='--",
		"q=%25",
	]) {
		expect([query, (await shop.fetch(`/de/search?${query}`)).status]).toEqual([query, 200]);
	}
});
