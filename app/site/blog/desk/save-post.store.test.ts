import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { listChanges } from "~/desk/history/audit.server.ts";
import { pageSize, wholeList } from "~/desk/list/list-query.ts";
import { schema } from "~/platform/db.server.ts";
import type { Language } from "~/values/vocabulary.ts";
import { useAuthor, useNotices } from "../../../../tests/support/author.ts";
import { useTestDatabase } from "../../../../tests/support/test-database.ts";
import { findPost, findPostAt, listPosts, type StoredPost } from "./blog-admin.store.server.ts";
import type { EditedPost, PostListQuery, PostText } from "./blog-admin.ts";
import { deletePost } from "./delete-post.server.ts";
import { createPost, updatePost } from "./save-post.server.ts";

const database = useTestDatabase();
const author = useAuthor(database);
const heard = useNotices(database);
const may = new Date("2026-05-01T08:00:00Z");
const june = new Date("2026-06-01T08:00:00Z");
const july = new Date("2026-07-01T08:00:00Z");

const newSlug = () => `post-${randomUUID()}`;

function textOf(title: string, given: Partial<PostText> = {}): PostText {
	return {
		...{ title, slug: newSlug(), content: "<p>Staal</p>", metaDescription: null, imageAlt: null },
		...given,
	};
}

function postOf(given: Partial<EditedPost> = {}): EditedPost {
	return {
		...{ isPublished: false, customPublishDate: null, imageUrl: null, imageAlt: null, imageTitle: null },
		texts: { nl: textOf("Staal"), en: textOf("Steel"), de: null, fr: null },
		...given,
	};
}

async function create(given: Partial<EditedPost> = {}, now = may): Promise<StoredPost> {
	const result = await createPost(database.db, author, postOf(given), now);
	const stored = result.saved ? await findPost(database.db, result.id) : null;
	if (!stored) throw new Error("the post was not stored");
	return stored;
}

const update = ({ id, seen }: Pick<StoredPost, "id" | "seen">, post: EditedPost, now = june) =>
	updatePost(database.db, author, { id, seen, post }, now);

async function updated(stored: StoredPost, post: EditedPost, now = june): Promise<StoredPost> {
	expect(await update(stored, post, now)).toEqual({ saved: true, id: stored.id });
	return (await findPost(database.db, stored.id)) as StoredPost;
}

const lastChange = async (id: string) => (await listChanges(database.db, "blog_post", id))[0];

describe("a new post", () => {
	test("is stored with its texts, noted and announced", async () => {
		const given = postOf({
			...{ customPublishDate: july, imageUrl: "/images/a.svg", imageAlt: "A container", imageTitle: "Steel" },
			texts: {
				...{ nl: null, en: null, fr: null },
				de: textOf("Stahl", { metaDescription: "Rund um Stahl", imageAlt: "Ein Container" }),
			},
		});
		const stored = await create(given);
		expect(stored.post).toEqual(given);
		expect(stored.publishedAt).toBeNull();
		expect(await heard()).toEqual(["blog"]);
		const change = await lastChange(stored.id);
		expect(change).toMatchObject({ action: "create", userEmail: author.email, before: null });
		expect(change?.after).toMatchObject({ imageTitle: "Steel", texts: given.texts, publishedAt: null });
	});

	test("has no HTML that could run", async () => {
		const content = `<p onclick="x()">Steel</p><script>alert(1)</script>`;
		const stored = await create({ texts: { ...postOf().texts, nl: textOf("A", { content }) } });
		expect(stored.post.texts.nl?.content).toBe("<p>Steel</p>");
	});

	test("cannot have another post's slug in the same language, and leaves nothing behind", async () => {
		const { post } = await create();
		const taken = post.texts.nl?.slug ?? "";
		const before = await listPosts(database.db, "nl", wholeList, may);
		await heard();
		const texts = { ...postOf().texts, nl: textOf("A", { slug: taken }), de: textOf("B", { slug: taken }) };
		expect(await createPost(database.db, author, postOf({ texts }), may)).toEqual({
			...{ saved: false, problem: "slugTaken", taken: [{ language: "nl", slug: taken }] },
		});
		expect(await listPosts(database.db, "nl", wholeList, may)).toEqual(before);
		expect(await heard()).toEqual([]);
		const elsewhere = { ...postOf().texts, nl: null, en: null, de: textOf("B", { slug: taken }) };
		expect(await createPost(database.db, author, postOf({ texts: elsewhere }), may)).toMatchObject({
			saved: true,
		});
	});

	test("is one of two with the same slug at the same moment", async () => {
		const post = postOf();
		const results = await Promise.all([1, 2].map(() => createPost(database.db, author, post, may)));
		expect(results.map(({ saved }) => saved).toSorted()).toEqual([false, true]);
		expect(results.find(({ saved }) => !saved)).toMatchObject({ problem: "slugTaken" });
	});
});

