import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { catalogues, ownersCatalogues } from "./catalogues.server.ts";
import { I18nProvider, useTranslations } from "./i18n.tsx";
import type { Language } from "./languages.ts";
import type { Catalogue } from "./messages/catalogue.ts";
import { sharedTranslator } from "./shared-translators.ts";

function Price() {
	const t = useTranslations("checkout");
	return <p>{t("total")}</p>;
}

const page = (messages: Catalogue) =>
	renderToString(
		<I18nProvider language="de" messages={messages}>
			<Price />
		</I18nProvider>,
	);

const lacking = { ...catalogues.de, checkout: {} } as Catalogue;

test("a page that lacks a word is a page, and says in the log what it lacks", () => {
	const logged = vi.spyOn(console, "error").mockImplementation(() => {});
	expect(page(lacking)).toBe("<p>checkout.total</p>");
	expect(String(logged.mock.calls[0]?.[0])).toContain("MISSING_MESSAGE");
	expect(page(catalogues.de)).toBe(`<p>${catalogues.de.checkout.total}</p>`);
});

type Words = (key: string, values: object) => string;

test("what is kept of texts for all pages mixes up neither languages nor catalogues", () => {
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
	expect(String(t("nl", catalogues.nl)("total"))).toBe(catalogues.nl.checkout.total);
});

test("a test in which a word is missing fails", () => {
	expect(() => page(lacking)).toThrow("MISSING_MESSAGE");
});
