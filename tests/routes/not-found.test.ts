import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { landingPages as demoPages } from "#db/seed/pages/index.ts";
import { products as demoProducts } from "#db/seed/products.ts";
import { catalogues } from "~/i18n/catalogues.server.ts";
import { type Language, languages } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { schema } from "~/platform/db.server.ts";
import type { Shop } from "../../server/shop.ts";
import {
	around,
	attributesOf,
	elementsIn,
	mainOf,
	metaContent,
	tagsOf,
	textOf,
	textsIn,
} from "../support/html.ts";
import { createContainer } from "../support/sample-trade.ts";
import { useTestDatabase } from "../support/test-database.ts";
import { openTestShop, useTestShop, type Visitor, visitorOf } from "../support/test-shop.ts";

const shop = useTestShop();

/** A text as a page shows it, with plain spaces. */
function plain(text: string): string {
	return text.replace(/\s+/g, " ");
}

/** Addresses that a page suggests: its links after the two buttons. */
function suggestionsIn(html: string): (string | undefined)[] {
	return elementsIn(mainOf(html), "a")
		.filter((link) => !around(link, "article"))
		.slice(2)
		.map((link) => attributesOf(link).href);
}

describe.each(languages)("a page that is not there in %s", (language) => {
	const t = catalogues[language].common.notFound;

	test("says so, and leads home and to the containers", async () => {
		const response = await shop.fetch(`/${language}/no-such-page`);
		expect(response.status).toBe(404);
		expect(response.headers.get("Cache-Control")).toBe("private, no-store");
		const html = await response.text();
		expect(tagsOf(html, "html")).toEqual([{ lang: language }]);
		expect(metaContent(html, "robots")).toBe("noindex");
		const main = mainOf(html);
		expect(textsIn(main, "h1")).toEqual([plain(t.title)]);
		expect(textsIn(main, "p")[0]).toEqual(plain(t.text));
		expect(textsIn(main, "a").slice(0, 2)).toEqual([plain(t.home), plain(t.browse)]);
		expect(tagsOf(main, "a").map(({ href }) => href)).toEqual(
			expect.arrayContaining([`/${language}`, `/${language}/container`]),
		);
		expect(suggestionsIn(html)).toEqual([]);
	});

	test("offers a search and three containers, on landing pages' addresses too", async () => {
		for (const path of ["no-such-page", "pages/no-such-page"]) {
			const main = mainOf(await (await shop.fetch(`/${language}/${path}`)).text());
			expect(tagsOf(main, "form").map(({ role, action }) => [role, action])).toEqual([
				["search", `/${language}/search`],
			]);
			expect(textsIn(main, "h2")).toEqual([plain(pageTexts[language].search.inStock)]);
			expect(tagsOf(main, "article")).toHaveLength(3);
		}
	});

	test("suggests the demo's pages by their titles", async () => {
		const [about] = demoPages;
		const title = about?.translations[language].title ?? "";
		const path = title.toLowerCase().replaceAll(/[^\p{L}]+/gu, "-");
		const html = await (await shop.fetch(`/${language}/old/${encodeURIComponent(path)}-2019`)).text();
		expect(suggestionsIn(html)).toEqual([`/${language}/about`]);
		expect(textsIn(mainOf(html), "h2")[0]).toEqual(plain(t.suggestions));
		expect(textsIn(mainOf(html), "h3")[0]).toEqual(plain(t.pages));
	});

	test("suggests three of the demo's containers", async () => {
		const html = await (await shop.fetch(`/${language}/40-high-cube`)).text();
		const known = demoProducts
			.filter(({ translations }) => /high.cube/i.test(translations[language].title))
			.map(({ translations }) => `/${language}/container/${translations[language].slug}`);
		expect(known.length).toBeGreaterThan(2);
		expect(suggestionsIn(html)).toHaveLength(3);
		expect(known).toEqual(expect.arrayContaining(suggestionsIn(html)));
		expect(textsIn(mainOf(html), "h3")).toContain(catalogues[language].common.containers);
	});
});

test("the documented English buttons (shop document §2)", () => {
	expect(catalogues.en.common.notFound).toMatchObject({
		title: "Page not found",
		home: "Go home",
		browse: "Browse products",
	});
});

