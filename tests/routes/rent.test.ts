import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { product40ftOt } from "#db/seed/products/40ft-ot.ts";
import { products } from "#db/seed/products.ts";
import { catalogues } from "~/i18n/catalogues.server.ts";
import { languages } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { schema } from "~/platform/db.server.ts";
import { cents } from "~/values/money.ts";
import type { Shop } from "../../server/shop.ts";
import {
	alertsIn,
	chosenValue,
	elementIn,
	elementsIn,
	mainOf,
	metaContent,
	shownText,
	structuredData,
	tagsOf,
	textsIn,
} from "../support/html.ts";
import { createContainer } from "../support/sample-trade.ts";
import { useTestDatabase } from "../support/test-database.ts";
import { openTestShop, shopOrigin, useTestShop, type Visitor, visitorOf } from "../support/test-shop.ts";

const shop = useTestShop();

/** A text as a page shows it, with plain spaces. */
function plain(text: string): string {
	return text.replace(/\s+/g, " ");
}

/** Every card, in their order. */
const cardsIn = (html: string) => elementsIn(html, "article");

function titlesOf(html: string): string[] {
	return cardsIn(html).flatMap((card) => textsIn(card, "h2"));
}

describe.each(languages)("the rental page in %s", (language) => {
	const texts = pageTexts[language].rent;
	const { catalog, common } = catalogues[language];
	const path = `/${language}/rent`;

	async function page(): Promise<string> {
		const response = await shop.fetch(path);
		expect(response.status).toBe(200);
		expect(response.headers.get("Cache-Control")).toMatch(/\bpublic\b/);
		return response.text();
	}

	test("says what it is, what renting means and from when on it counts", async () => {
		const html = await page();
		expect(textsIn(html, "title")).toEqual([plain(`${texts.metaTitle} | Kade Containers`)]);
		expect(textsIn(html, "h1")).toEqual([plain(texts.title)]);
		expect(texts.metaTitle.length).toBeLessThanOrEqual(60);
		expect(metaContent(html, "description")).toBe(plain(texts.metaDescription));
		expect(texts.metaDescription.length).toBeGreaterThanOrEqual(110);
		expect(texts.metaDescription.length).toBeLessThanOrEqual(155);
		expect(metaContent(html, "og:image")).toMatch(`${shopOrigin}/pictures/products/`);
		const shown = shownText(html);
		expect(shown).toContain(plain(texts.minimum));
		expect(texts.about.paragraphs).toHaveLength(3);
		for (const text of [texts.about.title, ...texts.about.paragraphs]) expect(shown).toContain(plain(text));
	});

	test("shows every container for rent, from small to large", async () => {
		const html = await page();
		const titles = products.map((product) => plain(product.translations[language].title));
		expect(titlesOf(html).toSorted()).toEqual(titles.toSorted());
		expect(titlesOf(html)[0]).toBe(
			plain(products.find(({ key }) => key === "6ft")?.translations[language].title ?? ""),
		);
		expect(shownText(html)).toContain(plain(catalog.priceOnRequest));
	});

	test("its Rent buttons lead to the container with rent chosen, but not to one that is out of stock", async () => {
		const html = await page();
		const cards = cardsIn(html);
		for (const product of products) {
			const { title, slug } = product.translations[language];
			const card = cards.find((one) => textsIn(one, "h2").includes(plain(title))) ?? "";
			const button = tagsOf(card, "a").at(-1);
			expect(button?.href).toBe(`/${language}/container/${slug}?condition=rent`);
			expect(tagsOf(card, "button").map(({ disabled }) => disabled)).toEqual(
				product.is_available ? [] : [""],
			);
			expect(shownText(card).includes(plain(catalog.outOfStock))).toBe(!product.is_available);
		}
		expect(product40ftOt.is_available).toBe(false);
	});

	test("tells search engines the way to it and what is for rent", async () => {
		const [breadcrumbs, list] = structuredData(await page());
		expect(breadcrumbs).toMatchObject({
			"@type": "BreadcrumbList",
			itemListElement: [
				{ position: 1, name: common.home, item: `${shopOrigin}/${language}` },
				{ position: 2, name: plain(texts.title), item: shopOrigin + path },
			],
		});
		expect(list).toMatchObject({ "@type": "ItemList", numberOfItems: products.length });
	});

	test("says so when a size has nothing for rent, and leads back", async () => {
		const html = await (await shop.fetch(`${path}?size=special`)).text();
		expect(titlesOf(html)).toEqual([]);
		expect(shownText(html)).toContain(plain(texts.empty));
		const back = tagsOf(html, "a").filter(({ href }) => href === path);
		expect(back.length).toBeGreaterThanOrEqual(2);
		expect(shownText(html)).toContain(plain(catalog.clearFilters));
	});
});

test("the documented English texts (shop document §8)", () => {
	expect(pageTexts.en.rent.empty).toBe("No rentable containers found.");
	expect(catalogues.en.catalog.loadError).toBe("Error loading products. Please try again later.");
});