describe("a changed post", () => {
	test("is stored with exactly the texts that were given", async () => {
		const stored = await create();
		const post = postOf({
			imageUrl: "https://pictures.example/a.png",
			texts: { nl: textOf("Nieuw"), en: null, de: textOf("Neu"), fr: null },
		});
		await heard();
		expect((await updated(stored, post)).post).toEqual(post);
		expect(await heard()).toEqual(["blog"]);
		const change = await lastChange(stored.id);
		expect(change).toMatchObject({ action: "update", before: { texts: stored.post.texts } });
		expect(change?.after).toMatchObject({ texts: post.texts });
	});

	test("is not saved over what someone else saved since, unless knowingly", async () => {
		const stored = await create();
		const theirs = await updated(stored, { ...stored.post, imageTitle: "theirs" });
		const mine = { ...stored.post, imageTitle: "mine" };
		expect(await update(stored, mine)).toEqual({ saved: false, problem: "stale", current: theirs.seen });
		expect(await findPost(database.db, stored.id)).toEqual(theirs);
		expect((await updated(theirs, mine)).post.imageTitle).toBe("mine");
	});

	test("is saved by one of two at the same moment, though the clock stands still", async () => {
		const stored = await create();
		const results = await Promise.all(
			["one", "two"].map((imageTitle) => update(stored, { ...stored.post, imageTitle }, may)),
		);
		expect(results.map(({ saved }) => saved).toSorted()).toEqual([false, true]);
	});

	test("cannot take another post's slug", async () => {
		const other = await create();
		const stored = await create();
		const slug = other.post.texts.nl?.slug ?? "";
		const texts = { ...stored.post.texts, nl: textOf("A", { slug }) };
		expect(await update(stored, { ...stored.post, texts })).toEqual({
			...{ saved: false, problem: "slugTaken", taken: [{ language: "nl", slug }] },
		});
		expect(await findPost(database.db, stored.id)).toEqual(stored);
		expect(await updated(stored, stored.post)).toMatchObject({ post: stored.post });
	});

	test("may be gone", async () => {
		const stored = await create();
		await deletePost(database.db, author, stored.id);
		expect(await update(stored, stored.post)).toEqual({ saved: false, problem: "missing" });
		expect(await update({ ...stored, id: "nonsense" }, stored.post)).toMatchObject({ problem: "missing" });
	});
});

describe("publishing", () => {
	test("happens once; a draft forgets when it was", async () => {
		const draft = await create();
		const published = await updated(draft, { ...draft.post, isPublished: true }, june);
		expect(published.publishedAt).toEqual(june);
		const again = await updated(published, { ...published.post, imageTitle: "A" }, july);
		expect(again.publishedAt).toEqual(june);
		const withdrawn = await updated(again, { ...again.post, isPublished: false }, july);
		expect(withdrawn.publishedAt).toBeNull();
		expect((await updated(withdrawn, published.post, july)).publishedAt).toEqual(july);
		expect((await create({ isPublished: true }, may)).publishedAt).toEqual(may);
	});

	test("keeps the seconds of a date that the form shows to the minute", async () => {
		const exact = new Date("2026-07-01T08:00:42.500Z");
		const stored = await create({ customPublishDate: exact });
		const saved = await updated(stored, { ...stored.post, customPublishDate: july });
		expect(saved.post.customPublishDate).toEqual(exact);
		const next = new Date("2026-07-01T08:01:00Z");
		expect((await updated(saved, { ...saved.post, customPublishDate: next })).post.customPublishDate).toEqual(
			next,
		);
		const none = await findPost(database.db, stored.id);
		if (!none) throw new Error("the post is gone");
		expect(
			(await updated(none, { ...none.post, customPublishDate: null })).post.customPublishDate,
		).toBeNull();
	});
});

