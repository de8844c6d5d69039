import { createTranslator } from "use-intl/core";
import { describe, expect, test } from "vitest";
import { argumentsOf, textsOf } from "../../tests/support/catalogue-texts.ts";
import { languages } from "./languages.ts";

const english = textsOf("en");

/** Texts that are written as in English: words that the language shares with it, names, units and bare placeholders. */
const sameAsEnglish: Record<"nl" | "de" | "fr", string[]> = {
	nl: [
		...["Bank", "Week {week}"],
		...["Menu", "Home", "Containers", "High Cube", "Contact", "Type", "Postcode", "Transport"],
		...["20ft", "40ft", "45ft", "{count}ft", "Leasing", "Blog", "Info"],
		...["{value}\u00a0t", "{value}\u00a0m³", "{quantity} × {price}", "{title}, {condition}"],
		...["Container", "Configurator", "3D", "20ft High Cube", "40ft High Cube"],
		...["Status", "Slug", "Filters"],
		...["IBAN", "BIC"],
		...["HTML", "Code", "Link", "Pro-forma"],
		...["UBL", "Product", "1 product"],
		...["Amsterdam", "Bordeaux", "Frankfurt", "Hamburg", "Lyon", "Marseille", "Nantes"],
	],
	de: [
		"Bank",
		"Shop",
		...["High Cube", "Standard", "Transport", "Name", "optional", "Leasing", "Blog", "Info"],
		...["{value}\u00a0t", "{value}\u00a0m³", "{quantity} × {price}", "{title}, {condition}"],
		...["Container", "3D", "Status", "Slug", "Name A–Z"],
		...["IBAN", "BIC"],
		...["HTML", "Code", "Link"],
		...["PDF", "UBL"],
		...["Amsterdam", "Berlin", "Bordeaux", "Frankfurt", "Hamburg", "Lyon", "Marseille", "Nantes", "Paris"],
	],
	fr: [
		...["Message", "Messages", "Net"],
		...["Menu", "High Cube", "Notifications", "Contact", "Type", "Standard", "Tare"],
		...["France", "Description", "Transport", "Total", "Leasing", "Blog", "Pages"],
		...["{value}\u00a0t", "{value}\u00a0m³", "{quantity} × {price}", "{title}, {condition}"],
		...["Base", "Position", "3D", "Configuration", "Page", "Image"],
		...["IBAN", "BIC"],
		...["HTML", "Code", "Pro-forma", "Signature", "Slug"],
		...[
			"Date",
			"PDF",
			"UBL",
			"Conditions",
			"Version",
			"Versions",
			"Introduction",
			"Stock",
			"Volume",
			"euros",
		],
		...[
			"Amsterdam",
			"Berlin",
			"Bordeaux",
			"Cologne",
			"Lyon",
			"Marseille",
			"Munich",
			"Nantes",
			"Paris",
			"Strasbourg",
		],
	],
};

describe.each(languages)("the texts in %s", (language) => {
	const texts = textsOf(language);

	test("have exactly the keys of English", () => {
		expect([...texts.keys()].toSorted()).toEqual([...english.keys()].toSorted());
	});

	test("are never empty and carry no stray spaces", () => {
		expect([...texts].filter(([, text]) => text.trim() === "" || text.trim() !== text)).toEqual([]);
	});

	test("take the same arguments as in English", () => {
		const taken = (of: Map<string, string>) => [...of].map(([key, text]) => [key, argumentsOf(text)]);
		expect(Object.fromEntries(taken(texts))).toEqual(Object.fromEntries(taken(english)));
	});

	test("can be formatted, whatever the number", () => {
		const unfilled = [...texts].flatMap(([key, text]) => {
			const t = createTranslator<{ text: string }>({
				locale: language,
				messages: { text },
				timeZone: "Europe/Brussels",
				onError: (error) => {
					throw new Error(`${key}: ${error.message}`);
				},
			});
			const given = [...argumentsOf(text)].map((argument) => argument.split(", "));
			// Without an argument it is the same text for any number.
			return (given.length === 0 ? [0] : [0, 1, 2, 5]).flatMap((count) => {
				const values = given.map(([name = "", kind]) => [name, kind === undefined ? "something" : count]);
				const shown = t("text", Object.fromEntries(values));
				return /[{}]/.test(shown) ? [{ key, count, shown }] : [];
			});
		});
		expect(unfilled).toEqual([]);
	});
});

test.each(["nl", "de", "fr"] as const)("texts in %s are translated", (language) => {
	const untranslated = [...textsOf(language)].filter(([key, text]) => text === english.get(key));
	const allowed = sameAsEnglish[language];
	expect(untranslated.filter(([, text]) => !allowed.includes(text))).toEqual([]);
	expect(allowed.filter((text) => !untranslated.some(([, same]) => same === text))).toEqual([]);
});

test("French has a narrow no-break space before : ; ! ? and », after «, and no other quotation marks", () => {
	const wrong = [...textsOf("fr")].filter(([, text]) => /(?<!\u202f)[:;!?»]|«(?!\u202f)|[“”]/.test(text));
	expect(wrong).toEqual([]);
});

const units = "mm|cm|m|km|m²|m³|kg|t|A|V|kW|MB|°C|€|%";
const apart = new RegExp(`[\\d}] (?:${units})(?![\\p{L}\\p{N}])`, "u");

test.each(languages)("no number in %s parts from its unit", (language) => {
	const wrong = [...textsOf(language)].filter(([, text]) => apart.test(text));
	expect(wrong).toEqual([]);
});

test.each([
	["en", /[\d}]\s%/],
	["nl", /[\d}]\s%/],
	["de", /[\d}]%/],
	["fr", /[\d}]%/],
] as const)("percentages in %s are written as the language does", (language, wrong) => {
	expect([...textsOf(language)].filter(([, text]) => wrong.test(text))).toEqual([]);
});

test.each(languages)("numbers of pieces in %s have forms for none, one and many", (language) => {
	const texts = textsOf(language);
	for (const key of ["catalog.results", "common.cartCount"]) {
		const forms = [0, 1, 2].map((count) => {
			const messages = { text: texts.get(key) ?? "" };
			return createTranslator<{ text: string }>({ locale: language, messages })("text", { count });
		});
		expect(new Set(forms).size).toBe(3);
		expect(forms[2]).toContain("2");
	}
});