/** What is equal stands as the shop lists it: the newest first. */
describe("without scripts, sizes and order are addresses", () => {
	const database = useTestDatabase();
	let own: Shop | null = null;
	let visitor: Visitor;

	beforeAll(async () => {
		const { db } = database;
		await db.delete(schema.products);
		const containers = [
			["twenty", { size: "20ft", priceRentPerDay: cents(250) }],
			["twenty on request", { size: "20ft", priceRentPerDay: null, askOfferRent: true }],
			["forty", { size: "40ft HC", priceRentPerDay: cents(390) }],
			["eight", { size: "8ft", priceRentPerDay: cents(400) }],
			["fifty-three", { size: "53ft", priceRentPerDay: cents(180) }],
			["only for sale", { size: "20ft", priceRentPerDay: null }],
		] as const;
		for (const [title, facts] of containers) await createContainer(db, facts, { en: title });
		own = await openTestShop(database.url);
		visitor = visitorOf(own);
	});
	afterAll(() => own?.close());

	async function pageAt(query: string): Promise<string> {
		const response = await visitor.get(`/en/rent${query}`);
		expect(response.status).toBe(200);
		return response.text();
	}

	test.each([
		["", ["eight", "twenty on request", "twenty", "forty", "fifty-three"]],
		["?sort=size", ["eight", "twenty on request", "twenty", "forty", "fifty-three"]],
		["?sort=size-desc", ["forty", "twenty on request", "twenty", "eight", "fifty-three"]],
		["?sort=price-asc", ["fifty-three", "twenty", "forty", "eight", "twenty on request"]],
		["?sort=price-desc", ["eight", "forty", "twenty", "fifty-three", "twenty on request"]],
		["?size=6-10ft", ["eight"]],
		["?size=20ft&sort=price-desc", ["twenty", "twenty on request"]],
		["?size=40ft", ["forty"]],
		["?size=45ft", []],
		["?size=special", ["fifty-three"]],
		["?size=20&sort=cheapest", ["eight", "twenty on request", "twenty", "forty", "fifty-three"]],
	])("%s", async (query, expected) => {
		expect(titlesOf(await pageAt(query))).toEqual(expected);
	});

	test("every size keeps the order, the order keeps the size, and the chosen ones are marked", async () => {
		const html = await pageAt("?size=20ft&sort=price-desc");
		const sizes = tagsOf(html, "a").filter(({ href }) => href?.includes("sort=price-desc"));
		expect(sizes.map(({ href, "aria-current": current }) => [href, current])).toEqual([
			["/en/rent?sort=price-desc", undefined],
			["/en/rent?size=6-10ft&sort=price-desc", undefined],
			["/en/rent?size=20ft&sort=price-desc", "true"],
			["/en/rent?size=40ft&sort=price-desc", undefined],
			["/en/rent?size=45ft&sort=price-desc", undefined],
			["/en/rent?size=special&sort=price-desc", undefined],
		]);
		const counted = textsIn(elementIn(mainOf(html), "fieldset"), "a").map(
			(text) => /\((\d+)\)$/.exec(text)?.[1],
		);
		expect(counted.map(Number)).toEqual([5, 1, 2, 1, 0, 1]);
		const form =
			elementsIn(html, "form").find((one) => elementsIn(one, "*", { name: "sort" }).length > 0) ?? "";
		expect(tagsOf(form, "input")).toMatchObject([{ type: "hidden", name: "size", value: "20ft" }]);
		expect(tagsOf(form, "option").map(({ value }) => value)).toEqual([
			"price-asc",
			"price-desc",
			"size",
			"size-desc",
		]);
		expect(chosenValue(form, "sort")).toBe("price-desc");
		expect(tagsOf(form, "button").map(({ type }) => type)).toEqual(["submit"]);
	});

	test("a card has the rent per day, that of 30 days, and a placeholder for a picture", async () => {
		const html = await pageAt("?size=40ft");
		expect(shownText(html)).toContain("€3.90/day excl. VAT First 30 days €117");
		expect(tagsOf(html, "img").map(({ src }) => src)).toEqual(["/images/placeholder.svg"]);
		expect(metaContent(html, "og:image")).toBeUndefined();
	});

	test("nothing for rent at all", async () => {
		await database.db.update(schema.products).set({ priceRentPerDay: null, askOfferRent: false });
		const emptied = await openTestShop(database.url);
		try {
			for (const language of languages) {
				const response = await visitorOf(emptied).get(`/${language}/rent`);
				expect(response.status).toBe(200);
				const html = await response.text();
				expect(shownText(html)).toContain(plain(pageTexts[language].rent.empty));
				// A way on: who would have rented can ask.
				expect(shownText(html)).toContain(plain(pageTexts[language].containerList.closing.quote));
				expect(cardsIn(html)).toEqual([]);
			}
		} finally {
			await emptied.close();
		}
	});
});

test.each(languages)(
	"a database that fails is said in %s, with a status that nobody keeps",
	async (language) => {
		const cold = await openTestShop(shop.database.url);
		await shop.database.db.execute(sql`alter table products rename to products_elsewhere`);
		try {
			const response = await visitorOf(cold).get(`/${language}/rent`);
			expect(response.status).toBe(500);
			expect(response.headers.get("Cache-Control") ?? "").not.toMatch(/\bpublic\b/);
			expect(alertsIn(await response.text())).toEqual([plain(catalogues[language].catalog.loadError)]);
		} finally {
			await shop.database.db.execute(sql`alter table products_elsewhere rename to products`);
			await cold.close();
		}
	},
);
