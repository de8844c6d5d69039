import { randomUUID } from "node:crypto";
import { drizzle } from "drizzle-orm/node-postgres";
import { beforeEach, describe, expect, test } from "vitest";
import { createCache } from "~/platform/cache.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import { type Language, languages } from "~/values/vocabulary.ts";
import { useTestDatabase } from "../../../tests/support/test-database.ts";
import {
	blogTag,
	findMovedSlug,
	findPost,
	findSlugElsewhere,
	listNewestPosts,
	listPosts,
	listRelatedPosts,
	msUntilNextPost,
	readPostSlugs,
	readPosts,
} from "./blog.store.server.ts";

const database = useTestDatabase({ seeded: false });
const { blogPosts, blogPostTranslations } = schema;

beforeEach(async () => {
	await database.db.delete(blogPosts);
});

const may = new Date("2026-05-01T08:00:00Z");
const june = new Date("2026-06-01T08:00:00Z");
const july = new Date("2026-07-01T08:00:00Z");
const inAnHour = () => new Date(Date.now() + 3_600_000);

type Text = Partial<typeof blogPostTranslations.$inferInsert>;
type Texts = Partial<Record<Language, Text>>;

/** A post that was published in May, with the texts given; slugs and titles are its own unless given. */
async function createPost(
	facts: Partial<typeof blogPosts.$inferInsert> = {},
	texts: Texts = { nl: {} },
): Promise<string> {
	const [post] = await database.db
		.insert(blogPosts)
		.values({ publishedAt: may, ...facts })
		.returning();
	if (!post) throw new Error("no post was made");
	const rows = Object.entries(texts).map(([language, text]) => ({
		blogPostId: post.id,
		language: language as Language,
		slug: `post-${randomUUID()}`,
		title: "Staal",
		content: "<p>Staal</p>",
		...text,
	}));
	if (rows.length > 0) await database.db.insert(blogPostTranslations).values(rows);
	return post.id;
}

async function titles(language: Language = "nl"): Promise<string[]> {
	const { posts } = await listPosts(database.db, createCache(), language, 1);
	return posts.map(({ title }) => title);
}

/** How many statements a read sends. */
async function statementsOf(read: (db: Db) => Promise<unknown>): Promise<number> {
	const statements: string[] = [];
	const logger = { logQuery: (statement: string) => void statements.push(statement) };
	await read(drizzle(database.pool, { schema, casing: "snake_case", logger }));
	return statements.length;
}

describe("listPosts", () => {
	test("puts own dates first, then days of publishing, the newest first (shop document §7)", async () => {
		await createPost({ publishedAt: june }, { nl: { title: "published in June" } });
		await createPost({ publishedAt: july }, { nl: { title: "published in July" } });
		await createPost({ customPublishDate: may }, { nl: { title: "dated May" } });
		await createPost({ customPublishDate: june }, { nl: { title: "dated June, published in May" } });
		await createPost(
			{ customPublishDate: june, publishedAt: july },
			{ nl: { title: "dated June, published in July" } },
		);
		expect(await titles()).toEqual([
			"dated June, published in July",
			"dated June, published in May",
			"dated May",
			"published in July",
			"published in June",
		]);
	});

	test("shows the own date, else the day of publishing", async () => {
		await createPost({ customPublishDate: june });
		await createPost({ publishedAt: july });
		const { posts } = await listPosts(database.db, createCache(), "nl", 1);
		expect(posts.map(({ date }) => date)).toEqual([june, july]);
	});

	test("hides drafts and what is to come by one of its dates", async () => {
		await createPost({ publishedAt: null }, { nl: { title: "a draft" } });
		await createPost({ publishedAt: null, customPublishDate: may }, { nl: { title: "a dated draft" } });
		await createPost({ publishedAt: inAnHour() }, { nl: { title: "to come" } });
		await createPost(
			{ publishedAt: inAnHour(), customPublishDate: may },
			{ nl: { title: "to come, dated" } },
		);
		await createPost({ customPublishDate: inAnHour() }, { nl: { title: "published, dated later" } });
		await createPost({ customPublishDate: may }, { nl: { title: "public" } });
		expect(await titles()).toEqual(["public"]);
	});

	test("drops posts without a text in the language", async () => {
		await createPost({}, { nl: { title: "Nederlands" }, de: { title: "Deutsch" } });
		await createPost({}, { en: { title: "English" } });
		await createPost({}, {});
		expect(await Promise.all(languages.map(titles))).toEqual([["Nederlands"], ["English"], ["Deutsch"], []]);
	});

	test("says what the picture shows in the language, else in the post's own words", async () => {
		await createPost(
			{ imageUrl: "/images/a.svg", imageAlt: "A container" },
			{ nl: { imageAlt: "Een container" }, en: {} },
		);
		const [dutch] = await listNewestPosts(database.db, "nl", 1);
		const [english] = await listNewestPosts(database.db, "en", 1);
		expect([dutch?.imageAlt, english?.imageAlt]).toEqual(["Een container", "A container"]);
		expect(dutch?.imageUrl).toBe("/images/a.svg");
	});

	test("asks the database twice, however many posts there are, and keeps what it says", async () => {
		await createPost();
		await createPost();
		const cache = createCache();
		expect(await statementsOf((db) => listPosts(db, cache, "nl", 1))).toBe(2);
		await createPost();
		expect(await statementsOf((db) => listPosts(db, cache, "nl", 1))).toBe(0);
		expect((await listPosts(database.db, cache, "nl", 1)).posts).toHaveLength(2);
		cache.drop([blogTag]);
		expect((await listPosts(database.db, cache, "nl", 1)).posts).toHaveLength(3);
	});
});

