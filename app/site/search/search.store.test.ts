import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { products as demoProducts } from "#db/seed/products.ts";
import { schema } from "~/platform/db.server.ts";
import { type Language, languages } from "~/values/vocabulary.ts";
import { statementsDuring } from "../../../tests/support/statements.ts";
import { useTestDatabase } from "../../../tests/support/test-database.ts";
import { findHits } from "./search.store.server.ts";

const database = useTestDatabase();
const { blogPosts, blogPostTranslations, productTranslations, sectionTranslations } = schema;

async function titlesOf(language: Language, text: string): Promise<string[]> {
	const { hits } = await findHits(database.db, language, text);
	const ids = hits.filter(({ kind }) => kind === "container").map(({ id }) => id);
	const rows = await database.db
		.select()
		.from(productTranslations)
		.where(eq(productTranslations.language, language));
	return ids.map((id) => rows.find(({ productId }) => productId === id)?.title ?? "");
}

describe("a size is found however it is written", () => {
	test.each([
		["nl", ["20ft", "20-ft", "20 ft", "20 voet", "20'", "20dv"]],
		["en", ["20ft", "20-foot", "20 feet", "20 FT", "20’"]],
		["de", ["20ft", "20-Fuß", "20 fuss", "20 Fuss Container", "20 FUẞ"]],
		["fr", ["20ft", "20 pieds", "20-pied"]],
	] as const)("in %s", async (language, spellings) => {
		for (const spelling of spellings) {
			const [first = ""] = await titlesOf(language, spelling);
			expect([spelling, first.replaceAll(/\D/g, "")]).toEqual([spelling, "20"]);
		}
	});

	test("and 40hc means every 40 foot high cube", async () => {
		for (const language of languages) {
			const known = demoProducts.map(({ translations }) => translations[language].title);
			const wanted = known.filter((title) => /40.*high.cube/i.test(title));
			expect(await titlesOf(language, "40hc")).toEqual(expect.arrayContaining(wanted));
		}
	});
});

describe("words", () => {
	beforeAll(async () => {
		const { db } = database;
		const [post] = await db
			.insert(blogPosts)
			.values({ publishedAt: new Date(0) })
			.returning();
		await db.insert(blogPostTranslations).values({
			...{ blogPostId: post?.id ?? "", language: "de", slug: "muller" },
			...{
				title: "Besuch bei Müller & Søn",
				content: "<p>Ein <b>Gartenhäuschen</b> aus Cœur&nbsp;Acier</p>",
			},
		});
		await db
			.update(sectionTranslations)
			.set({ contentHtml: "<p>Zollverschlussanerkenntnis</p>" })
			.where(eq(sectionTranslations.language, "de"));
	});

	const postsFor = async (text: string) =>
		(await findHits(database.db, "de", text)).hits.filter(({ kind }) => kind === "post").length;

	test.each([
		"muller",
		"MÜLLER",
		"mül",
		"son muller",
		"gartenhauschen",
		"gartenhaus",
		"coeur acier",
		"besuche",
		"üller",
	])("%s finds the post", async (text) => {
		expect(await postsFor(text)).toBe(1);
	});

	test.each(["mullerx", "muller fehlt", "content", "strong"])("%s does not", async (text) => {
		expect(await postsFor(text)).toBe(0);
	});

	test("inside of joined words are found in titles", async () => {
		expect((await titlesOf("nl", "koel")).length).toBeGreaterThan(0);
		expect((await titlesOf("de", "kühl")).length).toBe((await titlesOf("de", "kuhlcontainer")).length);
	});

	test("of a section find its page, where it has a text in the language", async () => {
		expect((await findHits(database.db, "de", "zollverschluss")).hits).toEqual([]);
		await database.db
			.insert(schema.landingPageTranslations)
			.values(
				(await database.db.select({ id: schema.sections.landingPageId }).from(schema.sections).limit(1)).map(
					({ id }) => ({ landingPageId: id, language: "de" as const, title: "Start" }),
				),
			);
		const { hits } = await findHits(database.db, "de", "zollverschluss");
		expect(hits.length).toBeGreaterThan(0);
		expect(new Set(hits.map(({ kind }) => kind))).toEqual(new Set(["page"]));
	});
});

describe("whatever is asked", () => {
	test.each([
		"'; drop table products; --",
		"!!!",
		"a & | ! <-> :*",
		"%",
		"_",
		"\\",
		"((((",
		"🚢",
		"контейнер",
		"de",
		"the of",
		"20",
		"a b c d e f g h i j k l m n",
		"x".repeat(100),
		"<script>",
		"1e999",
		"-1",
		"''",
		"&amp;",
	])("%j is answered", async (text) => {
		for (const language of languages)
			expect((await findHits(database.db, language, text)).hits).toBeInstanceOf(Array);
	});

	test("costs one statement", async () => {
		expect(await statementsDuring(() => findHits(database.db, "de", "20 fuss"))).toHaveLength(1);
	});
});

test("a text longer than an index can hold is stored all the same", async () => {
	const content = Array.from({ length: 120_000 }, (_, index) => `wort${index}`).join(" ");
	await database.db
		.update(blogPostTranslations)
		.set({ content })
		.where(eq(blogPostTranslations.language, "de"));
	expect((await findHits(database.db, "de", "wort7")).hits).not.toEqual([]);
});
