import { describe, expect, test } from "vitest";
import { product20ftDv } from "#db/seed/products/20ft-dv.ts";
import { product20ftTk } from "#db/seed/products/20ft-tk.ts";
import { catalogues } from "~/i18n/catalogues.server.ts";
import { formatEuro } from "~/i18n/format.ts";
import { languages } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { cents } from "~/values/money.ts";
import { attributesOf, elementIn, elementsIn, mainOf, shownText, tagsOf, textsIn } from "../support/html.ts";
import { statementsDuring } from "../support/statements.ts";
import { shopOrigin, useTestShop } from "../support/test-shop.ts";

const shop = useTestShop();

async function page(path: string): Promise<string> {
	const response = await shop.fetch(path);
	expect([path, response.status]).toEqual([path, 200]);
	return response.text();
}

const plain = (text: string) => text.replaceAll(/\s/g, " ");
const canonicalOf = (html: string) => tagsOf(html, "link").find(({ rel }) => rel === "canonical")?.href;
const linksIn = (markup: Parameters<typeof tagsOf>[0]) => tagsOf(markup, "a").map(({ href = "" }) => href);

describe.each(languages)("the list as a table in %s", (language) => {
	const words = pageTexts[language].containerList;
	const path = `/${language}/container`;

	test("has a line for each container, with its figures, prices and stock, and a box that scrolls by keys", async () => {
		const html = await page(`${path}?view=table&size=20ft`);
		const box = elementIn(mainOf(html), "section", { "aria-label": words.table.caption });
		expect(attributesOf(box).tabindex).toBe("0");
		expect(textsIn(box, "caption")).toEqual([words.table.caption]);
		const rows = elementsIn(elementIn(box, "tbody"), "tr");
		const { title } = product20ftDv.translations[language];
		const row = rows.find((one) => shownText(one).startsWith(title));
		expect(attributesOf(elementIn(row ?? box, "th")).scope).toBe("row");
		const said = plain(shownText(row ?? box));
		const used = plain(formatEuro(language, cents(175_000)));
		expect(said).toContain(used);
		expect(said).toContain(catalogues[language].catalog.details.stock["In Stock"]);
		expect(elementsIn(mainOf(html), "article")).toHaveLength(0);
	});

	test("leads to a quote where the price is on request, with container and condition chosen", async () => {
		const { slug } = product20ftTk.translations[language];
		const html = await page(`${path}?view=table`);
		expect(linksIn(mainOf(html))).toContain(`${path}/${slug}/quote?condition=used-cw`);
		const cards = await page(path);
		expect(linksIn(mainOf(cards))).toContain(`${path}/${slug}/quote?condition=used-a`);
		expect(shownText(mainOf(cards))).toContain(catalogues[language].quote.intro);
	});
});

describe("the address of the table", () => {
	test("is for search engines that of the list, and goes along with sorting, filters, place and cards", async () => {
		const html = await page("/de/container?view=table&size=20ft&sort=price-asc&to=DE-50667");
		expect(canonicalOf(html)).toBe(`${shopOrigin}/de/container`);
		const hidden = tagsOf(mainOf(html), "input").filter(({ type }) => type === "hidden");
		expect(hidden.filter(({ name, value }) => name === "view" && value === "table").length).toBeGreaterThan(
			1,
		);
		const heads = elementsIn(elementIn(mainOf(html), "thead"), "th").map(attributesOf);
		expect(heads.map((head) => head["aria-sort"]).filter(Boolean)).toEqual(["ascending"]);
		expect(linksIn(elementIn(mainOf(html), "thead"))).toEqual([
			"/de/container?size=20ft&view=table&to=DE-50667",
			"/de/container?size=20ft&sort=price-desc&view=table&to=DE-50667",
		]);
		const { views } = pageTexts.de.containerList;
		expect(linksIn(elementIn(mainOf(html), "nav", { "aria-label": views.label }))).toEqual([
			"/de/container?size=20ft&sort=price-asc&to=DE-50667",
			"/de/container?size=20ft&sort=price-asc&view=table&to=DE-50667",
		]);
		expect(shownText(elementIn(mainOf(html), "thead"))).toContain(pageTexts.de.priceFinder.delivered);
	});

	test("makes one kept page, and one alone: what it does not know is left out", async () => {
		await page("/fr/container?view=table");
		await page("/fr/container");
		const asked = [
			["view=table", 1],
			["view=table&view=cards", 1],
			["junk=1&view=table", 1],
			["view=&view=table", 0],
			["view=cards", 0],
			[`view=${"x".repeat(10_000)}`, 0],
		] as const;
		const statements = await statementsDuring(async () => {
			for (const [query, tables] of asked) {
				const html = await page(`/fr/container?${query}`);
				expect(elementsIn(mainOf(html), "table"), query).toHaveLength(tables);
			}
		});
		expect(statements).toEqual([]);
		expect((await shop.fetch("/fr/container?view=%00")).status).toBe(400);
	});

	test("leads from behind the last page to the last one, and says so where nothing fits", async () => {
		const { status, headers } = await shop.fetch("/en/container?view=table&page=99");
		expect([status, headers.get("Location")]).toEqual([302, "/en/container?view=table"]);
		const empty = await page("/en/container?view=table&size=45ft&type=thermostatic");
		expect(shownText(mainOf(empty))).toContain(catalogues.en.catalog.noResults);
	});
});

test("each choice of a filter says how many containers it leaves, the other filter kept", async () => {
	const options = async (path: string) =>
		elementsIn(mainOf(await page(path)), "option").map((option) => shownText(option));
	const t = catalogues.nl.catalog;
	expect(await options("/nl/container")).toEqual(
		expect.arrayContaining([`${t.allSizes} (14)`, `${t.sizes["20ft"]} (6)`, `${t.types["high-cube"]} (3)`]),
	);
	expect(await options("/nl/container?size=20ft&view=table")).toEqual(
		expect.arrayContaining([`${t.allSizes} (14)`, `${t.allTypes} (6)`, `${t.types["high-cube"]} (1)`]),
	);
});

test("a card says what is in stock, leads to each condition, and the last one to a quote and the size guide", async () => {
	const slug = product20ftDv.translations.en.slug;
	const cards = elementsIn(mainOf(await page("/en/container?to=BE-2000")), "article");
	const t = catalogues.en.catalog;
	const stock = cards.map((card) =>
		textsIn(card, "p").filter((text) => Object.values(t.details.stock).includes(text)),
	);
	expect(stock.flat().filter((text) => text === t.details.stock["Low Stock"])).toHaveLength(2);
	expect(linksIn(mainOf(await page("/en/container?to=BE-2000")))).toContain(
		`/en/container/${slug}?condition=used-a&to=BE-2000`,
	);
	const closing = elementIn(mainOf(await page("/en/container")), "aside");
	expect(linksIn(closing)).toEqual(["/en/contact", "/en/size-guide"]);
});
