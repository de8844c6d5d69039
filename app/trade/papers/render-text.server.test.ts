import { describe, expect, test } from "vitest";
import { landingPages } from "#db/seed/pages/index.ts";
import { sanitizeHtml } from "~/platform/html.server.ts";
import { languages } from "~/values/vocabulary.ts";
import { pdfPages, readPdf } from "../../../tests/support/read-pdf.ts";
import { renderText, type TextSheet } from "./render-paper.server.ts";
import { blocksOf, paragraphOf } from "./rich-blocks.ts";

function sheet(given: Partial<TextSheet> = {}): TextSheet {
	return {
		...{ lang: "nl", region: "BE", title: "Verkoopvoorwaarden", date: "2026-11-20", about: null },
		...{ company: "Kade", footer: "Kade, Antwerpen", page: "Pagina {page} van {pages}", blocks: [] },
		...given,
	};
}

describe("a text as PDF", () => {
	test.each(languages)("is made of the terms in %s, the same bytes each time", async (lang) => {
		const terms = landingPages.find(({ slug }) => slug === "terms-of-sale")?.translations[lang];
		const html = sanitizeHtml(terms?.content_html ?? "");
		const given = sheet({ lang, blocks: blocksOf(html, "https://shop.example") });
		expect(given.blocks.length).toBeGreaterThan(10);
		const [one, two] = await Promise.all([renderText(given), renderText(given)]);
		expect(Buffer.compare(one, two)).toBe(0);
		const pdf = readPdf(one);
		expect(pdf).toMatch(/pdfaid:conformance>A</);
		expect(pdf).toMatch(new RegExp(`/Lang\\s*\\(${lang}`));
		expect(pdfPages(pdf)).toBeGreaterThan(0);
	});

	test.each([
		'#eval("1+1") $x^2$ *bold* <label> @ref \\ // `raw` #include "/etc/passwd" {page} ]#',
		"王小明 🚢 \u{f0000}\ttab\u202f\u200b",
		"Donaudampfschifffahrtsgesellschaft".repeat(40),
		"\n\n",
		"",
	])("takes %j for words, wherever it stands", async (text) => {
		const pieces = [{ text, bold: true, href: `https://shop.example/?q=${encodeURIComponent(text)}` }];
		const blocks = [
			paragraphOf(text),
			{ kind: "heading" as const, level: 2, pieces },
			{ kind: "list" as const, ordered: true, items: [[paragraphOf(text)], []] },
			{ kind: "table" as const, columns: 2, rows: [{ isHead: true, cells: [pieces, []] }] },
			{ kind: "field" as const, pieces },
		];
		const pdf = readPdf(await renderText(sheet({ title: text || "-", about: text, footer: text, blocks })));
		expect(pdf).toMatch(/^%PDF-1\.7/);
		expect(pdf).not.toContain("root:");
	});

	test("of a hundred pages is printed, and one without an end is refused before it keeps papers waiting", async () => {
		const long = Array.from({ length: 3_000 }, (_, index) => paragraphOf(`${index} `.repeat(30)));
		expect(pdfPages(readPdf(await renderText(sheet({ blocks: long }))))).toBeGreaterThan(80);
		const endless = sheet({ blocks: [...long, ...long, ...long, ...long, ...long, ...long] });
		await expect(renderText(endless)).rejects.toThrow(RangeError);
	});
});
