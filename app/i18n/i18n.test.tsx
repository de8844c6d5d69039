import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { catalogues } from "./catalogues.server.ts";
import { I18nProvider, useTranslations } from "./i18n.tsx";
import type { Catalogue } from "./messages/catalogue.ts";

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

test("a test in which a word is missing fails", () => {
	expect(() => page(lacking)).toThrow("MISSING_MESSAGE");
});
