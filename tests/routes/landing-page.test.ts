import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { blogPosts as demoPosts } from "#db/seed/blog/index.ts";
import { company } from "#db/seed/company.ts";
import { landingPages as demoPages } from "#db/seed/pages/index.ts";
import { products as demoProducts } from "#db/seed/products.ts";
import { catalogues } from "~/i18n/catalogues.server.ts";
import { type Language, languages } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { announceChange } from "~/platform/cache-notice.server.ts";
import { schema } from "~/platform/db.server.ts";
import { contentTag } from "~/site/pages/content.store.server.ts";
import type { Shop } from "../../server/shop.ts";
import {
	elementIn,
	mainOf,
	markupOf,
	metaContent,
	type PageElement,
	sectionOf,
	shownText,
	structuredData,
	tagsOf,
	textsIn,
} from "../support/html.ts";
import { createContainer } from "../support/sample-trade.ts";
import { useTestDatabase } from "../support/test-database.ts";
import { openTestShop, shopOrigin, useTestShop, visitorOf } from "../support/test-shop.ts";
import { xmlTexts } from "../support/xml.ts";

const shop = useTestShop();
const ownAddresses = ["about", "faq", "cookie-policy", "privacy-statement"];

function pathOf(language: Language, slug: string): string {
	return ownAddresses.includes(slug) ? `/${language}/${slug}` : `/${language}/pages/${slug}`;
}

/** A text as a page shows it, with plain spaces. */
function plain(text: string): string {
	return text.replace(/\s+/g, " ");
}

function linkTo(html: string, rel: string): string | undefined {
	return tagsOf(html, "link").find((link) => link.rel === rel)?.href;
}

describe.each(languages)("the demo pages in %s", (language) => {
	const { common, blog } = catalogues[language];

	test.each(demoPages.map((page) => [page.slug, page] as const))("%s", async (slug, page) => {
		const text = page.translations[language];
		const response = await shop.fetch(pathOf(language, slug));
		expect(response.status).toBe(200);
		expect(response.headers.get("Cache-Control")).toMatch(/\bpublic\b/);
		const html = await response.text();
		expect(textsIn(html, "title")).toEqual([plain(`${text.meta_title} | Kade Containers`)]);
		expect(textsIn(html, "h1")).toEqual([plain(text.title)]);
		expect(shownText(mainOf(html))).toContain(shownText(text.content_html));
		expect(metaContent(html, "description")).toBe(plain(text.meta_description));
		expect(metaContent(html, "keywords")).toBe(plain(text.meta_keywords.join(", ")));
		expect(metaContent(html, "og:title")).toBe(plain(text.meta_title));
		expect(metaContent(html, "og:description")).toBe(plain(text.meta_description));
		expect(metaContent(html, "og:image")).toBe(
			text.og_image_url ? shopOrigin + text.og_image_url : undefined,
		);
		expect(linkTo(html, "canonical")).toBe(shopOrigin + pathOf(language, slug));
		const related = sectionOf(html, common.containers);
		expect(textsIn(related, "h3").toSorted()).toEqual(
			demoProducts
				.filter(({ key }) => page.related_products.includes(key))
				.map(({ translations }) => plain(translations[language].title))
				.toSorted(),
		);
		expect(textsIn(sectionOf(html, blog.relatedArticles), "h3").toSorted()).toEqual(
			demoPosts
				.filter(({ key }) => page.related_posts.includes(key))
				.map(({ translations }) => plain(translations[language].title))
				.toSorted(),
		);
	});

	test("answer frequent questions to search engines too", async () => {
		const html = await (await shop.fetch(`/${language}/faq`)).text();
		const faq = structuredData(html).find((record) => record["@type"] === "FAQPage");
		const questions = (faq?.mainEntity ?? []) as { name: string; acceptedAnswer: { text: string } }[];
		expect(faq).toMatchObject({ "@context": "https://schema.org", inLanguage: language });
		expect(questions.length).toBeGreaterThan(5);
		expect(textsIn(mainOf(html), "h3")).toEqual(
			expect.arrayContaining(questions.map(({ name }) => plain(name))),
		);
		for (const { acceptedAnswer } of questions) expect(acceptedAnswer.text).not.toBe("");
	});

	test("lead to their headings, to whom to ask and to the other pages of their group", async () => {
		const { textPage, menu } = pageTexts[language];
		const main = mainOf(await (await shop.fetch(pathOf(language, "container-sizes"))).text());
		const contents = elementIn(main, "nav", { "aria-label": textPage.contents });
		const ids = tagsOf(contents, "a").map(({ href }) => href?.slice(1) ?? "");
		expect(ids.length).toBeGreaterThan(2);
		expect(tagsOf(main, "h2").flatMap(({ id }) => id ?? [])).toEqual(ids);
		const aside = elementIn(main, "aside");
		expect(textsIn(aside, "h2")).toEqual([plain(textPage.helpTitle), menu.resources]);
		expect(tagsOf(aside, "a").map(({ href }) => href)).toEqual([
			`tel:${company.phoneLink}`,
			`/${language}/contact`,
			pathOf(language, "csc-and-certificates"),
		]);
		// Legal pages end with who is responsible, and stand in no group.
		expect(tagsOf(mainOf(await (await shop.fetch(`/${language}/cookie-policy`)).text()), "aside")).toEqual(
			[],
		);
	});

	test.each(["cookie-policy", "privacy-statement"])("end with who is responsible: %s", async (slug) => {
		const main = mainOf(await (await shop.fetch(`/${language}/${slug}`)).text());
		for (const text of [company.legalName, company.street, company.email, company.phone, company.vatNumber]) {
			expect(shownText(main)).toContain(text);
		}
		expect(shownText(main)).toMatch(/(April|april|avril) 2024/);
	});

	test("that are not there say so and lead on", async () => {
		for (const path of ["/pages/no-such-page", "/pages/home"]) {
			const response = await shop.fetch(`/${language}${path}`);
			expect(response.status).toBe(404);
			const main = mainOf(await response.text());
			expect(textsIn(main, "h1")).toEqual([plain(common.notFound.title)]);
			const leads = tagsOf(main, "a").map(({ href }) => href);
			expect(leads.slice(0, 2)).toEqual([`/${language}`, `/${language}/container`]);
		}
	});
});

