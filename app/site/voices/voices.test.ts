import { describe, expect, test } from "vitest";
import {
	foldWords,
	isSource,
	ownLanguageFirst,
	parseSaidOn,
	type Review,
	siteOf,
	textFor,
} from "./voices.ts";

describe("where a review stands", () => {
	test.each([
		"https://www.trustpilot.com/reviews/65",
		"HTTPS://maps.app.goo.gl/abc?x=1#y",
		"https://g.page/r/kade/review",
	])("%s is an address that it may lead to", (address) => expect(isSource(address)).toBe(true));

	test.each([
		"http://www.trustpilot.com/reviews/65",
		"javascript:alert(1)",
		"https:javascript:alert(1)",
		"data:text/html,x",
		"//evil.example",
		"/nl/contact",
		"https://localhost/review",
		"https://google.com@evil.example/",
		"https:\\\\evil.example",
		"https://a b.example",
		"https://",
		"",
	])("%s is not", (address) => expect(isSource(address)).toBe(false));

	test("is called by its site", () => {
		expect(siteOf("https://www.trustpilot.com/reviews/65")).toBe("trustpilot.com");
		expect(siteOf("https://nl.trustpilot.com/x")).toBe("nl.trustpilot.com");
	});
});

test("nobody has said anything tomorrow", () => {
	expect(parseSaidOn("2026-05-01", "2026-05-01")).toBe("2026-05-01");
	expect(parseSaidOn("2026-05-02", "2026-05-01")).toBeNull();
	expect(parseSaidOn("2026-02-30", "2026-05-01")).toBeNull();
});

test("a reader reads the own language first, else in the owner's order", () => {
	const said = (id: string, language: Review["language"]): Review => ({
		...{ id, words: "Goed", name: "Jan", place: null, stars: null, saidOn: "2026-05-01", language },
		sourceUrl: null,
	});
	const all = [said("1", "nl"), said("2", "de"), said("3", "fr"), said("4", "de")];
	const order = (language: Review["language"]) =>
		ownLanguageFirst(all, language)
			.map(({ id }) => id)
			.join("");
	expect([order("nl"), order("de"), order("en")]).toEqual(["1234", "2413", "1234"]);
});

test("a reader gets a reference in the own language, else in the first that there is", () => {
	const [nl, de] = ["Werf", "Hof"].map((title) => ({ title, text: null, imageAlt: null }));
	const texts = { nl: nl ?? null, en: null, de: de ?? null, fr: null };
	expect(textFor(texts, "de")).toMatchObject({ language: "de", text: { title: "Hof" } });
	expect(textFor(texts, "fr")).toMatchObject({ language: "nl", text: { title: "Werf" } });
	expect(textFor({ ...texts, nl: null, de: null }, "fr")).toBeNull();
});

describe("a review's words", () => {
	test("stay whole where they are short", () => {
		const words = "Goed. ".repeat(40).trim();
		expect(foldWords(words)).toEqual({ lead: words, rest: null });
	});

	test("are cut behind a sentence, and none is lost", () => {
		const words = `${"Alles liep zoals gezegd, op de dag zelf. ".repeat(10)}Einde`;
		const { lead, rest } = foldWords(words);
		expect(lead.endsWith("zelf.")).toBe(true);
		expect(`${lead} ${rest}`).toBe(words);
	});

	test("are cut behind a word where no sentence ends", () => {
		const words = "woord ".repeat(100).trim();
		const { lead, rest } = foldWords(words);
		expect(lead.endsWith("woord")).toBe(true);
		expect(`${lead} ${rest}`).toBe(words);
	});

	test("stay whole where they are one long word", () => {
		const words = "x".repeat(2_000);
		expect(foldWords(words)).toEqual({ lead: words, rest: null });
	});
});
