import { expect, test } from "vitest";
import { htmlTree } from "../../../tests/support/html.ts";
import { writeHtml } from "./write-html.ts";

/** Lines without their indentation beside the text as the editor has it. */
test.each([
	["nothing", "", ""],
	["an empty text", "<p></p>", ""],
	[
		"blocks",
		"<h2>A</h2><p>B</p><hr><p></p><p>C</p><p></p><p></p>",
		"<h2>A</h2>\n<p>B</p>\n<hr>\n<p></p>\n<p>C</p>",
	],
	[
		"marks",
		'<p><a href="/a?b=1&amp;c=%22">A <em>B</em></a><br>C</p>',
		'<p><a href="/a?b=1&amp;c=%22">A <em>B</em></a><br>C</p>',
	],
	["signs", "<p>a &lt; b &amp; c&nbsp;m</p>", "<p>a &lt; b &amp; c&nbsp;m</p>"],
	[
		"a lone paragraph in an item",
		"<ul><li><p>A</p></li><li><p>B</p></li></ul>",
		"<ul>\n\t<li>A</li>\n\t<li>B</li>\n</ul>",
	],
	[
		"two paragraphs in an item",
		"<ol><li><p>A</p><p>B</p></li></ol>",
		"<ol>\n\t<li>\n\t\t<p>A</p>\n\t\t<p>B</p>\n\t</li>\n</ol>",
	],
	[
		"a list in an item",
		"<ul><li><p>A</p><ul><li><p>B</p></li></ul></li></ul>",
		"<ul>\n\t<li>A\n\t\t<ul>\n\t\t\t<li>B</li>\n\t\t</ul>\n\t</li>\n</ul>",
	],
	["a quote", "<blockquote><p>A</p></blockquote>", "<blockquote>\n\t<p>A</p>\n</blockquote>"],
	["a picture without words", '<p><img src="/a.png" title="x"></p>', '<p><img src="/a.png" alt=""></p>'],
	[
		"what the shop does not keep",
		'<p class="x"><a href="/a" target="_blank">A</a></p>',
		'<p><a href="/a">A</a></p>',
	],
])("writes %s", (_name, editor, html) => {
	expect(writeHtml(htmlTree(editor))).toBe(html);
});

test("writes a table with its first row of head cells as its head, and says what head cells stand over", () => {
	const editor =
		"<table><tbody><tr><th><p>Size</p></th><th><p>Tare</p></th></tr>" +
		"<tr><th><p>20 ft</p></th><td><p>2.2 t</p></td></tr></tbody></table>";
	expect(writeHtml(htmlTree(editor)).replace(/\n\t*/g, "")).toBe(
		'<table><thead><tr><th scope="col">Size</th><th scope="col">Tare</th></tr></thead>' +
			'<tbody><tr><th scope="row">20 ft</th><td>2.2 t</td></tr></tbody></table>',
	);
});

test("a table without a head has none", () => {
	expect(writeHtml(htmlTree("<table><tbody><tr><td><p>A</p></td></tr></tbody></table>"))).toBe(
		"<table>\n\t<tbody>\n\t\t<tr>\n\t\t\t<td>A</td>\n\t\t</tr>\n\t</tbody>\n</table>",
	);
});