test("the documented English texts (shop document §2)", () => {
	const { common, blog } = catalogues.en;
	expect(common.notFound.title).toBe("Page not found");
	expect(common.noContent).toBe("No content available");
	expect(common.footer.resources).toBe("Additional Resources");
	expect(blog.relatedArticles).toBe("Related Articles");
});

describe("other pages", () => {
	const database = useTestDatabase();
	let own: Shop | null = null;

	type Facts = Partial<typeof schema.landingPages.$inferInsert>;
	type Text = Partial<typeof schema.landingPageTranslations.$inferInsert>;

	/** A published page in Dutch and English, unless given otherwise; its title is its slug. */
	async function createPage(slug: string, facts: Facts = {}, text: Text = {}): Promise<void> {
		const { db } = database;
		const [page] = await db
			.insert(schema.landingPages)
			.values({ slug, isPublished: true, ...facts })
			.returning();
		const codes: Language[] = text.language ? [text.language] : ["nl", "en"];
		const rows = codes.map((language) => ({
			landingPageId: page?.id ?? "",
			title: `Page ${slug}`,
			contentHtml: "<p>Steel</p>",
			...text,
			language,
		}));
		await db.insert(schema.landingPageTranslations).values(rows);
	}

	beforeAll(async () => {
		const { db } = database;
		await db.delete(schema.landingPages);
		const { id } = await createContainer(db, { priceNew: null, priceUsedA: null, priceRentPerDay: null });
		const { id: asked } = await createContainer(db, { askOfferNew: true });
		const [post] = await db.update(schema.blogPosts).set({ publishedAt: null }).returning();
		const gone = { relatedProductIds: [id, crypto.randomUUID()], relatedBlogPostIds: [post?.id ?? ""] };
		await createPage("plain");
		await createPage("empty", {}, { contentHtml: null });
		await createPage("draft", { isPublished: false, visibility: "both" });
		await createPage("english", {}, { language: "en" });
		await createPage("gone", gone);
		await createPage("asked", { relatedProductIds: [asked] });
		await createPage(
			"full",
			{},
			{
				metaTitle: "Meta <title>",
				metaDescription: "Meta description",
				metaKeywords: ["steel", "rust"],
				canonicalUrl: "https://elsewhere.example/steel",
				ogTitle: "Shared title",
				ogDescription: "Shared description",
				ogImageUrl: "https://elsewhere.example/a.png",
				structuredData: { "@type": "HowTo", name: "</script><script>alert(1)</script>" },
				contentHtml: `<p onclick="x()">Steel</p><script>alert(1)</script><table><tr><td>1</td></tr></table>`,
			},
		);
		await createPage("in-bar", { visibility: "header", menuOrder: 2 });
		await createPage("in-footer", { visibility: "footer", menuOrder: 2 });
		await createPage("in-both", { visibility: "both", menuOrder: 1 });
		await createPage("guide-2", { visibility: "footer_subsection", menuSection: "resources", menuOrder: 9 });
		await createPage("guide-1", { visibility: "footer_subsection", menuSection: "resources", menuOrder: 8 });
		await createPage("service", { visibility: "footer_subsection", menuSection: "services", menuOrder: 99 });
		await createPage("loose", { visibility: "footer_subsection", menuOrder: 50 });
		own = await openTestShop(database.url);
	});
	afterAll(() => own?.close());

	async function answerTo(path: string): Promise<Response> {
		if (!own) throw new Error("the shop is not open yet");
		return own.fetch(new Request(shopOrigin + path));
	}
	const htmlOf = async (path: string) => (await answerTo(path)).text();

	test("show their title where an editor left the rest out", async () => {
		const html = await htmlOf("/en/pages/plain");
		expect(textsIn(html, "title")).toEqual(["Page plain | Kade Containers"]);
		expect(metaContent(html, "description")).toBe("Page plain");
		expect(metaContent(html, "og:title")).toBe("Page plain");
		expect(metaContent(html, "og:description")).toBe("Page plain");
		expect(metaContent(html, "keywords")).toBeUndefined();
		expect(metaContent(html, "og:image")).toBeUndefined();
		expect(linkTo(html, "canonical")).toBe(`${shopOrigin}/en/pages/plain`);
		expect(textsIn(mainOf(html), "h2")).toEqual([pageTexts.en.textPage.helpTitle]);
	});

	test("say to search engines what an editor set, and nothing that could run", async () => {
		const html = await htmlOf("/en/pages/full");
		expect(textsIn(html, "title")).toEqual(["Meta <title> | Kade Containers"]);
		expect(textsIn(html, "h1")).toEqual(["Page full"]);
		expect(metaContent(html, "description")).toBe("Meta description");
		expect(metaContent(html, "keywords")).toBe("steel, rust");
		expect(metaContent(html, "og:title")).toBe("Shared title");
		expect(metaContent(html, "og:description")).toBe("Shared description");
		expect(metaContent(html, "og:image")).toBe("https://elsewhere.example/a.png");
		expect(linkTo(html, "canonical")).toBe("https://elsewhere.example/steel");
		expect(metaContent(html, "og:url")).toBe("https://elsewhere.example/steel");
		expect(textsIn(html, "script")).not.toContain("alert(1)");
		expect(markupOf(mainOf(html))).not.toContain("onclick");
		expect(tagsOf(mainOf(html), "table")).toEqual([{ tabindex: "0" }]);
		expect(structuredData(html).map((one) => one["@type"])).toEqual(["BreadcrumbList", "HowTo"]);
	});

	test.each([
		["nl", "Geen inhoud beschikbaar"],
		["en", "No content available"],
	])("without HTML say so in %s", async (language, text) => {
		const response = await answerTo(`/${language}/pages/empty`);
		expect(response.status).toBe(200);
		expect(textsIn(mainOf(await response.text()), "p")).toEqual([text]);
	});

	test("that are drafts, or not in the language, are not found", async () => {
		for (const path of [
			"/en/pages/draft",
			"/nl/pages/english",
			"/de/pages/plain",
			"/en/about",
			"/en/pages/about",
		]) {
			expect([path, (await answerTo(path)).status]).toEqual([path, 404]);
		}
		const sitemap = await htmlOf("/sitemap.xml");
		expect(xmlTexts(sitemap, "loc")).toContain(`${shopOrigin}/en/pages/english`);
		expect(sitemap).not.toMatch(/draft|\/nl\/pages\/english/);
		const alternates = tagsOf(await htmlOf("/en/pages/english"), "link").filter((link) => link.hreflang);
		expect(alternates.map(({ hreflang }) => hreflang)).toEqual(["en", "x-default"]);
	});

	test("show related containers without a price as on request, and skip what is gone or a draft", async () => {
		const html = await htmlOf("/en/pages/gone");
		expect(textsIn(mainOf(html), "h2")).toEqual([
			pageTexts.en.textPage.helpTitle,
			catalogues.en.common.containers,
		]);
		const cards = sectionOf(html, catalogues.en.common.containers);
		expect(textsIn(cards, "h3")).toEqual(["Container (en)"]);
		expect(shownText(cards)).toContain("Price on request");
		expect(shownText(cards)).not.toContain("€");
		expect(tagsOf(cards, "a")[0]?.href).toMatch(/^\/en\/container\/container-/);
		const asked = sectionOf(await htmlOf("/nl/pages/asked"), catalogues.nl.common.containers);
		expect(shownText(asked)).toContain(catalogues.nl.catalog.priceOnRequest);
	});

	test("stand where their visibility says (checklist G2)", async () => {
		const html = await htmlOf("/en");
		const footer = elementIn(html, "footer");
		const pagesIn = (part: PageElement) =>
			tagsOf(part, "a").flatMap(({ href = "" }) =>
				href.includes("/pages/") ? [href.split("/").at(-1)] : [],
			);
		// Once in the bar and once in the menu of small screens.
		expect(pagesIn(elementIn(html, "header"))).toEqual(["in-both", "in-bar", "in-both", "in-bar"]);
		const resources = elementIn(footer, "nav", { "aria-labelledby": "footer-resources" });
		expect(pagesIn(resources)).toEqual(["loose", "service", "guide-1", "guide-2"]);
		expect(pagesIn(footer)).toEqual(["in-both", "in-footer", ...pagesIn(resources)]);
		const { services, resources: guides } = pageTexts.en.menu;
		expect(textsIn(resources, "h3")).toEqual([services, guides]);
		expect(textsIn(footer, "h2")).toContain(catalogues.en.common.footer.resources);
	});

	test("leave bar and footer in a language that they are not in, heading included", async () => {
		const html = await htmlOf("/de");
		expect(html).not.toContain("/pages/");
		expect(textsIn(html, "h2")).not.toContain(catalogues.de.common.footer.resources);
	});

	test("appear and disappear at once when an editor says so", async () => {
		const { db } = database;
		expect(await htmlOf("/nl/blog")).not.toContain("/nl/pages/draft");
		await db.execute(
			sql`update landing_pages set is_published = not is_published where slug in ('draft', 'loose')`,
		);
		await announceChange(db, [contentTag]);
		await expect.poll(() => htmlOf("/nl/blog"), { timeout: 5_000 }).toContain("/nl/pages/draft");
		expect(await htmlOf("/nl/blog")).not.toContain("/nl/pages/loose");
		expect((await answerTo("/nl/pages/draft")).status).toBe(200);
		expect((await answerTo("/nl/pages/loose")).status).toBe(404);
	});
});

test.each(languages)("a page that cannot be read says so in %s", async (language) => {
	const cold = await openTestShop(shop.database.url);
	const { db } = shop.database;
	// The menu is read first: only the page itself fails.
	await visitorOf(cold).get(`/${language}`);
	await db.execute(sql`alter table landing_pages rename to landing_pages_elsewhere`);
	try {
		const response = await visitorOf(cold).get(`/${language}/about`);
		expect(response.status).toBe(500);
		expect(response.headers.get("Cache-Control") ?? "").not.toMatch(/\bpublic\b/);
		const { failure } = catalogues[language].common;
		expect(textsIn(mainOf(await response.text()), "h1")).toEqual([plain(failure.title)]);
	} finally {
		await db.execute(sql`alter table landing_pages_elsewhere rename to landing_pages`);
		await cold.close();
	}
});