describe("a list of more posts than a page holds", () => {
	test("is the same on its pages as in one piece, and ends with the last page", async () => {
		const ids: string[] = [];
		for (let index = 0; index < 25; index++)
			ids.push(await createPost(index % 3 === 0 ? { publishedAt: may } : {}));
		const whole = await listNewestPosts(database.db, "nl", 100);
		const pages = await Promise.all(
			[1, 2, 3].map((page) => listPosts(database.db, createCache(), "nl", page)),
		);
		expect(pages.map(({ posts }) => posts.length)).toEqual([12, 12, 1]);
		expect(pages.flatMap(({ posts }) => posts)).toEqual(whole);
		expect(whole.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
		expect(await listPosts(database.db, createCache(), "nl", 9)).toMatchObject({ page: 3, pages: 3 });
	});
});

test("posts are read by their ids: in that order, or those that belong to a page newest first", async () => {
	const [first, draft, second] = [
		await createPost({ publishedAt: june }),
		await createPost({ publishedAt: null }),
		await createPost({ publishedAt: july }),
	];
	const ids = [first, draft, randomUUID(), second];
	expect((await readPosts(database.db, "nl", ids)).map(({ id }) => id)).toEqual([first, second]);
	expect((await listRelatedPosts(database.db, "nl", ids, 9)).map(({ id }) => id)).toEqual([second, first]);
	expect(await listRelatedPosts(database.db, "nl", ids, 1)).toHaveLength(1);
	expect(await readPosts(database.db, "nl", [])).toEqual([]);
});

describe("findPost", () => {
	const find = (language: Language, slug: string) => findPost(database.db, createCache(), language, slug);

	test("brings the text of the language with the slugs of all", async () => {
		const id = await createPost(
			{ imageUrl: "/images/a.svg", imageAlt: "A container", customPublishDate: june },
			{
				nl: { slug: "staal", title: "Staal" },
				de: { slug: "stahl", title: "Stahl", imageAlt: "Ein Container", metaDescription: "Rund um Stahl" },
			},
		);
		expect(await find("de", "stahl")).toMatchObject({
			id,
			slug: "stahl",
			title: "Stahl",
			metaDescription: "Rund um Stahl",
			imageUrl: "/images/a.svg",
			imageAlt: "Ein Container",
			date: june,
			slugs: { nl: "staal", de: "stahl" },
		});
		expect(await find("nl", "staal")).toMatchObject({ imageAlt: "A container", metaDescription: null });
	});

	test("cleans the text and counts its words, not its scripts", async () => {
		const words = "<b>staal</b> ".repeat(201);
		await createPost({}, { nl: { slug: "staal", content: `${words}<script>${"x ".repeat(900)}</script>` } });
		const post = await find("nl", "staal");
		expect(post?.html).not.toContain("script");
		expect(post?.readingMinutes).toBe(2);
	});

	test("knows a slug in its own language alone, though two languages may share one", async () => {
		const steel = await createPost({}, { nl: { slug: "container" }, en: { slug: "steel" } });
		const other = await createPost({}, { en: { slug: "container" } });
		expect((await find("nl", "container"))?.id).toBe(steel);
		expect((await find("en", "container"))?.id).toBe(other);
		expect((await find("en", "container"))?.slugs).toEqual({ en: "container" });
		expect(await find("de", "container")).toBeNull();
		expect(await find("nl", "steel")).toBeNull();
	});

	test.each(["", "nothing-here", "%", "Staal", "' or 1=1"])("finds nothing for %j", async (slug) => {
		await createPost({}, { nl: { slug: "staal" } });
		expect(await find("nl", slug)).toBeNull();
	});

	test("finds no draft and nothing that is to come", async () => {
		await createPost({ publishedAt: null }, { nl: { slug: "draft" } });
		await createPost({ publishedAt: inAnHour() }, { nl: { slug: "to-come" } });
		await createPost({ customPublishDate: inAnHour() }, { nl: { slug: "dated-later" } });
		for (const slug of ["draft", "to-come", "dated-later"]) expect(await find("nl", slug)).toBeNull();
	});

	test("asks the database once and keeps the answer, also that there is none", async () => {
		await createPost({}, { nl: { slug: "staal" }, fr: {} });
		const cache = createCache();
		for (const slug of ["staal", "nothing-here"]) {
			expect(await statementsOf((db) => findPost(db, cache, "nl", slug))).toBe(1);
			expect(await statementsOf((db) => findPost(db, cache, "nl", slug))).toBe(0);
		}
	});
});

describe("findSlugElsewhere", () => {
	const find = (language: Language, slug: string) => findSlugElsewhere(database.db, language, slug);

	test("leads from the slug of any language to that of another", async () => {
		await createPost({}, { nl: { slug: "staal" }, en: { slug: "steel" }, de: { slug: "stahl" } });
		expect(await find("de", "staal")).toBe("stahl");
		expect(await find("nl", "steel")).toBe("staal");
		expect(await find("en", "steel")).toBe("steel");
	});

	test("leads nowhere without a text in the language, or to what is not public", async () => {
		await createPost({}, { nl: { slug: "staal" } });
		await createPost({ publishedAt: null }, { nl: { slug: "draft" }, en: { slug: "a-draft" } });
		await createPost({ publishedAt: inAnHour() }, { nl: { slug: "to-come" }, en: { slug: "later" } });
		await createPost({ customPublishDate: inAnHour() }, { nl: { slug: "dated" }, en: { slug: "dated-on" } });
		for (const slug of ["staal", "draft", "to-come", "dated", "nothing-here"])
			expect(await find("en", slug)).toBeNull();
	});

	test("asks the database once", async () => {
		expect(await statementsOf((db) => findSlugElsewhere(db, "en", "staal"))).toBe(1);
	});
});

describe("findMovedSlug", () => {
	const find = (language: Language, slug: string) => findMovedSlug(database.db, language, slug);
	const keep = (blogPostId: string, language: Language, slug: string) =>
		database.db.insert(schema.blogPostOldSlugs).values({ blogPostId, language, slug });

	test("leads from a slug that a post had to the one that it has, in the same language", async () => {
		const id = await createPost({}, { nl: { slug: "staal" }, de: { slug: "stahl" } });
		await keep(id, "nl", "ijzer");
		await keep(id, "en", "iron");
		expect(await find("nl", "ijzer")).toBe("staal");
		for (const language of ["de", "en"] as const) expect(await find(language, "ijzer")).toBeNull();
		// It has no English text any more.
		expect(await find("en", "iron")).toBeNull();
		expect(await find("nl", "staal")).toBeNull();
	});

	test("leads to nothing that is not public", async () => {
		await keep(await createPost({ publishedAt: null }), "nl", "draft");
		await keep(await createPost({ customPublishDate: inAnHour() }), "nl", "to-come");
		expect(await find("nl", "draft")).toBeNull();
		expect(await find("nl", "to-come")).toBeNull();
	});

	test("asks the database once", async () => {
		expect(await statementsOf((db) => findMovedSlug(db, "nl", "ijzer"))).toBe(1);
	});
});

describe("msUntilNextPost", () => {
	test("counts to the next scheduled post alone", async () => {
		await createPost({ publishedAt: null, customPublishDate: inAnHour() });
		await createPost({ customPublishDate: may });
		expect(await msUntilNextPost(database.db)).toBeNull();
		await createPost({ publishedAt: new Date(Date.now() + 7_200_000) });
		await createPost({ customPublishDate: inAnHour() });
		// Both dates must have come.
		const soon = new Date(Date.now() + 60_000);
		await createPost({ publishedAt: soon, customPublishDate: inAnHour() });
		const wait = (await msUntilNextPost(database.db)) ?? 0;
		expect(wait).toBeGreaterThan(3_590_000);
		expect(wait).toBeLessThanOrEqual(3_600_000);
	});
});

describe("readPostSlugs", () => {
	test("lists every public post with its slugs, in one statement", async () => {
		await createPost({}, { nl: { slug: "staal" }, fr: { slug: "acier" } });
		await createPost({}, { en: { slug: "paint" } });
		await createPost({}, {});
		await createPost({ publishedAt: null }, { nl: { slug: "draft" } });
		await createPost({ publishedAt: inAnHour() }, { nl: { slug: "to-come" } });
		await createPost({ customPublishDate: inAnHour() }, { nl: { slug: "dated-later" } });
		const slugs = await readPostSlugs(database.db, 0, 9);
		expect(slugs).toHaveLength(2);
		expect(slugs).toEqual(expect.arrayContaining([{ nl: "staal", fr: "acier" }, { en: "paint" }]));
		expect(await statementsOf((db) => readPostSlugs(db, 0, 9))).toBe(1);
	});
});