describe("a slug that a post had", () => {
	async function leadsOf(...slugs: (string | undefined)[]): Promise<(string | undefined)[]> {
		const rows = await database.db
			.select()
			.from(schema.blogPostOldSlugs)
			.where(eq(schema.blogPostOldSlugs.language, "nl"));
		return slugs.map((one) => rows.find((row) => row.slug === one)?.blogPostId);
	}
	const named = (slug: string): EditedPost["texts"] => ({
		...{ nl: textOf("Staal", { slug }), en: null, de: null, fr: null },
	});
	const rename = (stored: StoredPost, slug: string) =>
		updated(stored, { ...stored.post, texts: named(slug) });

	test("leads to it, however often it changes, until it has it again", async () => {
		const [first, second, third] = [newSlug(), newSlug(), newSlug()];
		const post = await create({ texts: named(first) });
		const again = await rename(await rename(post, second), third);
		expect(await leadsOf(first, second, third)).toEqual([post.id, post.id, undefined]);
		await rename(again, first);
		expect(await leadsOf(first, second, third)).toEqual([undefined, post.id, post.id]);
	});

	test("leads to it also when it loses its text in the language", async () => {
		const stored = await create();
		const slug = stored.post.texts.nl?.slug;
		await updated(stored, { ...stored.post, texts: { ...stored.post.texts, nl: null } });
		expect(await leadsOf(slug)).toEqual([stored.id]);
	});

	test("belongs to the post that takes it, new or changed, and to the last that gave it up", async () => {
		const shared = newSlug();
		await rename(await create({ texts: named(shared) }), newSlug());
		const second = await create({ texts: named(shared) });
		expect(await leadsOf(shared)).toEqual([undefined]);
		await rename(second, newSlug());
		expect(await leadsOf(shared)).toEqual([second.id]);
		await rename(await create(), shared);
		expect(await leadsOf(shared)).toEqual([undefined]);
	});

	test("goes with the post", async () => {
		const stored = await create();
		const slug = stored.post.texts.nl?.slug;
		await rename(stored, newSlug());
		await deletePost(database.db, author, stored.id);
		expect(await leadsOf(slug)).toEqual([undefined]);
	});
});

describe("a deleted post", () => {
	test("is gone with its texts, noted and announced", async () => {
		const stored = await create();
		await heard();
		expect(await deletePost(database.db, author, stored.id)).toBe("done");
		expect(await findPost(database.db, stored.id)).toBeNull();
		expect(await heard()).toEqual(["blog"]);
		expect(await lastChange(stored.id)).toMatchObject({
			action: "delete",
			before: { texts: stored.post.texts, kept: { links: { landingPages: [] } } },
		});
		expect(await deletePost(database.db, author, stored.id)).toBe("missing");
		expect(await deletePost(database.db, author, "nonsense")).toBe("missing");
	});

	test("is taken from the pages that it was related to, and from no other", async () => {
		const [gone, kept] = [await create(), await create()];
		const { landingPages } = schema;
		const pages = await database.db
			.insert(landingPages)
			.values([
				{ slug: newSlug(), relatedBlogPostIds: [kept.id, gone.id] },
				{ slug: newSlug(), relatedBlogPostIds: [kept.id] },
			])
			.returning();
		await heard();
		await deletePost(database.db, author, gone.id);
		const after = await Promise.all(
			pages.map(({ id }) => database.db.query.landingPages.findFirst({ where: eq(landingPages.id, id) })),
		);
		expect(after.map((page) => page?.relatedBlogPostIds)).toEqual([[kept.id], [kept.id]]);
		expect(after.map((page) => page?.updatedAt)).toEqual([expect.any(Date), pages[1]?.updatedAt]);
		expect(await heard()).toEqual(["blog"]);
		const landingPageLinks = [{ id: pages[0]?.id, place: 2 }];
		expect(await lastChange(gone.id)).toMatchObject({
			before: { kept: { links: { landingPages: landingPageLinks } } },
		});
	});
});

