import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languages } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { schema } from "~/platform/db.server.ts";
import { cents } from "~/values/money.ts";
import type { Shop } from "../../server/shop.ts";
import { elementIn, elementsIn, mainOf, structuredData, tagsOf, textOf, textsIn } from "../support/html.ts";
import { createContainer } from "../support/sample-trade.ts";
import { useTestDatabase } from "../support/test-database.ts";
import { openTestShop, shopOrigin, type Visitor, visitorOf } from "../support/test-shop.ts";
import { xmlTexts } from "../support/xml.ts";

const database = useTestDatabase();
let shop: Shop | null = null;
let visitor: Visitor;

/** Three pages, the last of one container. */
const count = 49;

beforeAll(async () => {
	await database.db.delete(schema.products);
	for (let index = 0; index < count; index++) {
		const size = index % 2 === 0 ? "40ft" : "20ft";
		await createContainer(
			database.db,
			{ size, priceNew: cents(100_000 + index), priceUsedA: null },
			{ nl: `Bak ${index}`, en: `Qbox ${index}` },
		);
	}
	shop = await openTestShop(database.url);
	visitor = visitorOf(shop);
});
afterAll(() => shop?.close());

async function page(path: string): Promise<string> {
	const response = await visitor.get(path);
	expect([path, response.status]).toEqual([path, 200]);
	return response.text();
}

const articlesIn = (html: Parameters<typeof elementsIn>[0]) => elementsIn(html, "article");
const titlesOf = (html: string) => articlesIn(mainOf(html)).flatMap((card) => textsIn(card, "h2"));
const linksOf = (html: string, rel: string) =>
	tagsOf(html, "link")
		.filter((link) => link.rel === rel)
		.map(({ href }) => href);

describe.each(["container", "rent"])("the list of /%s", (list) => {
	test.each(languages)("has all its containers on pages of 24, once each, in %s", async (language) => {
		const titles: string[] = [];
		for (const [query, shown] of [
			["", 24],
			["?page=2", 24],
			["?page=3", 1],
		] as const) {
			const html = await page(`/${language}/${list}${query}`);
			expect(titlesOf(html)).toHaveLength(shown);
			expect(textsIn(mainOf(html), "p").join(" ")).toContain(String(count));
			titles.push(...titlesOf(html));
		}
		expect(new Set(titles).size).toBe(count);
	});

	test("each page has its own address, title, translations and neighbours", async () => {
		const path = `/de/${list}`;
		const titles = new Set<string | undefined>();
		for (const [query, previous, next] of [
			["", [], [`${path}?page=2`]],
			["?page=2", [path], [`${path}?page=3`]],
			["?page=3", [`${path}?page=2`], []],
		] as const) {
			const html = await page(path + query);
			const absolute = (paths: readonly string[]) => paths.map((one) => shopOrigin + one);
			expect(linksOf(html, "canonical")).toEqual(absolute([path + query]));
			expect(linksOf(html, "prev")).toEqual(absolute(previous));
			expect(linksOf(html, "next")).toEqual(absolute(next));
			const french = tagsOf(html, "link").find(({ hreflang }) => hreflang === "fr")?.href;
			expect(french).toBe(`${shopOrigin}/fr/${list}${query}`);
			titles.add(textsIn(html, "title")[0]);
		}
		expect(titles.size).toBe(3);
	});

	test("its links name the current page and keep what narrows and sorts the list", async () => {
		const html = await page(`/en/${list}?size=40ft&sort=price-desc`);
		const pager = elementIn(html, "nav", { "aria-label": pageTexts.en.listPages.pages });
		expect(tagsOf(pager, "a").map(({ href, rel }) => [href, rel])).toEqual([
			[`/en/${list}?size=40ft&sort=price-desc&page=2`, undefined],
			[`/en/${list}?size=40ft&sort=price-desc&page=2`, "next"],
		]);
		const second = await page(`/en/${list}?size=40ft&sort=price-desc&page=2`);
		const back = elementIn(second, "nav", { "aria-label": pageTexts.en.listPages.pages });
		expect(tagsOf(back, "span").map((span) => span["aria-current"])).toEqual(["page"]);
		expect(tagsOf(back, "a")[0]?.href).toBe(`/en/${list}?size=40ft&sort=price-desc`);
		expect(titlesOf(second)).toEqual(["Qbox 0"]);
		// What is narrowed is found under the list's own address.
		expect(linksOf(second, "canonical")).toEqual([`${shopOrigin}/en/${list}`]);
		expect(linksOf(second, "prev")).toEqual([`${shopOrigin}/en/${list}?size=40ft&sort=price-desc`]);
	});

	test("leads from behind its last page to the last one, and from nonsense to the first", async () => {
		for (const [query, status, location] of [
			["?page=4", 302, "?page=3"],
			["?page=999999", 302, "?page=3"],
			["?sort=price-asc&size=20ft&page=2", 302, "?size=20ft&sort=price-asc"],
			["?size=45ft&page=2", 302, "?size=45ft"],
			["?page=2&utm_source=mail", 200, null],
			["?page=0", 200, null],
			["?page=1e3", 200, null],
			["?page=-1", 200, null],
		] as const) {
			const response = await visitor.get(`/nl/${list}${query}`);
			const to = location && `/nl/${list}${location}`;
			expect([query, response.status, response.headers.get("Location")]).toEqual([query, status, to]);
		}
	});
});

