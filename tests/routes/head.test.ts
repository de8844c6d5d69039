import { randomUUID } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { blogPosts } from "#db/seed/blog/index.ts";
import { landingPages } from "#db/seed/pages/index.ts";
import { product20ftDv } from "#db/seed/products/20ft-dv.ts";
import { products } from "#db/seed/products.ts";
import { catalogues } from "~/i18n/catalogues.server.ts";
import { urls } from "~/urls.ts";
import { type Language, languages } from "~/values/vocabulary.ts";
import { metaContent, shownText, structuredData, tagsOf, textsIn } from "../support/html.ts";
import { choiceFields } from "../support/shop-visits.ts";
import { shopOrigin, useTestShop, type Visitor } from "../support/test-shop.ts";
import { xmlElements, xmlTexts } from "../support/xml.ts";

const shop = useTestShop();

type Path = (language: Language) => string;

/** Pages that show products and prices. */
const productPages: Record<string, Path> = {
	home: (language) => `/${language}`,
	list: (language) => `/${language}/container`,
	detail: (language) => `/${language}/container/${product20ftDv.translations[language].slug}`,
};

/** A page of its own for each, at the same address in every language. */
const sharedPages = Object.fromEntries(
	[
		...[
			"size-guide",
			"container/compare",
			"rent",
			"leasing",
			"modifications",
			"koelcontainers-reefers-vriescontainers",
			"blog",
			"contact",
		],
		...landingPages.map(({ slug }) =>
			["about", "faq", "cookie-policy", "privacy-statement"].includes(slug) ? slug : `pages/${slug}`,
		),
	].map((path): [string, Path] => [path, (language) => `/${language}/${path}`]),
);

const postPages: Path[] = blogPosts.map(
	({ translations }) =>
		(language) =>
			`/${language}/blog/${translations[language].slug}`,
);

const publicPages: Record<string, Path> = {
	...productPages,
	...sharedPages,
	post: (language) => postPages[0]?.(language) ?? "",
};
const everyPage = Object.entries(publicPages).flatMap(([name, path]) =>
	languages.map((language) => ({ name, language, path })),
);

async function htmlOf(path: string): Promise<string> {
	const response = await shop.fetch(path);
	expect(response.status).toBe(200);
	return response.text();
}

describe.each(everyPage)("$name in $language", ({ language, path }) => {
	test("says its language, its title and what it is about", async () => {
		const html = await htmlOf(path(language));
		expect(tagsOf(html, "html")).toEqual([{ lang: language }]);
		const titles = textsIn(html, "title");
		expect(titles).toHaveLength(1);
		expect(titles[0]).toMatch(/.{10,} \| Kade Containers$/);
		expect(textsIn(html, "h1")).toHaveLength(1);
		expect(textsIn(html, "h1")[0]).not.toBe("");
		expect(metaContent(html, "description")?.length).toBeGreaterThan(50);
		expect(metaContent(html, "robots")).toBeUndefined();
	});

	test("names its own address and those of its translations", async () => {
		const links = tagsOf(await htmlOf(path(language)), "link");
		const canonical = links.filter((link) => link.rel === "canonical").map((link) => link.href);
		const alternates = links
			.filter((link) => link.rel === "alternate" && link.hreflang !== undefined)
			.map((link) => [link.hreflang, link.href]);
		expect(canonical).toEqual([shopOrigin + path(language)]);
		expect(alternates).toEqual([
			...languages.map((one) => [one, shopOrigin + path(one)]),
			["x-default", shopOrigin + path("nl")],
		]);
	});

	test("leaves filters and choices out of its address", async () => {
		const links = tagsOf(await htmlOf(`${path(language)}?size=20ft&condition=rent`), "link");
		expect(links.find((link) => link.rel === "canonical")?.href).toBe(shopOrigin + path(language));
	});

	test("has what a shared link shows", async () => {
		const html = await htmlOf(path(language));
		expect(metaContent(html, "og:type")).toMatch(/^(website|article)$/);
		expect(metaContent(html, "og:site_name")).toBe("Kade Containers");
		expect(textsIn(html, "title")[0]).toContain(metaContent(html, "og:title"));
		expect(metaContent(html, "og:description")).toBe(metaContent(html, "description"));
		expect(metaContent(html, "og:url")).toBe(shopOrigin + path(language));
		expect(metaContent(html, "og:locale")).toMatch(new RegExp(`^${language}_[A-Z]{2}$`));
	});
});

