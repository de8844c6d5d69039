import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { product20ftRf } from "#db/seed/products/20ft-rf.ts";
import { product40ftHcRf } from "#db/seed/products/40ft-hc-rf.ts";
import { catalogues } from "~/i18n/catalogues.server.ts";
import { languages } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { scenes } from "~/media/pictures.ts";
import { schema } from "~/platform/db.server.ts";
import {
	alertsIn,
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
import { openTestShop, shopOrigin, useTestShop, visitorOf } from "../support/test-shop.ts";

const shop = useTestShop();
const pathIn = (language: string) => `/${language}/koelcontainers-reefers-vriescontainers`;

/** A text as a page shows it, with plain spaces. */
function plain(text: string): string {
	return text.replace(/\s+/g, " ");
}

/** Titles of the containers' cards, in their order. */
function cardsOf(html: string): string[] {
	return elementsIn(html, "article").flatMap((card) => textsIn(card, "h3").slice(0, 1));
}

describe.each(languages)("the page of refrigerated containers in %s", (language) => {
	const texts = pageTexts[language].refrigerated;
	const path = pathIn(language);

	async function page(): Promise<string> {
		const response = await shop.fetch(path);
		expect(response.status).toBe(200);
		expect(response.headers.get("Cache-Control")).toMatch(/\bpublic\b/);
		return response.text();
	}

	test("has its title, its description and its picture", async () => {
		const html = await page();
		expect(textsIn(html, "title")).toEqual([plain(`${texts.metaTitle} | Kade Containers`)]);
		expect(textsIn(html, "h1")).toEqual([plain(texts.title)]);
		expect(texts.metaTitle.length).toBeLessThanOrEqual(60);
		expect(metaContent(html, "description")).toBe(plain(texts.metaDescription));
		expect(texts.metaDescription.length).toBeGreaterThanOrEqual(110);
		expect(texts.metaDescription.length).toBeLessThanOrEqual(155);
		expect(metaContent(html, "og:image")).toBe(shopOrigin + scenes["cold-store"]);
	});

	test("shows four features, advantages, temperatures and sizes", async () => {
		const html = await page();
		const { features, advantages, action, about } = texts;
		expect(features.items).toHaveLength(4);
		const headings = [...features.items, ...advantages.items].map(({ title }) => plain(title));
		expect(textsIn(html, "h3")).toEqual(expect.arrayContaining(headings));
		const shown = shownText(html);
		expect(shown).toMatch(/−30 °C (to|tot|bis|à) \+30 °C/);
		expect(shown).toMatch(/\b10, 20 (and|en|und|et) 40 (ft|voet|Fuß|pieds)/);
		for (const text of [action.title, action.text, ...about.paragraphs]) expect(shown).toContain(plain(text));
	});

	test("shows the refrigerated containers of the shop and no others", async () => {
		const titles = [product20ftRf, product40ftHcRf].map(({ translations }) => translations[language].title);
		expect(cardsOf(await page())).toEqual(titles.map(plain));
	});

	test("leads to the contact page and to the list", async () => {
		const html = await page();
		const links = tagsOf(mainOf(html), "a").map(({ href }) => href);
		expect(links).toContain(`/${language}/contact`);
		expect(links).toContain(`/${language}/container`);
	});

	test("tells search engines the way to it", async () => {
		expect(structuredData(await page())).toMatchObject([
			{
				"@type": "BreadcrumbList",
				itemListElement: [
					{ position: 1 },
					{ position: 2, item: `${shopOrigin}/${language}/container` },
					{ position: 3, name: plain(texts.title), item: shopOrigin + path },
				],
			},
		]);
	});

	test("says so when a database fails", async () => {
		const cold = await openTestShop(shop.database.url);
		await shop.database.db.execute(sql`alter table products rename to products_elsewhere`);
		try {
			const response = await visitorOf(cold).get(path);
			expect(response.status).toBe(500);
			expect(alertsIn(await response.text())).toEqual([plain(catalogues[language].catalog.loadError)]);
		} finally {
			await shop.database.db.execute(sql`alter table products_elsewhere rename to products`);
			await cold.close();
		}
	});
});

describe("another stock", () => {
	const database = useTestDatabase();

	test("of more than six shows six, and an empty one says so", async () => {
		const { db } = database;
		for (let count = 0; count < 5; count++) await createContainer(db, {}, { en: `Freezer ${count}` });
		const full = await openTestShop(database.url);
		try {
			expect(cardsOf(await (await visitorOf(full).get(pathIn("en"))).text())).toHaveLength(6);
		} finally {
			await full.close();
		}
		await db.delete(schema.products);
		const empty = await openTestShop(database.url);
		try {
			for (const language of languages) {
				const html = await (await visitorOf(empty).get(pathIn(language))).text();
				expect(cardsOf(html)).toEqual([]);
				expect(shownText(html)).toContain(plain(pageTexts[language].refrigerated.stock.empty));
			}
		} finally {
			await empty.close();
		}
	});
});
