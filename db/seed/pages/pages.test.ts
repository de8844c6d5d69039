import { describe, expect, test } from "vitest";
import { type Language, languages } from "../../../app/values/vocabulary.ts";
import { products } from "../products.ts";
import { faqGroups, faqPage } from "./faq.ts";
import { type faqContent, plainAnswer } from "./faq-content.ts";
import { landingPages } from "./index.ts";
import { sizeTable } from "./size-table.ts";

const texts = landingPages.flatMap((page) =>
	languages.map((language) => ({ slug: page.slug, language, ...page.translations[language] })),
);

const allowedTags = /^(h2|h3|p|ul|ol|li|strong|em|a|table|thead|tbody|tr|th|td)$/;

function words(html: string): number {
	return html.replace(/<[^>]*>/g, " ").match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
}

test("every page has a slug of its own and every related container exists", () => {
	expect(new Set(landingPages.map((page) => page.slug)).size).toBe(landingPages.length);
	const keys = products.map((product) => product.key);
	for (const key of landingPages.flatMap((page) => page.related_products)) expect(keys).toContain(key);
});

describe.each(texts)("$slug in $language", ({ slug, language, ...text }) => {
	test("has all its texts", () => {
		for (const part of [text.title, text.meta_title, text.meta_description, text.content_html]) {
			expect(part.trim()).not.toBe("");
		}
		expect(text.meta_keywords.length).toBeGreaterThan(0);
		expect(words(text.content_html)).toBeGreaterThan(300);
	});

	test("keeps the lengths for search engines", () => {
		expect(text.meta_title.length).toBeLessThanOrEqual(60);
		expect(text.meta_description.length).toBeGreaterThanOrEqual(110);
		expect(text.meta_description.length).toBeLessThanOrEqual(155);
	});

	test("holds allowed tags only, each closed", () => {
		const open: string[] = [];
		for (const [, slash, tag = ""] of text.content_html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
			expect(tag).toMatch(allowedTags);
			if (slash) expect(open.pop()).toBe(tag);
			else open.push(tag);
		}
		expect(open).toEqual([]);
	});

	test("links inside the shop and in its own language only", () => {
		const links = [...text.content_html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href);
		const slugs = products.map((product) => product.translations[language].slug);
		const pages = landingPages.map((page) => page.slug);
		for (const href of links) {
			const [, first, section, name] = href.split("/");
			expect(first, href).toBe(language);
			if (name !== undefined) expect(section === "pages" ? pages : slugs, href).toContain(name);
		}
	});

	test("writes its language's spaces", () => {
		const all = [text.title, text.meta_title, text.meta_description, text.content_html].join("\n");
		expect(all).not.toMatch(/ {2}|[ \t]\n/);
		const readable = all.replace(/<[^>]*>/g, "");
		if (language === "fr") expect(readable).not.toMatch(/[^\u00a0\s][:;!?%»]|«[^\u00a0\u202f]|[ \t][:;!?%»]/);
		else expect(readable).not.toMatch(/[\u00a0 ][:;!?]/);
	});

	if (slug === "cookie-policy" || slug === "privacy-statement") {
		test("says first when it was last updated", () => {
			expect(text.content_html.trim()).toMatch(/^<p>[^<]*(April|april|avril) 2024<\/p>/);
		});
	}
});

describe.each(languages.map((language) => [language] as const))("the questions in %s", (language) => {
	const questions = faqGroups[language].flatMap((group) => group.questions);
	const page = faqPage.translations[language];

	test("are the record's, in the same order", () => {
		const record = page.structured_data as ReturnType<typeof faqContent>["structured_data"];
		expect(record["@type"]).toBe("FAQPage");
		expect(record.mainEntity.map(({ name }) => name)).toEqual(questions.map(({ question }) => question));
		for (const [index, { acceptedAnswer }] of record.mainEntity.entries()) {
			expect(acceptedAnswer.text).toBe(plainAnswer(questions[index]?.answerHtml ?? ""));
			expect(acceptedAnswer.text).not.toMatch(/[<>]|&\w+;| {2}|\n/);
		}
	});

	test("stand on the page as headings", () => {
		const headings = [...page.content_html.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, text]) => text);
		expect(headings).toEqual(questions.map(({ question }) => question));
	});

	test("are as many as in Dutch, group by group", () => {
		const shape = (of: Language) => faqGroups[of].map((group) => group.questions.length);
		expect(shape(language)).toEqual(shape("nl"));
	});
});

test("an answer's text keeps paragraphs apart and inline words together", () => {
	expect(
		plainAnswer("<p>One <strong>two</strong>, three.</p>\n<ul>\n<li>Four.</li><li>Five.</li>\n</ul>"),
	).toBe("One two, three. Four. Five.");
	expect(plainAnswer("<p>21\u00a0% ?</p>")).toBe("21\u00a0% ?");
});

describe("the table of sizes", () => {
	const columns = {
		container: "C",
		outside: "O",
		inside: "I",
		tare: "T",
		payload: "P",
		volume: "V",
		pallets: "E",
	};
	const row = (language: Language, key: string) => {
		const slug = products.find((product) => product.key === key)?.translations[language].slug;
		const rows = sizeTable(language, columns, products).split("\n");
		return rows.find((line) => line.includes(`/${language}/container/${slug}"`)) ?? "";
	};

	test.each<[Language, string]>([
		["nl", "<td>2.230</td><td>28.250</td><td>33,1</td><td>11</td>"],
		["en", "<td>2,230</td><td>28,250</td><td>33.1</td><td>11</td>"],
		["de", "<td>2.230</td><td>28.250</td><td>33,1</td><td>11</td>"],
		["fr", "<td>2\u00a0230</td><td>28\u00a0250</td><td>33,1</td><td>11</td>"],
	])("writes numbers as %s does", (language, cells) => {
		expect(row(language, "20ft-dv")).toContain(cells);
	});

	test("has a row per container, shortest first, and a dash where there is nothing", () => {
		const lines = sizeTable("en", columns, products).split("\n");
		const names = lines.flatMap((line) => /<th scope="row"><a [^>]*>(.*?)<\/a>/.exec(line)?.[1] ?? []);
		expect(names).toHaveLength(products.length);
		expect(names[0]).toBe("6ft container (storage)");
		expect(names.at(-1)).toBe("45ft High Cube pallet-wide container");
		expect(row("en", "20ft-tk")).toContain("<td>–</td><td>3,650</td><td>32,350</td><td>25.0</td><td>–</td>");
	});
});

test.each(languages)("the container number in %s has the right check digit (ISO 6346)", (language) => {
	const html = landingPages.find((page) => page.slug === "csc-and-certificates")?.translations[language];
	const [, code = "", digit] = /([A-Z]{3}U \d{6}) (\d)/.exec(html?.content_html ?? "") ?? [];
	const letters = "0123456789A-BCDEFGHIJK-LMNOPQRSTU-VWXYZ";
	const sum = [...code.replace(" ", "")].reduce(
		(total, c, place) => total + letters.indexOf(c) * 2 ** place,
		0,
	);
	expect(code).not.toBe("");
	expect(String((sum % 11) % 10)).toBe(digit);
});
