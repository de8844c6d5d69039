import { describe, expect, test } from "vitest";
import {
	defaultLanguage,
	isLanguage,
	languages,
	languageTable,
	negotiateLanguage,
	switcherOrder,
	withLanguage,
} from "./languages.ts";

describe("the languages", () => {
	test("are four, Dutch by default", () => {
		expect(languages).toEqual(["nl", "en", "de", "fr"]);
		expect(defaultLanguage).toBe("nl");
	});

	test("stand in the switcher as the shop document says", () => {
		expect(switcherOrder.map((language) => languageTable[language].nativeName)).toEqual([
			"English",
			"Deutsch",
			"Nederlands",
			"Français",
		]);
	});

	test.each(["", "NL", "be", "nld", "constructor", undefined])("%j is none", (text) => {
		expect(isLanguage(text)).toBe(false);
	});
});

describe("the visitor's language", () => {
	test.each([
		["fr", "fr"],
		["fr-BE,fr;q=0.9,nl;q=0.8", "fr"],
		["EN-us", "en"],
		["en;q=0.5, de;q=0.9", "de"],
		["en;q=0.8,de;q=0.8", "en"],
		["es,pt;q=0.9,de;q=0.1", "de"],
		["de;q=0,en;q=0.1", "en"],
		["en; q=0.2 , fr; q=0.3", "fr"],
		["de;q=0.0", "nl"],
		["es-ES,es;q=0.9", "nl"],
		["*", "nl"],
		["", "nl"],
		[",,;q=", "nl"],
		[null, "nl"],
	])("for the header %j is %s", (header, expected) => {
		expect(negotiateLanguage(undefined, header)).toBe(expected);
	});

	test("is the one chosen before, whatever the browser says", () => {
		expect(negotiateLanguage("de", "fr,en;q=0.9")).toBe("de");
		expect(negotiateLanguage("nl", "fr")).toBe("nl");
	});

	test.each(["xx", "", "DE", "toString"])("takes no notice of an unknown choice %j", (choice) => {
		expect(negotiateLanguage(choice, "fr")).toBe("fr");
		expect(negotiateLanguage(choice, null)).toBe("nl");
	});
});

describe("the same path in German", () => {
	test.each([
		["/", "/de"],
		["/nl", "/de"],
		["/nl/", "/de"],
		["/de", "/de"],
		["/de/container", "/de/container"],
		["/fr/container/20-pieds", "/de/container/20-pieds"],
		["/container", "/de/container"],
		["/nlx/container", "/de/nlx/container"],
		["//elsewhere.example", "/de/elsewhere.example"],
	])("%s becomes %s", (path, expected) => {
		expect(withLanguage(path, "de")).toBe(expected);
	});
});
