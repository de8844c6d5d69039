import { describe, expect, test } from "vitest";
import { htmlTree } from "../../../tests/support/html.ts";
import { isElement } from "./html-tree.ts";
import { groupTagsIn, isSameContent } from "./same-content.ts";
import { writeHtml } from "./write-html.ts";

const isSame = (one: string, other: string) => isSameContent(htmlTree(one), htmlTree(other));

describe("what makes no difference", () => {
	test.each([
		["spaces between elements", "<h2>A</h2>\n\n<p>B</p>", "<h2>A</h2><p>B</p>"],
		["spaces in a text", "<p> A \n B </p>", "<p>A B</p>"],
		["spaces over two elements", "<p>A <em> B</em></p>", "<p>A <em>B</em></p>"],
		["older names of marks", "<p><b>A</b><i>B</i></p>", "<p><strong>A</strong><em>B</em></p>"],
		["the order of marks", "<p><em><strong>A</strong></em></p>", "<p><strong><em>A</em></strong></p>"],
		["where a mark is cut", "<p><em>A</em><em>B</em></p>", "<p><em>AB</em></p>"],
		["a paragraph in an item", "<ul><li>A</li></ul>", "<ul><li><p>A</p></li></ul>"],
		["a text without a paragraph", "A <strong>B</strong>", "<p>A <strong>B</strong></p>"],
		["a picture without a paragraph", '<img src="/a.png" alt="A">', '<p><img src="/a.png" alt="A"></p>'],
		["an empty paragraph", "<p>A</p><p></p>", "<p>A</p>"],
		[
			"what the shop adds to a table",
			'<table tabindex="0"><tbody><tr><td>A</td></tr></tbody></table>',
			"<table><tbody><tr><td><p>A</p></td></tr></tbody></table>",
		],
		[
			"the head of a table by its cells",
			"<table><tbody><tr><th>A</th></tr><tr><td>B</td></tr></tbody></table>",
			'<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td>B</td></tr></tbody></table>',
		],
		[
			"the scope of a row's head",
			"<table><tbody><tr><th>A</th><td>B</td></tr></tbody></table>",
			'<table><tbody><tr><th scope="row">A</th><td>B</td></tr></tbody></table>',
		],
		["what the shop never keeps", '<p class="x" style="color:red">A</p><script>B</script>', "<p>A</p>"],
		["a tag that the shop drops", "<article><p>A</p></article>", "<p>A</p>"],
	])("%s", (_name, one, other) => {
		expect(isSame(one, other)).toBe(true);
		expect(isSame(other, one)).toBe(true);
	});
});

test("rows that no parser has put into a body are its rows all the same", () => {
	const [table] = htmlTree("<table><tbody><tr><td>A</td></tr></tbody></table>");
	const [body] = isElement(table) ? table.children : [];
	const rows = isElement(body) ? body.children : [];
	const bare = [{ tag: "table", attributes: {}, children: rows }];
	expect(rows).toHaveLength(1);
	expect(isSameContent(bare, [table ?? ""])).toBe(true);
	expect(isSameContent(bare, htmlTree("<table><tbody><tr><td>B</td></tr></tbody></table>"))).toBe(false);
});

describe("what would be lost", () => {
	test.each([
		["a group", "<section><h2>A</h2></section>", "<h2>A</h2>"],
		["a block without a meaning", "<div>A</div>", "<p>A</p>"],
		["a span", "<p><span>A</span></p>", "<p>A</p>"],
		[
			"a caption",
			'<figure><img src="/a.png" alt=""><figcaption>A</figcaption></figure>',
			'<p><img src="/a.png" alt="">A</p>',
		],
		["a mark", "<p><u>A</u></p>", "<p>A</p>"],
		["a link", '<p><a href="/a">A</a></p>', "<p>A</p>"],
		["a link's title", '<p><a href="/a" title="B">A</a></p>', '<p><a href="/a">A</a></p>'],
		["a picture's width", '<p><img src="/a.png" alt="" width="9"></p>', '<p><img src="/a.png" alt=""></p>'],
		["a picture's words", '<p><img src="/a.png" alt="A"></p>', '<p><img src="/a.png" alt=""></p>'],
		["a line break", "<p>A<br>B</p>", "<p>A B</p>"],
		["a level", "<h4>A</h4>", "<h3>A</h3>"],
		["a list's kind", "<ol><li>A</li></ol>", "<ul><li>A</li></ul>"],
		["a quote", "<blockquote><p>A</p></blockquote>", "<p>A</p>"],
		["a line", "<p>A</p><hr><p>B</p>", "<p>A</p><p>B</p>"],
		["two paragraphs", "<p>A</p><p>B</p>", "<p>A B</p>"],
		[
			"a head cell",
			"<table><tbody><tr><td>C</td></tr><tr><th>A</th></tr></tbody></table>",
			"<table><tbody><tr><td>C</td></tr><tr><td>A</td></tr></tbody></table>",
		],
		[
			"a scope of its own",
			'<table><tbody><tr><th scope="row">A</th></tr></tbody></table>',
			"<table><tbody><tr><th>A</th></tr></tbody></table>",
		],
		[
			"a second row of the head",
			"<table><thead><tr><th>A</th></tr><tr><th>B</th></tr></thead></table>",
			"<table><thead><tr><th>A</th></tr></thead><tbody><tr><th>B</th></tr></tbody></table>",
		],
		["a no-break space", "<p>9\u00a0m</p>", "<p>9 m</p>"],
		["a word", "<p>A B</p>", "<p>A</p>"],
	])("%s", (_name, original, back) => {
		expect(isSame(original, original)).toBe(true);
		expect(isSame(original, back)).toBe(false);
	});

	test("rows of different lengths, which the editor fills up", () => {
		const uneven = "<table><tbody><tr><td>A</td><td>B</td></tr><tr><td>C</td></tr></tbody></table>";
		expect(isSame(uneven, uneven)).toBe(false);
		expect(isSame("<table></table>", "<table></table>")).toBe(false);
	});

	test("is named where it only groups", () => {
		const html = "<div><p><span>A</span></p><section><div>B</div></section></div>";
		expect(groupTagsIn(htmlTree(html))).toEqual(["section", "div", "span"]);
		expect(groupTagsIn(htmlTree("<p>A</p>"))).toEqual([]);
	});
});

test("a text that is written anew stays what it is", () => {
	const html =
		"<h2>A</h2><p>B <b>C</b></p><ul><li>D<ol><li>E</li></ol></li></ul><blockquote><p>F</p></blockquote>" +
		"<table><thead><tr><th>G</th></tr></thead><tbody><tr><td>H</td></tr></tbody></table><hr>";
	const written = writeHtml(htmlTree(html));
	expect(isSame(html, written)).toBe(true);
	expect(writeHtml(htmlTree(written))).toBe(written);
});
