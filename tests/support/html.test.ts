import { describe, expect, test } from "vitest";
import {
	alertsIn,
	areaValue,
	around,
	chosenValue,
	elementIn,
	elementsIn,
	fieldError,
	fieldValue,
	handlersIn,
	htmlTree,
	mainOf,
	metaContent,
	sectionOf,
	shownText,
	structuredData,
	tagsOf,
	textsIn,
	wrongFields,
} from "./html.ts";
import { xmlElements, xmlTexts } from "./xml.ts";

const page = `<!DOCTYPE html><html lang="en"><head><title>A &amp; B</title><meta name="robots" content="no\nindex"/>
<script type="application/ld+json">{"@type":"Thing","name":"\\u003c/p>"}</script></head><body><header>Bar</header><main>
<section><h2>One</h2><p>1<!-- --> 2&nbsp;m</p></section><section><h2>Two</h2><p>3 &lt; 4</p></section>
<div role="alert"><svg viewBox="0 0 1 1"></svg><div>Wrong</div></div><noscript><img src="/a.png"/></noscript>
<form><input name="a" value="&quot;x&#x27;" aria-invalid="true" aria-describedby="a-hint a-error"/><p id="a-hint">Hint</p>
<p id="a-error">Too <b>long</b></p><input name="b" value="" aria-describedby="a-error"/>
<textarea name="c" aria-invalid="true" aria-describedby="c-hint">\n\n&lt;p&gt; </textarea>
<select name="d"><option value="1">1</option><option value="2" selected="">2</option></select></form>
</main><script>"<i>"</script></body></html>`;

describe("a page", () => {
	test("says what a browser without scripts shows", () => {
		expect(shownText(sectionOf(page, "One"))).toBe("One 1 2 m");
		expect(shownText(sectionOf(page, "Two"))).toBe("Two 3 < 4");
		expect(sectionOf(page, "Three")).toBe("");
		expect(shownText(page)).not.toContain("<i>");
		expect(textsIn(page, "title")).toEqual(["A & B"]);
		expect(textsIn(mainOf(page), "header")).toEqual([]);
		expect(textsIn("<ul><li>a<ul><li>b</li></ul></li></ul>", "li")).toEqual(["b"]);
	});

	test("has the elements that are written in it, and no others", () => {
		expect(tagsOf(page, "html")).toEqual([{ lang: "en" }]);
		expect(tagsOf(page, "svg")).toEqual([{ viewbox: "0 0 1 1" }]);
		expect(elementsIn(page, "i")).toEqual([]);
		expect(elementsIn(page, "input", { name: true, value: "" })).toHaveLength(1);
		expect(around(elementIn(page, "img"), "noscript")).toBeDefined();
		expect(around(elementIn(page, "img"), "form")).toBeUndefined();
		expect(() => elementIn(page, "dialog")).toThrow("no dialog");
		expect(() => mainOf("<p>A</p>")).toThrow("no main");
		expect(metaContent(page, "robots")).toBe("no index");
		expect(metaContent(page, "description")).toBeUndefined();
		expect(structuredData(page)).toEqual([{ "@type": "Thing", name: "</p>" }]);
		expect(handlersIn(page)).toEqual([]);
		expect(handlersIn('<p><b ONCLICK="x()">A</b></p>')).toEqual(["onclick=x()"]);
	});

	test("tells of its forms what they hold and what is wrong with it", () => {
		expect([fieldValue(page, "a"), fieldValue(page, "z")]).toEqual([`"x'`, undefined]);
		expect([areaValue(page, "c"), areaValue(page, "a")]).toEqual(["\n<p> ", undefined]);
		expect(chosenValue(page, "d")).toBe("2");
		expect(() => chosenValue(page, "a")).toThrow("no select");
		expect(wrongFields(page).map(({ name }) => name)).toEqual(["a", "c"]);
		expect(["a", "b", "c"].map((name) => fieldError(page, name))).toEqual(["Too long", undefined, ""]);
		expect(alertsIn(page)).toEqual(["Wrong"]);
	});

	test.each([
		['<p id="a" id="b">A</p>', "duplicate-attribute"],
		["<p>A &unknown; B</p>", "unknown-named-character-reference"],
		["<p>1 <2</p>", "invalid-first-character-of-tag-name"],
		["<!-- A", "eof-in-comment"],
	])("that HTML calls wrong is read by no test: %s", (html, error) => {
		expect(() => shownText(`<!doctype html><html><body>${html}</body></html>`)).toThrow(error);
	});
});

test.each(["<p>A", "<p>A</b></p>", "<p><div>A</div></p>", "<table><tr></tr></table>"])(
	"a text that a browser would repair is no text for a rule: %s",
	(html) => {
		expect(() => htmlTree(html)).toThrow("is read as");
	},
);

test("a file for machines has elements that are none in a page", () => {
	const xml = '<item><link>/a?b&amp;c</link><x:link href="/a&amp;b"/></item><item><link>/d</link></item>';
	expect(xmlTexts(xml, "link")).toEqual(["/a?b&c", "/d"]);
	expect(xmlElements(xml, "x:link")).toEqual([{ attributes: { href: "/a&b" }, content: "" }]);
	expect(xmlElements(xml, "item")).toHaveLength(2);
});
