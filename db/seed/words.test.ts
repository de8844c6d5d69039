import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { catalogues } from "../../app/i18n/catalogues.server.ts";
import { pageTexts } from "../../app/i18n/page-texts.server.ts";
import { type Language, languages } from "../../app/values/vocabulary.ts";
import { blogPosts } from "./blog/index.ts";
import { conditionInfo } from "./condition-info.ts";
import { containerListSection, homeSections } from "./home.ts";
import { landingPages } from "./pages/index.ts";
import { products } from "./products.ts";
import { typeDescriptions } from "./type-descriptions.ts";

type Text = { at: string; text: string };

/** Keys whose values nobody reads as words: addresses, files, names of pictures. */
const notWords =
	/(^|\.)(slug|path|@context|(og_)?image_url|button_url|buttonUrl|url|href|icon|canonical_url)$/;

/** Every text of one language: below its key where languages stand side by side, or in a catalogue of its own. */
function textsOf(value: unknown, wanted: Language, at: string, language: Language | null): Text[] {
	if (typeof value === "string")
		return language === wanted && !notWords.test(at) ? [{ at, text: value }] : [];
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, below]) => {
		const named = languages.find((one) => one === key);
		return textsOf(below, wanted, at === "" ? key : `${at}.${key}`, language ?? named ?? null);
	});
}

/** What a reader sees of a text: without tags and their addresses, and without the names of ICU placeholders. */
function seen(text: string): string {
	return text.replaceAll(/<[^>]*>/g, " ").replaceAll(/\{\w+[,}]/g, " ");
}

const seeds = {
	blogPosts,
	conditionInfo,
	homeSections,
	containerListSection,
	landingPages,
	products,
	typeDescriptions,
};

const texts = Object.fromEntries(
	languages.map((language) => [
		language,
		[
			...textsOf(seeds, language, "", null),
			...textsOf(catalogues[language], language, "messages", language),
			...textsOf(pageTexts[language], language, "pages", language),
		].map(({ at, text }) => ({ at, text: seen(text) })),
	]),
) as Record<Language, Text[]>;

/** The last column of the table of words: "nl: one, two; de: three". */
function forbiddenWords(): { language: Language; word: string }[] {
	const table = readFileSync(new URL("../../docs/words.md", import.meta.url), "utf8");
	const rows = table.split("\n").filter((line) => line.startsWith("| ") && !line.startsWith("| Term"));
	return rows.flatMap((row) =>
		(row.split("|").at(-2) ?? "").split("; ").flatMap((entry) => {
			const [name = "", words = ""] = entry.trim().split(": ");
			const language = languages.find((one) => one === name);
			if (language === undefined) throw new Error(`no language in "${entry}"`);
			return words.split(", ").map((word) => ({ language, word }));
		}),
	);
}

function patternOf(word: string): RegExp {
	const [first = "", ...rest] = word.replace("*", "");
	const end = word.endsWith("*") ? "" : "(?![\\p{L}\\p{N}])";
	const spelled = `${[first.toUpperCase(), first].join("")}]${rest.join("").replaceAll(".", "\\.")}`;
	return new RegExp(`(?<![\\p{L}\\p{N}/-])[${spelled}${end}`, "u");
}

/** Which texts hold it, with the words around it. */
function whereFound(language: Language, pattern: RegExp): string[] {
	return texts[language].flatMap(({ at, text }) => {
		const index = text.search(pattern);
		return index < 0 ? [] : [`${at}: ${text.slice(Math.max(0, index - 40), index + 40)}`];
	});
}

describe("one name for one thing", () => {
	test.each(forbiddenWords())("$language has no $word", ({ language, word }) => {
		const pattern = patternOf(word);
		expect(whereFound(language, pattern)).toEqual([]);
	});

	test("every term has its word in all four languages", () => {
		const table = readFileSync(new URL("../../docs/words.md", import.meta.url), "utf8");
		const rows = table.split("\n").filter((line) => line.startsWith("| ") && !line.startsWith("| Term"));
		expect(rows.length).toBeGreaterThan(15);
		for (const row of rows) {
			const [, , ...cells] = row.split("|").map((cell) => cell.trim());
			for (const [index, language] of (["nl", "en", "de", "fr"] as const).entries()) {
				const words = (cells[index] ?? "").split(", ").map((word) => word.toLowerCase());
				const isUsed = texts[language].some(({ text }) =>
					words.some((word) => text.toLowerCase().includes(word)),
				);
				expect(isUsed, `${language}: ${cells[index]}`).toBe(true);
			}
		}
	});
});

describe("French is set as French", () => {
	test("a narrow no-break space before : ; ? ! », and after «", () => {
		expect(whereFound("fr", /(?<!\u202f)[:;?!»]|«(?!\u202f)/)).toEqual([]);
	});

	test("no straight apostrophe", () => {
		expect(whereFound("fr", /\p{L}'\p{L}/u)).toEqual([]);
	});
});

test.each(["nl", "en"] as const)("%s has no space before a percent sign", (language) => {
	expect(whereFound(language, /\d\s%/)).toEqual([]);
});
