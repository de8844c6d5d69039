import { expect, test } from "vitest";
import { company as demo } from "#db/seed/company.ts";
import type { Letter } from "./letter.ts";
import { renderLetter } from "./render-letter.server.tsx";

const letter: Letter = {
	language: "de",
	title: "Ihre Bestellung",
	date: new Date("2026-05-04T12:00:00Z"),
	greeting: "Guten Tag <b>",
	parts: [
		{ kind: "text", text: "Vielen Dank." },
		{
			kind: "facts",
			rows: [
				["Telefon", "+49 30", "tel:+4930"],
				["Zeichnung", "Öffnen", "https://shop.example/z"],
				["AGB", "https://shop.example/agb", "https://shop.example/agb"],
			],
		},
		{
			kind: "lines",
			lines: [{ title: "20 Fuß", details: ["Neu, 2 × 10,00 €", "Lkw: 5,00 €"], amount: "25,00 €" }],
			sums: [["Gesamt", "30,25 €"]],
		},
		{ kind: "address", label: "Lieferung", lines: ["An", "Kaai 1"] },
		{ kind: "steps", title: "So geht es weiter", steps: ["Rechnung", "Lieferung"] },
		{ kind: "picture", alt: "Umbau" },
		{ kind: "link", label: "Ansehen", href: "https://shop.example/a?b=c&d" },
		{ kind: "link", label: "Passwort vergessen?", href: "https://shop.example/p" },
	],
	signature: { closing: "Freundliche Grüße", company: demo, vatLabel: "USt-IdNr." },
};

test("says the same in its text as in its HTML, each part in its turn", () => {
	const { html, text } = renderLetter(letter);
	expect(text).toBe(`Ihre Bestellung
4. Mai 2026

Guten Tag <b>

Vielen Dank.

Telefon: +49 30
Zeichnung: Öffnen https://shop.example/z
AGB: https://shop.example/agb

20 Fuß: 25,00 €
  Neu, 2 × 10,00 €
  Lkw: 5,00 €

Gesamt: 30,25 €

Lieferung:
  An
  Kaai 1

So geht es weiter:
1. Rechnung
2. Lieferung

Ansehen:
https://shop.example/a?b=c&d

Passwort vergessen?
https://shop.example/p

Freundliche Grüße
Kade Containers

Kade Containers BV · Containerkaai 1 · 2030 Antwerpen
+32 3 000 00 00 · info@kade.example
USt-IdNr.: BE 0123.456.749`);
	expect(html).toMatch(/^<!doctype html><html lang="de">/);
	expect(html).toContain("Guten Tag &lt;b&gt;");
	expect(html).toContain('<a href="https://shop.example/a?b=c&amp;d"');
	expect(html).toContain('<a href="tel:+4930"');
	expect(html).toContain('src="cid:picture"');
	for (const part of ["Vielen Dank.", "+49 30", "20 Fuß", "30,25 €", "Kaai 1", "Freundliche Grüße"]) {
		expect(html).toContain(part);
	}
});

test("sets French colons with a narrow no-break space, and signs nothing to the company itself", () => {
	const { html, text } = renderLetter({
		...letter,
		...{ language: "fr", signature: null, notice: "Votre réponse part chez le client.", greeting: null },
		parts: [{ kind: "facts", rows: [["Nom", "An"]] }],
	});
	expect(text).toContain("Nom\u202f: An");
	expect(text.endsWith("Votre réponse part chez le client.")).toBe(true);
	for (const body of [html, text]) expect(body).not.toContain("Kade");
});
