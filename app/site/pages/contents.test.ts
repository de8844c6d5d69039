import { expect, test } from "vitest";
import { withContents } from "./contents.ts";

test("each heading of the second level has an address, also where two say the same or nothing in letters", () => {
	const { html, contents } = withContents(
		"<h2>Größe &amp; <em>Zustand</em></h2><p>a</p><h3>Frage?</h3><h2>Preis</h2><h2>Preis</h2><h2>№ 1</h2><h2>✓</h2><h2> </h2>",
	);
	expect(contents).toEqual([
		{ id: "on-groesse-zustand", title: "Größe & Zustand" },
		{ id: "on-preis", title: "Preis" },
		{ id: "on-preis-2", title: "Preis" },
		{ id: "on-no-1", title: "№ 1" },
		{ id: "on-5", title: "✓" },
	]);
	expect(html).toContain(
		'<h2 id="on-groesse-zustand">Größe &amp; <em>Zustand</em></h2><p>a</p><h3>Frage?</h3>',
	);
	expect(html).toContain("<h2> </h2>");
	expect(new Set(html.match(/id="[^"]*"/g)).size).toBe(5);
});

test("the third level stands in for too few of the second", () => {
	const text = "<h2>One</h2><h3>A</h3><h3>B</h3><h3>C</h3>";
	expect(withContents(text).contents.map(({ title }) => title)).toEqual(["A", "B", "C"]);
});

test("a French question keeps its sign on its line", () => {
	const { contents } = withContents("<h2>Qu’est-ce\n\tqu’un cookie\u202f?</h2><h2>A</h2><h2>B</h2>");
	expect(contents[0]?.title).toBe("Qu’est-ce qu’un cookie\u202f?");
});

test.each(["", "<p>Short.</p>", "<h2>One</h2><h2>Two</h2><h3>A</h3>"])("%j stays as it is", (html) => {
	expect(withContents(html)).toEqual({ html, contents: [] });
});
