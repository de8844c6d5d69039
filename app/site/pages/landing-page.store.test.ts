import { drizzle } from "drizzle-orm/node-postgres";
import { beforeEach, describe, expect, test } from "vitest";
import { createCache } from "~/platform/cache.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import { type Language, languages } from "~/values/vocabulary.ts";
import { useTestDatabase } from "../../../tests/support/test-database.ts";
import { contentTag } from "./content.store.server.ts";
import {
	findLandingPage,
	findMovedPage,
	listLinkedPages,
	listPageLanguages,
	listPublishedPages,
} from "./landing-page.store.server.ts";

const database = useTestDatabase({ seeded: false });
const { landingPages, landingPageTranslations } = schema;

beforeEach(async () => {
	await database.db.delete(landingPages);
});

type Facts = Partial<typeof landingPages.$inferInsert> & { slug: string };
type Text = Partial<typeof landingPageTranslations.$inferInsert>;

/** A published page with the texts given; its title is its slug unless another is given. */
async function createPage(
	facts: Facts,
	texts: Partial<Record<Language, Text>> = { nl: {} },
): Promise<string> {
	const [page] = await database.db
		.insert(landingPages)
		.values({ isPublished: true, ...facts })
		.returning();
	if (!page) throw new Error("no page was made");
	const rows = Object.entries(texts).map(([language, text]) => ({
		landingPageId: page.id,
		language: language as Language,
		title: facts.slug,
		...text,
	}));
	if (rows.length > 0) await database.db.insert(landingPageTranslations).values(rows);
	return page.id;
}

/** How many statements a read sends. */
async function statementsOf(read: (db: Db) => Promise<unknown>): Promise<number> {
	const statements: string[] = [];
	const logger = { logQuery: (statement: string) => void statements.push(statement) };
	await read(drizzle(database.pool, { schema, casing: "snake_case", logger }));
	return statements.length;
}

describe("listLinkedPages", () => {
	test("leaves out hidden pages, but not those that the shop links to by itself", async () => {
		await createPage({ slug: "hidden", visibility: "hidden" });
		await createPage({ slug: "terms-of-sale", visibility: "hidden", menuOrder: 2 });
		await createPage({ slug: "shown", visibility: "footer", menuOrder: 1 });
		await createPage({ slug: "draft", visibility: "footer", isPublished: false });
		const pages = await listLinkedPages(database.db, createCache(), "nl");
		expect(pages.map(({ slug }) => slug)).toEqual(["shown", "terms-of-sale"]);
	});
});

describe("listPublishedPages", () => {
	const list = (language: Language = "nl") => listPublishedPages(database.db, createCache(), language);

	test("lists in menu order, pages with the same place by title", async () => {
		await createPage({ slug: "third", menuOrder: 20 });
		await createPage({ slug: "second", menuOrder: 10 }, { nl: { title: "Over ons" } });
		await createPage({ slug: "first", menuOrder: 10 }, { nl: { title: "Levering" } });
		await createPage({ slug: "zeroth", menuOrder: -1 });
		expect((await list()).map(({ slug }) => slug)).toEqual(["zeroth", "first", "second", "third"]);
	});

	test("brings what a menu needs, hidden pages included", async () => {
		const id = await createPage(
			{ slug: "rust", visibility: "footer_subsection", menuSection: "resources" },
			{ nl: { title: "Roest" }, de: { title: "Rost" } },
		);
		expect(await list("de")).toEqual([
			{ id, slug: "rust", title: "Rost", visibility: "footer_subsection", menuSection: "resources" },
		]);
		await createPage({ slug: "quiet" });
		expect((await list()).map(({ visibility }) => visibility).toSorted()).toEqual([
			"footer_subsection",
			"hidden",
		]);
	});

	test("leaves out drafts and pages without a text in the language", async () => {
		await createPage({ slug: "draft", isPublished: false, visibility: "both" });
		await createPage({ slug: "dutch" });
		await createPage({ slug: "without-texts" }, {});
		expect((await list()).map(({ slug }) => slug)).toEqual(["dutch"]);
		expect(await list("en")).toEqual([]);
	});

	test("asks the database once and keeps what it says", async () => {
		await createPage({ slug: "one" });
		const cache = createCache();
		expect(await statementsOf((db) => listPublishedPages(db, cache, "nl"))).toBe(1);
		await createPage({ slug: "two" });
		expect(await statementsOf((db) => listPublishedPages(db, cache, "nl"))).toBe(0);
		cache.drop([contentTag]);
		expect(await listPublishedPages(database.db, cache, "nl")).toHaveLength(2);
	});
});

