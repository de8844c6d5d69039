import { describe, expect, test } from "vitest";
import { product20ftDv } from "#db/seed/products/20ft-dv.ts";
import { product20ftTk } from "#db/seed/products/20ft-tk.ts";
import { product40ftHc } from "#db/seed/products/40ft-hc.ts";
import { products } from "#db/seed/products.ts";
import { formatEuro } from "~/i18n/format.ts";
import { labelled } from "~/i18n/labelled.ts";
import { languages } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { cents } from "~/values/money.ts";
import type { Language } from "~/values/vocabulary.ts";
import {
	attributesOf,
	elementIn,
	elementsIn,
	mainOf,
	metaContent,
	shownText,
	tagsOf,
	textsIn,
} from "../support/html.ts";
import { createContainer } from "../support/sample-trade.ts";
import { statementsDuring } from "../support/statements.ts";
import { useTestShop } from "../support/test-shop.ts";

const shop = useTestShop();

async function page(path: string): Promise<string> {
	const response = await shop.fetch(path);
	expect([path, response.status]).toEqual([path, 200]);
	return response.text();
}

const slugOf = (product: typeof product20ftDv, language: Language) => product.translations[language].slug;
const euro = (language: Language, amount: number) =>
	formatEuro(language, cents(amount)).replaceAll(/\s/g, " ");
const headsOf = (html: string) =>
	elementsIn(elementIn(mainOf(html), "thead"), "th").map((head) => textsIn(head, "a")[0]);

describe.each(languages)("containers side by side in %s", (language) => {
	const t = pageTexts[language].compare;
	const two = `c=${slugOf(product20ftDv, language)}&c=${slugOf(product40ftHc, language)}`;

	test("are drawn, and their figures and prices stand in rows that say whether they differ", async () => {
		const html = await page(`/${language}/container/compare?${two}`);
		expect(headsOf(html)).toEqual([
			product20ftDv.translations[language].title,
			product40ftHc.translations[language].title,
		]);
		const drawings = tagsOf(html, "svg").filter(({ role }) => role === "img");
		expect(drawings.map((svg) => svg["aria-label"])).toContain(
			labelled(language, t.views.side, product20ftDv.translations[language].title),
		);
		// Three views of each, the side views and floor plans in one scale.
		expect(drawings).toHaveLength(6);
		expect(new Set(drawings.slice(0, 2).map(({ viewBox }) => viewBox)).size).toBe(1);
		const rows = elementsIn(elementIn(mainOf(html), "table"), "tr");
		const rowOf = (label: string) => rows.find((row) => shownText(row).startsWith(label));
		const { other } = t.drawnPallets;
		expect(shownText(rowOf(t.views.floor) ?? elementIn(mainOf(html), "tbody"))).toMatch(
			new RegExp(`11 ${other}.*24 ${other}`),
		);
		const pallets = rowOf(t.figures.pallets);
		expect(pallets && shownText(pallets)).toMatch(new RegExp(`\\(${t.differs}\\) ?11 ?24$`));
		const gross = rowOf(t.figures.gross);
		expect(gross && attributesOf(gross)["data-same"]).toBe("true");
		expect(shownText(mainOf(html))).toContain(euro(language, 265_000));
		// A comparison is a visitor's own: search engines find the page without one.
		expect(metaContent(html, "robots")).toBe("noindex");
	});

	test("show delivered prices at a place, and lead on with it", async () => {
		const html = await page(`/${language}/container/compare?${two}&to=DE-50667`);
		expect(shownText(mainOf(html))).toContain(euro(language, 265_000 + 70_600));
		expect(html).toContain(`/${language}/container/${slugOf(product20ftDv, language)}?to=DE-50667`);
	});

	test("begin with usual comparisons and all sizes to tick", async () => {
		const html = await page(`/${language}/container/compare`);
		expect(elementsIn(mainOf(html), "input", { type: "checkbox" })).toHaveLength(products.length);
		expect(metaContent(html, "robots")).toBeUndefined();
		const often = elementsIn(mainOf(html), "a").map((link) => attributesOf(link).href ?? "");
		expect(often.filter((href) => href.includes("?c="))).toHaveLength(4);
	});
});

describe("an address that asks for what there is not", () => {
	const one = slugOf(product20ftDv, "de");
	const t = pageTexts.de.compare;

	test.each([
		["unknown containers beside a known one", `c=${one}&c=no-such-box`, [1, t.unknown]],
		["unknown containers alone", "c=no-such-box", [0, t.unknownAll]],
		["junk", "c=%3Cscript%3E&c=..%2Fx&c=%ff", [0, null]],
		[
			"one container twice, once by its Dutch address",
			`c=${one}&c=${slugOf(product20ftDv, "nl")}`,
			[1, null],
		],
		["more than four", products.map((product) => `c=${slugOf(product, "de")}`).join("&"), [4, t.tooMany]],
		["fifty", Array.from({ length: 50 }, (_, index) => `c=box-${index}`).join("&"), [0, t.unknownAll]],
		["a huge text", `c=${"x".repeat(5_000)}`, [0, null]],
	] as const)("%s", async (_name, query, [columns, message]) => {
		const html = await page(`/de/container/compare?${query}`);
		expect(columns === 0 ? [] : headsOf(html)).toHaveLength(columns);
		const notices = elementsIn(mainOf(html), "div", { role: "status" }).map(shownText);
		expect(notices).toEqual(message === null ? [] : [message]);
	});
});

test("an owner's new container is drawn from its measures, one without measures says so", async () => {
	const { db } = shop.database;
	const dimensionsOutside = { length: 9.125, width: 2.438, height: 2.591 };
	const own = await createContainer(db, { type: null, size: "30ft", dimensionsOutside }, { nl: "30ft bak" });
	const bare = await createContainer(db, { type: null, size: "30ft" }, { nl: "Bak zonder maten" });
	const html = await page(`/nl/container/compare?c=${await slugIn(own.id)}&c=${await slugIn(bare.id)}`);
	const labels = tagsOf(html, "svg").map((svg) => svg["aria-label"]);
	expect(labels).toContain(`${pageTexts.nl.compare.views.side}: 30ft bak`);
	expect(labels.join()).not.toContain("Bak zonder maten");
	expect(shownText(mainOf(html))).toContain(pageTexts.nl.compare.noDrawing);
});

async function slugIn(id: string): Promise<string> {
	const text = await shop.database.db.query.productTranslations.findFirst({
		where: (one, { eq }) => eq(one.productId, id),
	});
	return text?.slug ?? "";
}

test("what has no price in a condition says so; a tank carries no pallets", async () => {
	const html = await page(`/en/container/compare?c=${slugOf(product20ftTk, "en")}&to=BE-2000`);
	const text = shownText(mainOf(html));
	expect(text).toContain("Price on request");
	expect(text).toContain(pageTexts.en.compare.noPallets);
});

test("a comparison takes one statement, and an unasked page none once it is kept", async () => {
	const path = `/fr/container/compare?c=${slugOf(product20ftDv, "fr")}`;
	await page(path);
	expect(await statementsDuring(async () => void (await page(path)))).toHaveLength(1);
	await page("/fr/container/compare");
	expect(await statementsDuring(async () => void (await page("/fr/container/compare?utm=1")))).toEqual([]);
});