describe("the list", () => {
	const find = async (language: Language, given: Partial<PostListQuery>, now = new Date()) =>
		(await listPosts(database.db, language, { ...wholeList, ...given }, now)).posts;

	test("finds by title or slug in any language, in any case", async () => {
		const texts = { ...postOf().texts, nl: null, en: null, de: textOf("100%_Stahl"), fr: null };
		const { id } = await create({ texts });
		expect(await find("fr", { search: "0%_sTAHL" })).toEqual([
			{
				...{ id, title: "100%_Stahl", language: "de", slug: null, languages: ["de"] },
				...{ state: "draft", date: null },
			},
		]);
		const slug = texts.de.slug;
		expect(await find("de", { search: slug.toUpperCase() })).toMatchObject([{ id, slug, language: "de" }]);
		expect(await find("de", { search: "nothing-like-it" })).toEqual([]);
	});

	test("tells drafts, scheduled and published posts apart, and shows drafts first, then the newest", async () => {
		const title = `Staat ${randomUUID()}`;
		const texts = () => ({ ...postOf().texts, nl: textOf(title) });
		const later = new Date(Date.now() + 3_600_000);
		const old = await create({ isPublished: true, texts: texts() }, may);
		const dated = await create({ isPublished: true, customPublishDate: june, texts: texts() }, may);
		const scheduled = await create({ isPublished: true, customPublishDate: later, texts: texts() }, may);
		const draft = await create({ customPublishDate: later, texts: texts() });
		const ids = async (choice: PostListQuery["choice"]) =>
			(await find("nl", { search: title, choice })).map(({ id }) => id);
		expect(await ids(null)).toEqual([draft.id, scheduled.id, dated.id, old.id]);
		expect(await ids("draft")).toEqual([draft.id]);
		expect(await ids("scheduled")).toEqual([scheduled.id]);
		expect(await ids("published")).toEqual([dated.id, old.id]);
		const rows = await find("nl", { search: title });
		expect(rows.map(({ state, date }) => [state, date])).toEqual([
			["draft", later],
			["scheduled", later],
			["published", june],
			["published", may],
		]);
		const inADay = new Date(Date.now() + 86_400_000);
		expect((await find("nl", { search: title }, inADay))[1]?.state).toBe("published");
	});

	test("is sorted by date and title, and narrowed to days of the date that it shows", async () => {
		const mark = randomUUID();
		const texts = (title: string) => ({
			...postOf().texts,
			nl: textOf(`${title} ${mark}`),
			en: textOf(`A ${mark}`),
		});
		const zed = await create({ isPublished: true, texts: texts("Zee") }, may);
		const box = await create({ isPublished: true, customPublishDate: june, texts: texts("bak") }, may);
		const draft = await create({ texts: texts("Één") });
		const ids = async (given: Partial<PostListQuery>) =>
			(await find("nl", { search: mark, ...given })).map(({ id }) => id);
		expect(await ids({})).toEqual([draft.id, box.id, zed.id]);
		expect(await ids({ sort: "date-asc" })).toEqual([zed.id, box.id, draft.id]);
		expect(await ids({ sort: "title" })).toEqual([box.id, draft.id, zed.id]);
		const day = (date: Date) => date.toISOString().slice(0, 10);
		expect(await ids({ days: { from: day(june), to: day(june) } })).toEqual([box.id]);
		expect(await ids({ days: { from: null, to: day(may) } })).toEqual([zed.id]);
	});

	test("comes in pages, each row on one of them", async () => {
		const title = `Bladen ${randomUUID()}`;
		for (let index = 0; index < pageSize + 2; index++) {
			await create({ texts: { ...postOf().texts, en: null, nl: textOf(title) } });
		}
		const read = (page: number) =>
			listPosts(database.db, "nl", { ...wholeList, search: title, page }, new Date());
		const [first, second, third] = [await read(1), await read(2), await read(3)];
		expect([first, second, third].map(({ posts, total }) => [posts.length, total])).toEqual([
			...[pageSize, 2, 0].map((rows) => [rows, pageSize + 2]),
		]);
		const ids = new Set([...first.posts, ...second.posts].map(({ id }) => id));
		expect(ids.size).toBe(pageSize + 2);
	});
});

describe("an address of the editor", () => {
	const idAt = async (language: Language, key: string) => (await findPostAt(database.db, language, key))?.id;

	test("means the slug's owner in its language, else in any, the Dutch one's before others", async () => {
		const slug = newSlug();
		const none = { nl: null, en: null, de: null, fr: null };
		const french = await create({ texts: { ...none, fr: textOf("A", { slug }) } });
		const english = await create({ texts: { ...none, en: textOf("B", { slug }) } });
		expect(await idAt("en", slug)).toBe(english.id);
		expect(await idAt("fr", slug)).toBe(french.id);
		const dutch = await create({ texts: { ...none, nl: textOf("C", { slug }) } });
		expect(await idAt("de", slug)).toBe(dutch.id);
	});

	test("means a post also by a slug that it had, and by its id", async () => {
		const stored = await create();
		const texts = { ...stored.post.texts, nl: textOf("Nieuw") };
		await updated(stored, { ...stored.post, texts });
		expect(await idAt("nl", stored.post.texts.nl?.slug ?? "")).toBe(stored.id);
		expect(await idAt("en", stored.post.texts.nl?.slug ?? "")).toBeUndefined();
		expect(await idAt("fr", stored.id)).toBe(stored.id);
		for (const key of ["", "nothing-here", randomUUID(), "' or 1=1"])
			expect(await idAt("nl", key)).toBeUndefined();
	});
});
