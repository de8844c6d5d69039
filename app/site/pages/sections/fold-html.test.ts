import { describe, expect, test } from "vitest";
import { foldHtml } from "./fold-html.ts";

const long = "A crane truck lifts it beside itself. ".repeat(5).trim();
const words = { more: "Read on", title: "By truck & crane" };
const opened = (about: string) =>
	`<details class="fold"><summary>Read on<span class="sr-only">: ${about}</span></summary>`;

describe("what a phone folds away of a section", () => {
	test("is everything behind the first block, whatever stands inside of it", () => {
		const list = `<ul><li><strong>Truck:</strong> ${long}</li><li>Two<br />lines <img src="/a.png" alt="a" /></li></ul>`;
		expect(foldHtml(`<p>Three <em>ways</em>.</p>${list}<p>End</p>`, words)).toBe(
			`<p>Three <em>ways</em>.</p>${opened("By truck &amp; crane")}${list}<p>End</p></details>`,
		);
	});

	test("is each column behind its heading", () => {
		const html = `<section><h3>For <em>firms</em></h3><p>${long}</p></section>\n<section><h3>Short</h3><p>Yes.</p></section>`;
		expect(foldHtml(html, words)).toBe(
			`<section><h3>For <em>firms</em></h3>${opened("For firms")}<p>${long}</p></details></section><section><h3>Short</h3><p>Yes.</p></section>`,
		);
	});

	test.each([
		["one block, however long", `<ol><li>${long}</li></ol>`],
		["a rest that is shorter than the press", "<p>One.</p><p>Two.</p>"],
		["bare text", long],
		["nothing", ""],
	])("is not %s", (_what, html) => {
		expect(foldHtml(html, words)).toBe(html);
	});

	test("keeps every letter, also of text that stands between elements", () => {
		const html = `Bare <b>start</b> and <p>${long}</p> between <p>${long}</p> end`;
		const kept = foldHtml(html, { more: "", title: null });
		expect(kept.replace(/<[^>]*>|\s/g, "")).toBe(html.replace(/<[^>]*>|\s/g, ""));
	});
});
