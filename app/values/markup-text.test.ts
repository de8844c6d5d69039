import fc from "fast-check";
import { expect, test } from "vitest";
import { htmlText } from "./html-text.ts";
import { markupText } from "./markup-text.ts";
import { xmlDecoded } from "./xml-text.ts";

test.each([
	["", ""],
	["Kade 7, Gent", "Kade 7, Gent"],
	["<b>5 > 3</b>", "&lt;b&gt;5 &gt; 3&lt;/b&gt;"],
	['20" & 40"', "20&quot; &amp; 40&quot;"],
	["&amp;", "&amp;amp;"],
	["l’été, d'or\r\n€", "l’été, d'or\r\n€"],
])("%j is written %j", (text, markup) => {
	expect(markupText(text)).toBe(markup);
});

test("whoever reads it has the text again, in XML and in HTML", () => {
	fc.assert(
		fc.property(fc.string({ unit: fc.constantFrom("a", "&", "<", ">", '"', ";", "#", "lt") }), (text) => {
			expect(xmlDecoded(markupText(text))).toBe(text);
			expect(htmlText(markupText(text))).toBe(text);
		}),
	);
});