describe("findLandingPage", () => {
	const find = (slug: string, language: Language = "nl") =>
		findLandingPage(database.db, createCache(), slug, language);
	const htmlOf = async (text: Text) => {
		await createPage({ slug: "rust" }, { nl: text });
		return (await find("rust"))?.text.html;
	};

	test("brings the text of the language with all that an editor set", async () => {
		const ids = [crypto.randomUUID(), crypto.randomUUID()];
		await createPage(
			{ slug: "rust", relatedProductIds: ids, relatedBlogPostIds: ids.slice(1) },
			{
				nl: { title: "Roest" },
				fr: {
					title: "Rouille",
					metaTitle: "Rouille et conteneurs",
					metaDescription: "Tout sur la rouille",
					metaKeywords: ["rouille", "acier"],
					canonicalUrl: "https://elsewhere.example/rouille",
					contentHtml: "<p>Acier</p>",
					content: "not this",
					ogTitle: "Rouille !",
					ogDescription: "À partager",
					ogImageUrl: "/images/a.svg",
					structuredData: { "@type": "FAQPage" },
				},
			},
		);
		expect(await find("rust", "fr")).toEqual({
			slug: "rust",
			languages: ["nl", "fr"],
			relatedProductIds: ids,
			relatedBlogPostIds: ids.slice(1),
			text: {
				title: "Rouille",
				metaTitle: "Rouille et conteneurs",
				metaDescription: "Tout sur la rouille",
				metaKeywords: ["rouille", "acier"],
				canonicalUrl: "https://elsewhere.example/rouille",
				html: "<p>Acier</p>",
				ogTitle: "Rouille !",
				ogDescription: "À partager",
				ogImageUrl: "/images/a.svg",
				structuredData: { "@type": "FAQPage" },
			},
			sections: [],
		});
	});

	test("brings the sections that have a text in the language, as visitors meet them, in the one statement", async () => {
		const landingPageId = await createPage({ slug: "rust" }, { nl: {}, en: {} });
		const rows = [
			{ id: "leasing-section", type: "content_centered", orderIndex: 0 },
			{ id: "second", type: "dark_text_block", orderIndex: 2 },
			{ id: "first", type: "hero_with_image", orderIndex: 1 },
			{ id: "future", type: "hologram", orderIndex: 3 },
			{ id: "contact", type: "contact_section", orderIndex: 4 },
		].map((row) => ({ ...row, landingPageId }));
		await database.db.insert(schema.sections).values(rows);
		await database.db
			.insert(schema.sectionTranslations)
			.values([
				...rows.map(({ id }) => ({ sectionId: id, language: "nl" as const, title: id })),
				{ sectionId: "second", language: "en", contentHtml: `<p onclick="x()">Steel</p>` },
			]);
		const idsIn = async (language: Language) => (await find("rust", language))?.sections.map(({ id }) => id);
		expect(await idsIn("nl")).toEqual(["first", "second", "leasing-section", "contact"]);
		expect(await idsIn("en")).toEqual(["second"]);
		expect((await find("rust", "en"))?.sections[0]?.contentHtml).toBe("<p>Steel</p>");
		expect(await statementsOf((db) => findLandingPage(db, createCache(), "rust", "nl"))).toBe(1);
	});

	test("has its languages in the shop's order, whatever order they were written in", async () => {
		await createPage({ slug: "rust" }, { fr: {}, de: {}, en: {}, nl: {} });
		expect((await find("rust", "de"))?.languages).toEqual([...languages]);
	});

	test("is null for a draft, a missing language and what is not there", async () => {
		await createPage({ slug: "draft", isPublished: false });
		await createPage({ slug: "dutch" });
		expect(await find("draft")).toBeNull();
		expect(await find("dutch", "en")).toBeNull();
		expect(await find("nothing-here")).toBeNull();
		expect(await find("")).toBeNull();
	});

	test.each<[string, Text, string | null]>([
		["no text at all", {}, null],
		["an empty text", { contentHtml: "", content: "" }, null],
		["the plain text in place of an empty one", { contentHtml: "", content: "Staal" }, "Staal"],
		["the plain text in place of none", { contentHtml: null, content: "<p>Staal</p>" }, "<p>Staal</p>"],
		["the HTML before the plain text", { contentHtml: "<p>Staal</p>", content: "Hout" }, "<p>Staal</p>"],
	])("shows %s", async (_name, text, html) => {
		expect(await htmlOf(text)).toBe(html);
	});

	test.each<[string, Text]>([
		["the HTML", { contentHtml: `<p onclick="x()">Staal<script>x()</script></p>` }],
		["the plain text", { content: `<p onclick="x()">Staal<script>x()</script></p>` }],
	])("cleans %s", async (_name, text) => {
		expect(await htmlOf(text)).toBe("<p>Staal</p>");
	});

	test("asks the database once and keeps the answer, also that there is none", async () => {
		await createPage({ slug: "rust" }, { nl: {}, en: {} });
		const cache = createCache();
		for (const slug of ["rust", "nothing-here"]) {
			expect(await statementsOf((db) => findLandingPage(db, cache, slug, "nl"))).toBe(1);
			expect(await statementsOf((db) => findLandingPage(db, cache, slug, "nl"))).toBe(0);
		}
	});
});

