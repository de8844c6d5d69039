import fc from "fast-check";
import { expect, test } from "vitest";
import { htmlText } from "./html-text.ts";

test.each([
	["<p>One</p><p>Two</p>", "One\nTwo"],
	["<h2>Title</h2>\n<ul>\n<li>a</li><li><strong>b</strong></li></ul><p>end</p>", "Title\n– a\n– b\nend"],
	["5 &lt; 6 &amp; caf&#233; &#x20AC;", "5 < 6 & café €"],
	["<p>a<br>b</p>", "a\nb"],
	["&lt;b&gt;", "<b>"],
	["&unknown; &#0;", "&unknown; &#0;"],
	["", ""],
])("%j reads %j", (html, text) => {
	expect(htmlText(html)).toBe(text);
});

test("plain words stay as they are", () => {
	fc.assert(
		fc.property(fc.array(fc.stringMatching(/^[a-zé0-9]+$/), { minLength: 1 }), (words) => {
			expect(htmlText(words.join(" "))).toBe(words.join(" "));
		}),
	);
});
