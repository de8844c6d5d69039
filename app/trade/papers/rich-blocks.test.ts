import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sanitizeHtml } from "~/platform/html.server.ts";
import { htmlText } from "~/values/html-text.ts";
import { type Block, blocksOf, type Piece } from "./rich-blocks.ts";

const origin = "https://shop.example";
const blocks = (html: string) => blocksOf(sanitizeHtml(html), origin);
const piece = (text: string, given: Partial<Piece> = {}): Piece => ({
	text,
	bold: false,
	href: null,
	...given,
});

/** All words of blocks, in their order. */
function wordsOf(given: readonly Block[]): string {
	const ofPieces = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join("");
	return given
		.map((block) => {
			if (block.kind === "list") return block.items.map(wordsOf).join(" ");
			if (block.kind === "table") return block.rows.flatMap(({ cells }) => cells.map(ofPieces)).join(" ");
			return block.kind === "rule" ? "" : ofPieces(block.pieces);
		})
		.join(" ");
}

describe("a text from an editor", () => {
	test.each<[string, string, Block[]]>([
		[
			"a heading and a paragraph",
			"<h2>Price</h2><p>Net &amp; <strong>VAT</strong><br>next</p>",
			[
				{ kind: "heading", level: 2, pieces: [piece("Price")] },
				{
					kind: "paragraph",
					pieces: [piece("Net & "), piece("VAT", { bold: true }), piece("\n"), piece("next")],
				},
			],
		],
		[
			"spaces that do not break",
			"<p>Prix\u202f:\n\t10&nbsp;%</p>",
			[{ kind: "paragraph", pieces: [piece("Prix\u202f: 10\u00a0%")] }],
		],
		[
			"a list in a list",
			"<ol><li>One<ul><li>a</li></ul></li><li><p>Two</p></li></ol>",
			[
				{
					kind: "list",
					ordered: true,
					items: [
						[
							{ kind: "paragraph", pieces: [piece("One")] },
							{ kind: "list", ordered: false, items: [[{ kind: "paragraph", pieces: [piece("a")] }]] },
						],
						[{ kind: "paragraph", pieces: [piece("Two")] }],
					],
				},
			],
		],
		[
			"a table with a head, filled up to its width",
			"<table><thead><tr><th>Size</th><th>€</th></tr></thead><tbody><tr><td>20 ft</td></tr></tbody></table>",
			[
				{
					kind: "table",
					columns: 2,
					rows: [
						{ isHead: true, cells: [[piece("Size", { bold: true })], [piece("€", { bold: true })]] },
						{ isHead: false, cells: [[piece("20 ft")], []] },
					],
				},
			],
		],
		[
			"links, those to the shop itself with its origin",
			'<p><a href="/nl/p/terms">terms</a> <a href="mailto:a@b.example">mail</a> <a href="//evil.example">x</a></p>',
			[
				{
					kind: "paragraph",
					pieces: [
						piece("terms", { href: "https://shop.example/nl/p/terms" }),
						piece(" "),
						piece("mail", { href: "mailto:a@b.example" }),
						piece(" "),
						piece("x"),
					],
				},
			],
		],
		["nothing of what runs or is only seen", "<script>alert(1)</script><p> </p><img src='/a.svg'>", []],
	])("becomes %s", (_what, html, expected) => {
		expect(blocks(html)).toEqual(expected);
	});

	test("with more columns than a page has becomes lines of words", () => {
		const row = Array.from({ length: 9 }, (_, index) => `<td>${index}</td>`).join("");
		expect(wordsOf(blocks(`<table><tr>${row}</tr></table>`))).toBe("0 · 1 · 2 · 3 · 4 · 5 · 6 · 7 · 8");
	});

	test("as deep as somebody likes keeps its words and ends", () => {
		const deep = `${"<div><ul><li>".repeat(3_000)}word${"</li></ul></div>".repeat(3_000)}`;
		expect(wordsOf(blocksOf(deep, origin)).trim()).toBe("word");
	});

	const word = fc.constantFrom("steel", "20 ft", "&lt;b&gt;", "#eval(1)", "*x*", "é");
	const { html } = fc.letrec<{ html: string }>((tie) => ({
		html: fc.oneof(
			{ depthSize: "small" },
			word,
			fc
				.tuple(
					fc.constantFrom("p", "div", "strong", "h2", "blockquote", "section", "a"),
					fc.array(tie("html"), { maxLength: 3 }),
				)
				.map(([tag, inside]) => `<${tag}>${inside.join(" ")}</${tag}>`),
			fc
				.array(tie("html"), { maxLength: 3 })
				.map((items) => `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`),
		),
	}));

	test("loses no word", () => {
		const letters = (text: string) => text.replace(/[\s–]/g, "");
		fc.assert(
			fc.property(html, (given) => {
				const clean = sanitizeHtml(given);
				expect(letters(wordsOf(blocksOf(clean, origin)))).toBe(letters(htmlText(clean)));
			}),
			{ numRuns: 300 },
		);
	});
});