test("one that fits a page has no links to others", async () => {
	const html = await page("/nl/container?size=20ft");
	expect(titlesOf(html)).toHaveLength(24);
	expect(tagsOf(html, "nav").map((nav) => nav["aria-label"])).not.toContain(pageTexts.nl.listPages.pages);
});

test("search engines are told of all containers for rent, and where a page stands among them", async () => {
	const [, list] = structuredData(await page("/nl/rent?page=3"));
	expect(list).toMatchObject({ numberOfItems: count, itemListElement: [{ position: 49 }] });
});

describe("what is found", () => {
	test("stands on pages of 24, with how many there are on all", async () => {
		const words = pageTexts.en.search;
		const first = await page("/en/search?q=qbox");
		expect(articlesIn(mainOf(first))).toHaveLength(24);
		expect(textsIn(mainOf(first), "p")[0]).toBe(`${count} ${words.many} qbox`);
		const pager = elementIn(first, "nav", { "aria-label": pageTexts.en.listPages.pages });
		expect(tagsOf(pager, "a").map(({ href }) => href)).toEqual([
			"/en/search?q=qbox&page=2",
			"/en/search?q=qbox&page=3",
			"/en/search?q=qbox&page=2",
		]);
		const last = await visitor.get("/en/search?q=qbox&page=7");
		expect([last.status, last.headers.get("Location")]).toEqual([302, "/en/search?q=qbox&page=3"]);
		expect(articlesIn(mainOf(await page("/en/search?q=qbox&page=3")))).toHaveLength(1);
	});
});

describe("pages with a carousel", () => {
	test.each(["/nl", "/nl?size=20ft"])("%s sends no more containers than it shows", async (path) => {
		const html = await page(path);
		expect(articlesIn(mainOf(html)).length).toBe(8);
		// What can be chosen at the door is shown there, and nowhere else.
		const atTheDoor = elementsIn(mainOf(html), "option").map((option) => textOf(option));
		const inAll = [...html.matchAll(/Bak \d+/g)].map(([title]) => title);
		const named = new Set(articlesIn(mainOf(html)).flatMap((card) => textsIn(card, "h3")));
		expect(named.size).toBe(8);
		expect(inAll.filter((title) => !named.has(title) && !atTheDoor.includes(title))).toEqual([]);
		if (path.includes("size")) for (const title of named) expect(Number(title.slice(4)) % 2).toBe(1);
	});

	test("a post shows the 24 cheapest", async () => {
		const [post] = await database.db.select().from(schema.blogPostTranslations).limit(1);
		const html = await page(`/${post?.language}/blog/${post?.slug}`);
		const named = new Set([...html.matchAll(/(?:Bak|Qbox) (\d+)/g)].map(([, number]) => Number(number)));
		expect([...named].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 24 }, (_, index) => index));
	});
});

describe("the sitemap of a large shop", () => {
	const more = 2_600;

	beforeAll(async () => {
		await database.db.execute(sql`insert into products (id, size)
			select md5('made' || n)::uuid, '20ft' from generate_series(1, ${more}) n`);
		await database.db.execute(sql`insert into product_translations (product_id, language, title, description, slug)
			select md5('made' || n)::uuid, language, 'Made ' || n, 'steel', 'made-' || n
			from generate_series(1, ${more}) n, unnest(array['nl', 'en', 'de', 'fr']::language[]) language`);
	});

	test("is an index of files of 10,000 addresses at most, which name every container once", async () => {
		const index = await page("/sitemap.xml");
		const files = xmlTexts(index, "loc").map((address) => new URL(address).pathname);
		expect(files).toEqual([
			...["/sitemap/pages-1.xml", "/sitemap/containers-1.xml", "/sitemap/containers-2.xml"],
			"/sitemap/posts-1.xml",
		]);
		const addresses: string[] = [];
		for (const file of files) {
			const found = xmlTexts(await page(file), "loc");
			expect(found.length).toBeLessThanOrEqual(10_000);
			addresses.push(...found);
		}
		expect(new Set(addresses).size).toBe(addresses.length);
		const containers = addresses.filter((address) => /\/container\/(?!compare$)./.test(address));
		expect(containers).toHaveLength(4 * more + 2 * count);
	});
});