describe("findMovedPage", () => {
	const { landingPageOldSlugs } = schema;
	const moved = (slug: string, language: Language = "nl", cache = createCache()) =>
		findMovedPage(database.db, cache, slug, language);

	test("knows the slug that a published page has now, in the languages that it has", async () => {
		const landingPageId = await createPage({ slug: "rust" }, { nl: {}, de: {} });
		await database.db.insert(landingPageOldSlugs).values({ slug: "old-rust", landingPageId });
		expect(await moved("old-rust")).toBe("rust");
		expect(await moved("old-rust", "fr")).toBeNull();
		expect(await moved("rust")).toBeNull();
		await database.db.update(landingPages).set({ isPublished: false });
		expect(await moved("old-rust")).toBeNull();
	});

	test("asks the database once and keeps the answer, also that there is none", async () => {
		const cache = createCache();
		expect(await statementsOf((db) => findMovedPage(db, cache, "none", "nl"))).toBe(1);
		expect(await statementsOf((db) => findMovedPage(db, cache, "none", "nl"))).toBe(0);
	});
});

describe("listPageLanguages", () => {
	test("lists published pages with their languages, in one statement", async () => {
		await createPage({ slug: "rust" }, { nl: {}, de: {} });
		await createPage({ slug: "about", visibility: "footer" }, { en: {} });
		await createPage({ slug: "draft", isPublished: false });
		await createPage({ slug: "without-texts" }, {});
		const pages = await listPageLanguages(database.db);
		expect(pages.map(({ slug }) => slug)).toEqual(["about", "rust"]);
		expect(pages[0]?.languages).toEqual(["en"]);
		expect(pages[1]?.languages.toSorted()).toEqual(["de", "nl"]);
		expect(await statementsOf(listPageLanguages)).toBe(1);
	});
});