/** What a page says to search engines, by its type. */
function dataByType(html: string) {
	return new Map(structuredData(html).map((data) => [data["@type"], data]));
}

/** The path of the picture that a shared link shows; the file must be there. */
async function sharedPicture(html: string): Promise<string> {
	const address = metaContent(html, "og:image") ?? "";
	expect(address.startsWith(`${shopOrigin}/`)).toBe(true);
	const path = address.slice(shopOrigin.length);
	expect((await shop.fetch(path)).status).toBe(200);
	return path;
}

describe.each(languages)("to search engines, in %s,", (language) => {
	const { common, catalog } = catalogues[language];
	const list = `${shopOrigin}${urls.containers(language)}`;

	test("home names the owner and a picture", async () => {
		const html = await htmlOf(urls.home(language));
		expect(dataByType(html).get("Organization")).toMatchObject({
			name: "Kade Containers",
			url: shopOrigin + urls.home(language),
			vatID: expect.stringMatching(/^BE\d{10}$/),
			address: { addressCountry: "BE" },
		});
		expect(await sharedPicture(html)).toMatch(/^\/pictures\/scenes\//);
	});

	test("the list names the way to it and a picture", async () => {
		const html = await htmlOf(urls.containers(language));
		expect(dataByType(html).get("BreadcrumbList")).toMatchObject({
			itemListElement: [{ position: 1 }, { position: 2, item: list }],
		});
		expect(await sharedPicture(html)).toMatch(/^\/pictures\/products\//);
	});

	test("a container names its offers and the way to it", async () => {
		const { slug, title } = product20ftDv.translations[language];
		const url = `${list}/${slug}`;
		const html = await htmlOf(urls.container(language, slug));
		const data = dataByType(html);
		expect(data.get("Product")).toMatchObject({
			name: title,
			url,
			offers: expect.arrayContaining([
				expect.objectContaining({ url: `${url}?condition=new`, price: "2650.00", priceCurrency: "EUR" }),
			]),
		});
		expect(data.get("BreadcrumbList")).toMatchObject({
			itemListElement: [
				{ position: 1, name: common.home, item: shopOrigin + urls.home(language) },
				{ position: 2, name: catalog.title, item: list },
				{ position: 3, name: title, item: url },
			],
		});
		expect(await sharedPicture(html)).toMatch(/^\/pictures\/products\//);
	});
});

test("no two pages share a title or a description", async () => {
	const pages = await Promise.all(everyPage.map(({ path, language }) => htmlOf(path(language))));
	for (const texts of [
		pages.map((html) => textsIn(html, "title")[0]),
		pages.map((html) => metaContent(html, "description")),
	]) {
		expect(new Set(texts).size).toBe(everyPage.length);
	}
});

describe("without scripts", () => {
	test.each([
		["nl", "€ 2.650"],
		["en", "€2,650"],
		["de", "€ 2.650"],
		["fr", "€ 2 650"],
	] as const)("the pages in %s show products and prices", async (language, price) => {
		const { title, slug } = product20ftDv.translations[language];
		const [home = "", list = "", detail = ""] = await Promise.all(
			Object.values(productPages).map((path) => htmlOf(path(language))),
		);
		for (const html of [home, list, detail]) {
			expect(shownText(html)).toContain(title);
			expect(shownText(html)).toContain(price);
		}
		for (const html of [home, list]) {
			expect(tagsOf(html, "a").map((link) => link.href)).toContain(`/${language}/container/${slug}`);
		}
		for (const product of products) {
			expect(shownText(list)).toContain(product.translations[language].title);
		}
	});
});

describe("without scripts, a choice in the address", () => {
	test.each([
		[
			"condition=used-a&quantity=2&delivery=truck&country=NL&postcode=1012%20AB",
			"€580",
			"€4,080",
			"€4,936.80",
		],
		["condition=used-a&quantity=1&delivery=truck&country=BE&postcode=1050", "€310", "€2,060", "€2,492.60"],
		["condition=new&delivery=truck&country=DE&postcode=01067", "€1,700", "€4,350", "€5,263.50"],
		["condition=rent&quantity=2&delivery=self_pickup", "free", "€150", "€181.50"],
	])("has its transport and both sums on the page: %s", async (query, transport, net, sum) => {
		const html = await htmlOf(`/en/container/${product20ftDv.translations.en.slug}?${query}`);
		expect(shownText(html)).toContain(`Transport ${transport} Total excl. VAT ${net} Total incl. VAT ${sum}`);
	});
});

describe("pages of one visitor alone", () => {
	async function headOf(visitor: Pick<Visitor, "get">, path: string) {
		const html = await (await visitor.get(path)).text();
		const links = tagsOf(html, "link");
		return {
			robots: metaContent(html, "robots"),
			canonical: links.find((link) => link.rel === "canonical")?.href,
			alternates: links.filter((link) => link.rel === "alternate" && link.hreflang).length,
		};
	}
	const closed = { robots: "noindex", canonical: undefined, alternates: 0 };

	test("are not for search engines", async () => {
		const visitor = shop.visitor();
		expect(await headOf(visitor, `/fr/order-confirmation/${randomUUID()}`)).toEqual(closed);
		await visitor.post(`/en/container/${product20ftDv.translations.en.slug}`, choiceFields());
		expect(await headOf(visitor, "/en/cart")).toEqual(closed);
	});

	test.each(["/de/cart", "/de/checkout"])("an empty cart is everybody's: %s", async (path) => {
		const open = { robots: undefined, canonical: `${shopOrigin}/de/cart`, alternates: languages.length + 1 };
		expect(await headOf(shop.visitor(), path)).toEqual(open);
	});
});

describe("files", () => {
	test("sitemap.xml lists every public page with its translations", async () => {
		const response = await shop.fetch("/sitemap.xml");
		expect(response.status).toBe(200);
		expect(response.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
		const xml = await response.text();
		const detailPages = products.map(
			(product) => (language: Language) => `/${language}/container/${product.translations[language].slug}`,
		);
		const { home, list } = productPages;
		const pages = [home, list, ...detailPages, ...Object.values(sharedPages), ...postPages].filter(
			(path) => path !== undefined,
		);
		const found = new Map(
			xmlElements(xml, "url").map(({ content }) => [
				xmlTexts(content, "loc")[0],
				xmlElements(content, "xhtml:link").map(({ attributes: link }) => [link.hreflang, link.href]),
			]),
		);
		for (const path of pages) {
			for (const language of languages) {
				expect(found.get(shopOrigin + path(language))).toEqual([
					...languages.map((one) => [one, shopOrigin + path(one)]),
					["x-default", shopOrigin + path("nl")],
				]);
			}
		}
		expect(found.size).toBe(pages.length * languages.length);
	});

	test("every address of the sitemap answers without a detour", async () => {
		const xml = await (await shop.fetch("/sitemap.xml")).text();
		for (const address of xmlTexts(xml, "loc")) {
			const { pathname } = new URL(address);
			expect([pathname, (await shop.fetch(pathname)).status]).toEqual([pathname, 200]);
		}
	});

	test("the file of a sitemap that fits into one is the sitemap", async () => {
		const file = await shop.fetch("/sitemap/all.xml", { headers: { "Accept-Encoding": "gzip" } });
		expect(file.headers.get("Content-Encoding")).toBe("gzip");
		const xml = gunzipSync(Buffer.from(await file.arrayBuffer())).toString();
		expect(xml).toBe(await (await shop.fetch("/sitemap.xml")).text());
		expect((await shop.fetch("/sitemap/posts-9.xml")).status).toBe(404);
	});

	test("robots.txt names the sitemap and the pages to leave out", async () => {
		const response = await shop.fetch("/robots.txt");
		expect(response.headers.get("Content-Type")).toMatch(/^text\/plain/);
		const lines = (await response.text()).split("\n");
		expect(lines).toContain(`Sitemap: ${shopOrigin}/sitemap.xml`);
		// A filled cart says so itself, which a crawler has to be let in for.
		expect(lines).not.toContain("Disallow: /*/cart");
		expect(lines).toContain("Disallow: /*/order-confirmation/");
	});

	test("health says ok and is never kept", async () => {
		const response = await shop.fetch("/health");
		expect(response.status).toBe(200);
		expect(response.headers.get("Cache-Control")).toBe("no-store");
		expect(await response.text()).toBe("ok\n");
	});

	test("every file that a page's head names is there", async () => {
		for (const link of tagsOf(await htmlOf("/en"), "link").filter((one) => one.href?.startsWith("/"))) {
			expect([link.href, (await shop.fetch(link.href ?? "")).status]).toEqual([link.href, 200]);
		}
	});
});
