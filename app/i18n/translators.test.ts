import compile from "icu-minify/compile";
import { expect, test, vi } from "vitest";
import { catalogues, ownersCatalogues } from "./catalogues.server.ts";
import { type Language, languages } from "./languages.ts";
import { compiledTranslator, keptTranslators, writtenTranslator } from "./translators.ts";

type Words = ((key: string, values?: object) => string) & {
	has: (key: string) => boolean;
	raw: (key: string) => unknown;
};

const texts = {
	results: "{count, plural, one {# container} other {# containers}}",
	rent: { title: "Te huur" },
};
const written = { catalog: texts };
const compiled = { catalog: { ...texts, results: compile(texts.results) } };

const inBrowser = (namespace?: string) => compiledTranslator("nl", compiled, namespace) as unknown as Words;
const onServer = (namespace?: string) => writtenTranslator("nl", written, namespace) as unknown as Words;

test.each([
	["catalog", "results", { count: 1 }, "1 container"],
	["catalog", "results", { count: 1500 }, "1.500 containers"],
	["catalog", "rent.title", undefined, "Te huur"],
	["catalog.rent", "title", undefined, "Te huur"],
	[undefined, "catalog.rent.title", undefined, "Te huur"],
] as const)("browsers and the server say the same: %s, %s", (namespace, key, values, text) => {
	expect([inBrowser(namespace)(key, values), onServer(namespace)(key, values)]).toEqual([text, text]);
	expect([inBrowser(namespace).has(key), onServer(namespace).has(key)]).toEqual([true, true]);
});

test("a part is given as it is", () => {
	expect(inBrowser("catalog").raw("rent")).toEqual(onServer("catalog").raw("rent"));
});

test.each([
	["catalog", "lease", "catalog.lease"],
	["catalog", "rent.title.long", "catalog.rent.title.long"],
	["lease", "title", "lease.title"],
	[undefined, "lease", "lease"],
] as const)(
	"a missing word is its name on either side, and said in the log: %s, %s",
	(namespace, key, name) => {
		const logged = vi.spyOn(console, "error").mockImplementation(() => {});
		for (const words of [inBrowser(namespace), onServer(namespace)]) {
			logged.mockClear();
			expect(words.has(key)).toBe(false);
			expect(words(key)).toBe(name);
			expect(String(logged.mock.calls[0]?.[0])).toContain("MISSING_MESSAGE");
		}
		logged.mockClear();
	},
);

test("what is kept of texts for all pages mixes up neither languages nor catalogues", () => {
	const sharedTranslator = keptTranslators(writtenTranslator);
	const t = (language: Language, messages: object, namespace: "checkout" | "catalog" = "checkout") =>
		sharedTranslator(language, messages, namespace);
	expect(t("de", catalogues.de)).toBe(t("de", catalogues.de));
	for (const [language, count, text] of [
		["de", 1, "1 Container"],
		["de", 1500, "1.500 Container"],
		["en", 1, "1 container"],
		["en", 1500, "1,500 containers"],
	] as const) {
		const words = t(language, catalogues[language], "catalog") as unknown as Words;
		expect(words("results", { count })).toBe(text);
	}
	expect(t("de", ownersCatalogues.de)).not.toBe(t("de", catalogues.de));
	for (const language of languages)
		expect(String(t(language, catalogues[language])("total"))).toBe(catalogues[language].checkout.total);
});