describe("suggestions", () => {
	const database = useTestDatabase();
	let own: Shop | null = null;
	let visitor: Visitor;

	async function createPage(
		slug: string,
		title: string,
		language: Language,
		isPublished = true,
	): Promise<void> {
		const [page] = await database.db.insert(schema.landingPages).values({ slug, isPublished }).returning();
		await database.db
			.insert(schema.landingPageTranslations)
			.values({ landingPageId: page?.id ?? "", language, title });
	}

	beforeAll(async () => {
		const { db } = database;
		await db.delete(schema.products);
		await db.delete(schema.landingPages);
		for (const number of [1, 2, 3, 4]) {
			await createContainer(db, {}, { en: `Blue Steel Box ${number}`, de: `Blaue Stahlbox ${number}` });
			await createPage(`steel-${number}`, `About blue STEEL ${number}`, "en");
		}
		await createPage("about", "All about us", "en");
		await createPage("draft", "A draft about zinc", "en", false);
		await createPage("german", "Über Zink", "de");
		await createContainer(db, {}, { en: "100 % aluminium" });
		await createContainer(db, {}, { en: "Crate <b>&amp;</b>" });
		await createContainer(db, {}, { en: "Flat-Pack-Unit" });
		own = await openTestShop(database.url);
		visitor = visitorOf(own);
	});
	afterAll(() => own?.close());

	async function suggestedAt(path: string): Promise<string[]> {
		const response = await visitor.get(path);
		expect(response.status).toBe(404);
		return elementsIn(mainOf(await response.text()), "a")
			.filter((link) => !around(link, "article"))
			.slice(2)
			.map(textOf);
	}

	test("are three containers and three pages at the most, in any case", async () => {
		for (const path of [
			"/en/blue-steel",
			"/en/BLUE-Steel",
			"/en/shop/2019/blue-steel/",
			"/en/blue%20steel",
		]) {
			const titles = await suggestedAt(path);
			expect(titles.slice(0, 3).every((title) => /^Blue Steel Box \d$/.test(title))).toBe(true);
			expect(titles.slice(3).every((title) => /^About blue STEEL \d$/.test(title))).toBe(true);
			expect(titles).toHaveLength(6);
		}
	});

	test("lead to the containers and pages that they name", async () => {
		const html = await (await visitor.get("/en/about")).text();
		expect(textsIn(html, "title")).toEqual(["All about us | Kade Containers"]);
		expect(suggestionsIn(await (await visitor.get("/en/all-about")).text())).toEqual(["/en/about"]);
		const [first = ""] = suggestionsIn(await (await visitor.get("/en/steel-box")).text());
		expect((await visitor.get(first)).status).toBe(200);
	});

	test.each([
		["the last segment alone", "/en/blue-steel/nothing", 0],
		["the last segment alone", "/en/nothing/blue-steel", 6],
		["a segment without its digits", "/en/2019-blue-steel-404", 6],
		["a segment without its digits", "/en/b1lue-st33el", 0],
		["three characters", "/en/box", 3],
		["three characters once its digits are gone", "/en/b-2-o-4", 0],
		["no fewer than three characters", "/en/bo", 0],
		["no fewer than three characters once its digits are gone", "/en/bo1234", 0],
		["no digits alone", "/en/1234", 0],
		["words, not patterns", "/en/b%25x", 0],
		["words, not patterns", "/en/___", 0],
		["words, not patterns", "/en/%25%25%25", 0],
		["signs as they are", "/en/%25-alu", 1],
		["titles with dashes too", "/en/flat-pack", 1],
		["published pages alone", "/en/zinc", 0],
		["pages in the language alone", "/en/zink", 0],
		["pages in the language alone", "/de/zink", 1],
		["pages in the language alone", "/fr/zinc", 0],
	])("look for %s: %s", async (_rule, path, count) => {
		expect(await suggestedAt(path)).toHaveLength(count);
	});

	test("show a title as it stands, and run nothing", async () => {
		expect(await suggestedAt("/en/crate")).toEqual(["Crate <b>&amp;</b>"]);
		const html = await (await visitor.get("/en/%3Cscript%3Ealert(1)%3C%2Fscript%3E")).text();
		expect(textsIn(html, "script")).not.toContain("alert(1)");
	});

	test("come with nothing that the page does not show", async () => {
		const data = await (await visitor.get("/en/blue-steel.data")).text();
		expect(data).not.toMatch(/deliveryOptions|visibility|menuSection/);
	});
});

describe("other ways of asking", () => {
	test("HEAD is answered as GET is, to visitors with a cart too", async () => {
		for (const [path, status, location] of [
			["/nl/no-such-page", 404, null],
			["/nl/old-zeecontainers", 302, "/nl/container"],
		] as const) {
			for (const cookie of ["a=b", "kade_cart=x"]) {
				const response = await shop.fetch(path, { method: "HEAD", headers: { Cookie: cookie } });
				expect([path, response.status, response.headers.get("Location")]).toEqual([path, status, location]);
				expect(await response.text()).toBe("");
			}
		}
	});

	test.each(["/nl/no-such-page", "/nl/old-zeecontainers", "/nl/high-cube"])(
		"a form that is sent to %s finds nothing there",
		async (path) => {
			const response = await shop.visitor().post(path, { name: "Jana" });
			expect(response.status).toBe(404);
			const html = await response.text();
			expect(textsIn(html, "h1")).toEqual([catalogues.nl.common.notFound.title]);
			expect(metaContent(html, "robots")).toBe("noindex");
		},
	);

	test("a page's data is a 404 with its suggestions too", async () => {
		const response = await shop.fetch("/nl/high-cube.data");
		expect(response.status).toBe(404);
		expect(await response.text()).toMatch(/high cube/i);
	});

	test("a file that is not there is no page in a language", async () => {
		for (const path of ["/assets/none.js", "/images/none.svg", "/favicon.ico", "/.well-known/none"]) {
			const response = await shop.fetch(path);
			expect([path, response.status]).toEqual([path, 404]);
		}
	});
});

test.each(languages)(
	"a database that fails is said in %s, not that the page is missing",
	async (language) => {
		const cold = await openTestShop(shop.database.url);
		const { db } = shop.database;
		await db.execute(sql`alter table products rename to products_elsewhere`);
		try {
			const response = await visitorOf(cold).get(`/${language}/no-such-page`);
			expect(response.status).toBe(500);
			expect(response.headers.get("Cache-Control") ?? "").not.toMatch(/\bpublic\b/);
			const { failure } = catalogues[language].common;
			expect(textsIn(mainOf(await response.text()), "h1")).toEqual([plain(failure.title)]);
		} finally {
			await db.execute(sql`alter table products_elsewhere rename to products`);
			await cold.close();
		}
	},
);
