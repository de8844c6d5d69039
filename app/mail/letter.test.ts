import { expect, test } from "vitest";
import type { Letter } from "./letter.ts";
import { renderLetter } from "./render-letter.server.tsx";

const letter: Letter = {
	language: "de",
	title: "Ihre Bestellung",
	greeting: "Guten Tag <b>",
	parts: [
		{ kind: "text", text: "Vielen Dank." },
		{ kind: "facts", rows: [["Telefon", "+49 30"]] },
		{
			kind: "lines",
			lines: [{ title: "20 Fuß", details: ["Neu, 2 × 10,00 €", "Lkw: 5,00 €"], amount: "25,00 €" }],
			sums: [["Gesamt", "30,25 €"]],
		},
		{ kind: "address", label: "Lieferung", lines: ["An", "Kaai 1"] },
		{ kind: "link", label: "Ansehen", href: "https://shop.example/a?b=c&d" },
	],
	closing: "Freundliche Grüße",
	company: { name: "Kade", email: "info@shop.example", phone: "+32 3" },
};

test("says the same in its text as in its HTML, each part in its turn", () => {
	const { html, text } = renderLetter(letter);
	expect(text).toBe(`Guten Tag <b>

Vielen Dank.

Telefon: +49 30

20 Fuß: 25,00 €
  Neu, 2 × 10,00 €
  Lkw: 5,00 €

Gesamt: 30,25 €

Lieferung:
  An
  Kaai 1

Ansehen: https://shop.example/a?b=c&d

Freundliche Grüße
Kade
+32 3 · info@shop.example`);
	expect(html).toMatch(/^<!doctype html><html lang="de">/);
	expect(html).toContain("Guten Tag &lt;b&gt;");
	expect(html).toContain('<a href="https://shop.example/a?b=c&amp;d"');
	for (const part of ["Vielen Dank.", "+49 30", "20 Fuß", "30,25 €", "Kaai 1", "Freundliche Grüße"]) {
		expect(html).toContain(part);
	}
});
