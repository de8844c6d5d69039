import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { foldHtml } from "./fold-html.ts";

const long = "A crane truck lifts it beside itself. ".repeat(5).trim();
const words = { language: "en", more: "Read on", title: "By truck & crane" } as const;
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

	test("is named as its language sets a colon", () => {
		const html = `<p>Court.</p><p>${long}</p>`;
		expect(foldHtml(html, { language: "fr", more: "Lire la suite", title: "En camion" })).toContain(
			'Lire la suite<span class="sr-only">\u202f: En camion</span>',
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
		const kept = foldHtml(html, { language: "en", more: "", title: null });
		expect(kept.replace(/<[^>]*>|\s/g, "")).toBe(html.replace(/<[^>]*>|\s/g, ""));
	});

	const lead = "Brauchen Sie einen Container für eine Saison, mieten Sie ihn.";
	const rest = `Für längere Nutzung gibt es Leasing${", und Ihr Kapital bleibt im Betrieb".repeat(3)}.`;
	const cut = (first: string, second: string) =>
		`<p>${first} </p>${opened("By truck &amp; crane").replace('"fold"', '"fold run-on"')}<p>${second}</p>`;

	test.each([
		["a question", "Soll er zur Fassade passen?"],
		["a statement", lead],
		[
			"what holds no end but its own",
			"Das sind z. B. 21 % MwSt. Im Korb, zzgl. Transport von 2.5 km am 3. Mai im Hafen.",
		],
		["sentences while they are four lines at most", `${lead} ${lead}`],
	])("is a long paragraph's end behind %s", (_what, first) => {
		const others = "<ul><li>One</li></ul>";
		expect(foldHtml(`<p>${first} ${rest}</p>${others}`, words)).toBe(
			`${cut(first, rest)}${others}</details>`,
		);
	});

	test.each([
		["has one sentence", `<p>${lead.slice(0, -1).repeat(6)}.</p>`],
		["has letters in bold", `<p>${lead} <strong>${rest}</strong></p>`],
		["ends soon after its lead", `<p>${`${lead} `.repeat(2)}${lead}</p>`],
		[
			"ends nowhere for certain",
			`<p>${"Mit MwSt. Auch der ISO. Das am 3. Mai bei 5 %. ".repeat(6).trim()}</p>`,
		],
	])("is nothing of a paragraph that %s", (_what, html) => {
		expect(foldHtml(html, words)).toBe(html);
	});

	test("keeps every letter in its order and each tag closed, wherever a paragraph is cut", () => {
		const pieces = [
			"Ein Container",
			"steht",
			"MwSt",
			"z. B",
			"2.5",
			"am Kai",
			"ISO",
			".",
			"?",
			". ",
			"! ",
			" ",
			"\n",
			"&amp; ",
		];
		const text = fc
			.array(fc.constantFrom(...pieces), { minLength: 20, maxLength: 80 })
			.map((all) => all.join(""));
		fc.assert(
			fc.property(text, fc.constantFrom("", "<p>End.</p>", `<ul><li>${long}</li></ul>`), (first, others) => {
				const html = `<p>${first}</p>${others}`;
				const kept = foldHtml(html, { language: "en", more: "", title: null });
				expect(kept.replace(/<[^>]*>/g, "")).toBe(html.replace(/<[^>]*>/g, ""));
				const open: string[] = [];
				for (const [, slash, name = ""] of kept.matchAll(/<(\/?)([a-z]+)/g)) {
					if (slash === "") open.push(name);
					else expect(open.pop()).toBe(name);
				}
				expect(open).toEqual([]);
			}),
		);
	});
});
