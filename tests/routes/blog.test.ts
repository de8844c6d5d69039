import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { blogPosts as demoPosts } from "#db/seed/blog/index.ts";
import { catalogues } from "~/i18n/catalogues.server.ts";
import { type Language, languages, languageTable } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { schema } from "~/platform/db.server.ts";
import { readingMinutes } from "~/site/blog/blog.ts";
import { type Cents, cents } from "~/values/money.ts";
import type { Shop } from "../../server/shop.ts";
import {
	alertsIn,
	elementIn,
	elementsIn,
	type Markup,
	mainOf,
	markupOf,
	metaContent,
	sectionOf,
	shownText,
	structuredData,
	tagsOf,
	textsIn,
} from "../support/html.ts";
import { createContainer } from "../support/sample-trade.ts";
import { useTestDatabase } from "../support/test-database.ts";
import { openTestShop, shopOrigin, useTestShop, visitorOf } from "../support/test-shop.ts";
import { xmlElements, xmlTexts } from "../support/xml.ts";

const shop = useTestShop();

/** A text as a page shows it, with plain spaces. */
function plain(text: string): string {
	return text.replace(/\s+/g, " ");
}

const articlesIn = (markup: Markup) => elementsIn(markup, "article");

/** Throws unless every tag of an XML document is closed where it should be. */
function expectWellFormed(xml: string): void {
	const open: string[] = [];
	const bare = xml.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, "").replace(/^<\?xml [^>]*\?>/, "");
	for (const [, close, name = "", self] of bare.matchAll(/<(\/)?([\w:]+)(?:\s[^<>]*?)?(\/)?>/g)) {
		if (close) expect(open.pop()).toBe(name);
		else if (!self) open.push(name);
	}
	expect(open).toEqual([]);
	expect(bare.replace(/<[^<>]*>/g, "")).not.toMatch(/[<>]|&(?!\w+;|#\d+;)/);
}

/** The newest post's date of 13 October 2026 in full (shop document §9). */
const octoberDay = {
	nl: "13 oktober 2026",
	en: "13 October 2026",
	de: "13. Oktober 2026",
	fr: "13 octobre 2026",
};

describe.each(languages)("the demo blog in %s", (language) => {
	const t = catalogues[language].blog;
	const { common } = catalogues[language];
	const texts = pageTexts[language].blog;
	const list = `/${language}/blog`;
	const posts = demoPosts.map((post) => ({ ...post, ...post.translations[language] }));
	const pathOf = ({ slug }: { slug: string }) => `${list}/${slug}`;

	async function page(path: string): Promise<string> {
		const response = await shop.fetch(path);
		expect(response.status).toBe(200);
		expect(response.headers.get("Cache-Control")).toMatch(/\bpublic\b/);
		return response.text();
	}

	test("lists every post with picture, title, description and date, the newest first", async () => {
		const html = await page(list);
		expect(textsIn(html, "h1")).toEqual([plain(texts.title)]);
		expect(metaContent(html, "description")).toBe(plain(texts.metaDescription));
		const cards = articlesIn(mainOf(html));
		expect(cards.map((card) => tagsOf(card, "a").map(({ href }) => href))).toEqual(
			posts.map((post) => [pathOf(post)]),
		);
		for (const [index, post] of posts.entries()) {
			const card = cards[index] ?? "";
			expect(textsIn(card, "h2")).toEqual([plain(post.title)]);
			expect(shownText(card)).toContain(plain(post.meta_description));
			expect(tagsOf(card, "img")).toMatchObject([{ src: post.image_url, alt: post.image_alt }]);
			expect(tagsOf(card, "time")[0]?.datetime).toContain(post.publish_date);
		}
		expect(textsIn(cards[0] ?? "", "time")).toEqual([octoberDay[language]]);
		expect(tagsOf(html, "a").map(({ href }) => href)).toContain(`${list}/feed.xml`);
		expect(structuredData(html)).toMatchObject([
			{ "@type": "BreadcrumbList", itemListElement: [{ name: common.home }, { name: common.nav.blog }] },
		]);
	});

	test("shows a post with all that belongs to it", async () => {
		for (const post of posts) {
			const html = await page(pathOf(post));
			const main = mainOf(html);
			expect(textsIn(main, "h1")).toEqual([plain(post.title)]);
			expect(metaContent(html, "og:type")).toBe("article");
			expect(metaContent(html, "og:image")).toBe(shopOrigin + post.image_url);
			expect(metaContent(html, "description")).toBe(plain(post.meta_description));
			expect(tagsOf(main, "img")[0]).toMatchObject({ src: post.image_url, alt: post.image_alt });
			const minutes = String(readingMinutes(post.content));
			expect(shownText(main)).toContain(plain(t.readingTime.replace("{minutes}", minutes)));
			expect(shownText(main)).toContain(shownText(post.content));
			expect(textsIn(main, "a")[0]).toBe(plain(t.back));
			expect(tagsOf(main, "a")[0]?.href).toBe(list);
			const share = tagsOf(main, "a").find(({ href }) => href?.startsWith("mailto:?"))?.href ?? "";
			const mail = new URLSearchParams(share.slice("mailto:?".length));
			expect(Object.fromEntries(mail)).toEqual({ subject: post.title, body: shopOrigin + pathOf(post) });
		}
		const newest = await page(pathOf(posts[0] ?? { slug: "" }));
		expect(textsIn(newest, "time")).toEqual([octoberDay[language]]);
	});

	test("tells search engines what a post is and where it stands", async () => {
		const [post] = posts;
		if (!post) throw new Error("the demo has no posts");
		const html = await page(pathOf(post));
		const company = { "@type": "Organization", name: "Kade Containers" };
		expect(structuredData(html)).toMatchObject([
			{
				"@type": "BlogPosting",
				headline: post.title,
				description: post.meta_description,
				image: shopOrigin + post.image_url,
				datePublished: "2026-10-13T08:00:00.000Z",
				inLanguage: language,
				mainEntityOfPage: shopOrigin + pathOf(post),
				author: company,
				publisher: company,
			},
			{ "@type": "BreadcrumbList", itemListElement: [{}, {}, { item: shopOrigin + pathOf(post) }] },
		]);
		const alternates = tagsOf(html, "link").filter(({ rel }) => rel === "alternate");
		expect(Object.fromEntries(alternates.map(({ hreflang, href }) => [hreflang, href]))).toEqual({
			...Object.fromEntries(
				languages.map((one) => [one, `${shopOrigin}/${one}/blog/${post.translations[one].slug}`]),
			),
			"x-default": `${shopOrigin}/nl/blog/${post.translations.nl.slug}`,
		});
	});

	test("is a feed that names every post", async () => {
		const response = await shop.fetch(`${list}/feed.xml`);
		expect(response.status).toBe(200);
		expect(response.headers.get("Content-Type")).toBe("application/rss+xml; charset=utf-8");
		const xml = await response.text();
		expectWellFormed(xml);
		expect(xmlTexts(xml, "language")).toEqual([language]);
		const items = xmlElements(xml, "item").map(({ content }) => content);
		expect(items.flatMap((item) => xmlTexts(item, "link"))).toEqual(
			posts.map((post) => shopOrigin + pathOf(post)),
		);
		for (const [index, post] of posts.entries()) {
			const item = items[index] ?? "";
			expect(item).toContain(`<title><![CDATA[${post.title}]]></title>`);
			expect(item).toContain(`<![CDATA[${post.meta_description}]]>`);
			expect(new Date(xmlTexts(item, "pubDate")[0] ?? "").toISOString()).toContain(post.publish_date);
			for (const { attributes: file } of xmlElements(item, "enclosure")) {
				expect([file.url, file.type]).toEqual([shopOrigin + post.image_url, "image/svg+xml"]);
			}
		}
	});

	test("says in words that a database fails", async () => {
		const cold = await openTestShop(shop.database.url);
		const { db } = shop.database;
		await db.execute(sql`alter table blog_posts rename to blog_posts_elsewhere`);
		try {
			const visitor = visitorOf(cold);
			const failedList = await visitor.get(list);
			expect(failedList.status).toBe(500);
			expect(failedList.headers.get("Cache-Control") ?? "").not.toMatch(/\bpublic\b/);
			expect(alertsIn(await failedList.text())).toEqual([plain(t.loadFailed)]);
			const failedPost = await visitor.get(pathOf(posts[0] ?? { slug: "" }));
			expect(failedPost.status).toBe(500);
			expect(failedPost.headers.get("Cache-Control") ?? "").not.toMatch(/\bpublic\b/);
			expect(textsIn(await failedPost.text(), "h1")).toEqual([plain(t.postFailed)]);
			const failedFeed = await visitor.get(`${list}/feed.xml`);
			expect(failedFeed.status).toBe(500);
			expect(failedFeed.headers.get("Cache-Control") ?? "").not.toMatch(/\bpublic\b/);
		} finally {
			await db.execute(sql`alter table blog_posts_elsewhere rename to blog_posts`);
			await cold.close();
		}
	});
});

test("the documented English texts (shop document §2, §8, §9)", () => {
	expect(catalogues.en.blog).toMatchObject({
		loadFailed: "Failed to fetch blog posts",
		postFailed: "Failed to load blog post",
		notFound: "Blog post not found",
		notAvailable:
			"This blog post is not available in {language}. You will be redirected to the Dutch version if available.",
		back: "Back to Blog",
		moreContainers: "More Containers",
	});
});

describe("other posts", () => {
	const database = useTestDatabase();
	let own: Shop | null = null;

	type Texts = Partial<Record<Language, { slug: string; title?: string; content?: string }>>;

	async function createPost(
		facts: Partial<typeof schema.blogPosts.$inferInsert>,
		texts: Texts,
	): Promise<void> {
		const publishedAt = new Date("2026-05-01T08:00:00Z");
		const [post] = await database.db
			.insert(schema.blogPosts)
			.values({ publishedAt, ...facts })
			.returning();
		const rows = Object.entries(texts).map(([language, text]) => ({
			blogPostId: post?.id ?? "",
			language: language as Language,
			title: text.slug,
			content: "<p>Steel</p>",
			...text,
		}));
		await database.db.insert(schema.blogPostTranslations).values(rows);
	}

	async function createContainerAt(title: string, priceNew: Cents | null): Promise<void> {
		const prices = { priceNew, priceUsedA: null, priceRentPerDay: null };
		await createContainer(database.db, prices, { nl: title, en: title });
	}

	beforeAll(async () => {
		const { db } = database;
		await db.delete(schema.blogPosts);
		await db.delete(schema.products);
		await createPost({}, { nl: { slug: "alleen-nederlands" } });
		await createPost({}, { en: { slug: "only-english" }, nl: { slug: "nederlands" } });
		await createPost({}, { nl: { slug: "staal" }, en: { slug: "steel" }, de: { slug: "stahl" } });
		await createPost({ publishedAt: null }, { nl: { slug: "concept" }, en: { slug: "draft" } });
		await createPost({ publishedAt: new Date(Date.now() + 3_600_000) }, { nl: { slug: "later" } });
		const hard = `Tom & "Jerry" <b>]]></b>`;
		const content = `<p>${"word ".repeat(200)}</p><script>alert(1)</script><p onclick="x()">end</p>`;
		// Half an hour before midnight in Greenwich it is the next year in Antwerp.
		await createPost(
			{ customPublishDate: new Date("2025-12-31T23:30:00Z") },
			{ en: { slug: "hard", title: hard, content } },
		);
		for (const price of [500, 300, 900, 100, 700, 800, 600]) {
			await createContainerAt(`at ${price}`, cents(price * 100));
		}
		await createContainerAt("on request", null);
		own = await openTestShop(database.url);
	});
	afterAll(() => own?.close());

	function answerTo(path: string, init: RequestInit = {}): Promise<Response> {
		if (!own) throw new Error("the shop is not open yet");
		return Promise.resolve(own.fetch(new Request(shopOrigin + path, init)));
	}
	const htmlOf = async (path: string) => (await answerTo(path)).text();

	test.each(["en", "de", "fr"])("without a text in %s lead to the Dutch version", async (language) => {
		const response = await answerTo(`/${language}/blog/alleen-nederlands`);
		expect(response.status).toBe(302);
		expect(response.headers.get("Location")).toBe("/nl/blog/alleen-nederlands");
	});

	test.each([
		["/en/blog/staal", "/en/blog/steel"],
		["/nl/blog/stahl", "/nl/blog/staal"],
		["/de/blog/steel", "/de/blog/stahl"],
		["/fr/blog/staal", "/nl/blog/staal"],
	])("under the slug of another language lead on: %s", async (from, to) => {
		const response = await answerTo(from);
		expect([response.status, response.headers.get("Location")]).toEqual([
			from.startsWith("/fr") ? 302 : 301,
			to,
		]);
		expect((await answerTo(to)).status).toBe(200);
	});

	test.each(languages)("that are nowhere are not found in %s, in the documented words", async (language) => {
		const { notFound, notAvailable, back } = catalogues[language].blog;
		for (const slug of ["nothing-here", "concept", "draft", "later"]) {
			const response = await answerTo(`/${language}/blog/${slug}`);
			expect(response.status).toBe(404);
			expect(response.headers.get("Cache-Control") ?? "").not.toMatch(/\bpublic\b/);
			const main = mainOf(await response.text());
			expect(textsIn(main, "h1")).toEqual([plain(notFound)]);
			const { inSentence } = languageTable[language];
			expect(textsIn(main, "p")).toEqual([plain(notAvailable.replace("{language}", inSentence))]);
			expect(textsIn(main, "a")).toEqual([plain(back)]);
			expect(tagsOf(main, "a")[0]?.href).toBe(`/${language}/blog`);
		}
	});

	test("are listed in the languages that they exist in, and nowhere else", async () => {
		const slugsIn = async (language: Language) =>
			articlesIn(await htmlOf(`/${language}/blog`)).map((card) =>
				tagsOf(card, "a")[0]?.href?.split("/").at(-1),
			);
		expect(new Set(await slugsIn("nl"))).toEqual(new Set(["alleen-nederlands", "nederlands", "staal"]));
		expect(new Set(await slugsIn("en"))).toEqual(new Set(["hard", "only-english", "steel"]));
		expect(await slugsIn("de")).toEqual(["stahl"]);
		expect(await slugsIn("fr")).toEqual([]);
		expect(shownText(await htmlOf("/fr/blog"))).toContain(plain(catalogues.fr.blog.empty));
		const sitemap = await htmlOf("/sitemap.xml");
		expect(xmlTexts(sitemap, "loc")).toContain(`${shopOrigin}/de/blog/stahl`);
		expect(sitemap).not.toMatch(/concept|draft|later/);
	});

	test("come clean to the page and to the feed, whatever their editor wrote", async () => {
		const html = await htmlOf("/en/blog/hard");
		expect(textsIn(html, "h1")).toEqual([`Tom & "Jerry" <b>]]></b>`]);
		expect(markupOf(mainOf(html))).not.toMatch(/alert\(1\)|onclick/);
		expect(structuredData(html)[0]).toMatchObject({ "@type": "BlogPosting" });
		const xml = await htmlOf("/en/blog/feed.xml");
		expectWellFormed(xml);
		expect(xmlTexts(xml, "link")).toContain(`${shopOrigin}/en/blog/hard`);
	});

	test("have the date of Antwerp, a reading time and a placeholder for a picture", async () => {
		const main = mainOf(await htmlOf("/en/blog/hard"));
		expect(textsIn(main, "time")).toEqual(["1 January 2026"]);
		const moment = new Date(tagsOf(main, "time")[0]?.datetime ?? "");
		expect(new Date("2025-12-31T23:00:00Z") <= moment).toBe(true);
		expect(shownText(main)).toContain("2 min read");
		expect(tagsOf(main, "img")[0]).toMatchObject({ src: "/images/placeholder.svg", alt: "" });
	});

	test("are followed by containers from cheap to dear: six, then the rest", async () => {
		const main = mainOf(await htmlOf("/nl/blog/staal"));
		const cards = articlesIn(sectionOf(main, "Containers"));
		const more = elementIn(main, "div", { role: "region", "aria-label": "Meer containers" });
		const rest = ["at 800", "at 900"];
		expect(cards.flatMap((card) => textsIn(card, "h3"))).toEqual([
			...["on request", "at 100", "at 300", "at 500", "at 600", "at 700"],
			...rest,
		]);
		expect(articlesIn(more).flatMap((card) => textsIn(card, "h3"))).toEqual(rest);
		expect(shownText(cards[0] ?? "")).toContain(catalogues.nl.catalog.priceOnRequest);
		expect(shownText(cards[1] ?? "")).toContain("€ 100");
	});

	test("change at once when an editor says so", async () => {
		expect(await htmlOf("/de/blog")).toContain("stahl");
		await database.db.execute(sql`update blog_posts set published_at = null`);
		await database.db.execute(sql`select pg_notify('kade_cache', 'blog')`);
		await expect.poll(() => htmlOf("/de/blog"), { timeout: 5_000 }).not.toContain("stahl");
	});
});

describe("a blog of 25 posts", () => {
	const database = useTestDatabase();
	let own: Shop | null = null;

	beforeAll(async () => {
		const { db } = database;
		await db.delete(schema.blogPosts);
		const posts = await db
			.insert(schema.blogPosts)
			.values(
				Array.from({ length: 25 }, (_, day) => ({ publishedAt: new Date(Date.UTC(2026, 0, 25 - day)) })),
			)
			.returning();
		await db.insert(schema.blogPostTranslations).values(
			posts.map(({ id }, index) => ({
				...{ blogPostId: id, language: "de" as const, slug: `post-${index}`, title: `Post ${index}` },
				content: "<p>Stahl</p>",
			})),
		);
		own = await openTestShop(database.url);
	});
	afterAll(() => own?.close());
	const at = async (path: string) => (own as Shop).fetch(new Request(shopOrigin + path));

	test("has three pages, each with its own address and title", async () => {
		const titles = new Set<string | undefined>();
		for (const [path, first, count] of [
			["/de/blog", 0, 12],
			["/de/blog?page=2", 12, 12],
			["/de/blog?page=3", 24, 1],
		] as const) {
			const html = await (await at(path)).text();
			const cards = articlesIn(mainOf(html));
			expect([cards.length, textsIn(mainOf(html), "h2")[0]]).toEqual([count, `Post ${first}`]);
			const links = tagsOf(html, "link");
			expect(links.find(({ rel }) => rel === "canonical")?.href).toBe(shopOrigin + path);
			titles.add(textsIn(html, "title")[0]);
			const pager = elementIn(html, "nav", { "aria-label": pageTexts.de.blog.pages });
			for (const { href = "" } of tagsOf(pager, "a")) expect((await at(href)).status).toBe(200);
		}
		expect(titles.size).toBe(3);
	});

	test("leads from behind its last page to the last one, and from nonsense to the first", async () => {
		for (const [path, status, location] of [
			["/de/blog?page=4", 302, "/de/blog?page=3"],
			["/de/blog?page=999999", 302, "/de/blog?page=3"],
			["/fr/blog?page=2", 302, "/fr/blog"],
			["/de/blog?page=x", 200, null],
			["/de/blog?page=-1", 200, null],
		] as const) {
			const response = await at(path);
			expect([path, response.status, response.headers.get("Location")]).toEqual([path, status, location]);
		}
	});
});
