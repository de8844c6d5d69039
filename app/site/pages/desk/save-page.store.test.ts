import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { listChanges } from "~/desk/history/audit.server.ts";
import { pageSize, wholeList } from "~/desk/list/list-query.ts";
import { schema } from "~/platform/db.server.ts";
import { useAuthor, useNotices } from "../../../../tests/support/author.ts";
import { useTestDatabase } from "../../../../tests/support/test-database.ts";
import { deletePage } from "./delete-page.server.ts";
import { findPage, listChoices, listPages, type StoredPage } from "./page-admin.store.server.ts";
import type { EditedPage, PageText } from "./page-admin.ts";
import { publishPage } from "./publish-page.server.ts";
import { createPage, updatePage } from "./save-page.server.ts";

const database = useTestDatabase();
const author = useAuthor(database);
const heard = useNotices(database);

const blank = { metaTitle: null, metaDescription: null, metaKeywords: [], canonicalUrl: null };
function textOf(title: string, given: Partial<PageText> = {}): PageText {
	const rest = {
		contentHtml: null,
		ogTitle: null,
		ogDescription: null,
		ogImageUrl: null,
		structuredData: null,
	};
	return { title, ...blank, ...rest, ...given };
}

function pageOf(given: Partial<EditedPage> = {}): EditedPage {
	return {
		...{ slug: `page-${randomUUID()}`, isPublished: false, visibility: "hidden", menuSection: "none" },
		...{ menuOrder: 0, relatedProductIds: [], relatedBlogPostIds: [] },
		texts: { nl: textOf("Kantoor"), en: textOf("Office"), de: null, fr: null },
		...given,
	};
}

async function create(given: Partial<EditedPage> = {}): Promise<StoredPage> {
	const result = await createPage(database.db, author, pageOf(given));
	const stored = result.saved ? await findPage(database.db, result.id) : null;
	if (!stored) throw new Error("the page was not stored");
	return stored;
}

const update = ({ id, seen }: StoredPage, page: EditedPage) =>
	updatePage(database.db, author, { id, seen, page });

const actionsOf = async (id: string) =>
	(await listChanges(database.db, "landing_page", id)).map(({ action }) => action);

const aboutTaken = { saved: false, problem: "slugTaken", taken: [{ language: null, slug: "about" }] };

describe("a new page", () => {
	test("is stored with its texts, noted and announced", async () => {
		const given = pageOf({
			menuOrder: 4,
			texts: {
				...{ nl: null, de: null, fr: null },
				en: textOf("Office", { metaKeywords: ["a"], structuredData: { "@type": "Service" } }),
			},
		});
		const stored = await create(given);
		expect(stored.page).toEqual(given);
		expect(await heard()).toEqual(["content"]);
		const [change] = await listChanges(database.db, "landing_page", stored.id);
		expect(change).toMatchObject({ action: "create", userEmail: author.email, after: given });
		expect(change?.before).toBeNull();
	});

	test("has no HTML that could run", async () => {
		const html = `<p onclick="x()">Steel</p><script>alert(1)</script>`;
		const texts = { ...pageOf().texts, nl: textOf("A", { contentHtml: html }) };
		expect((await create({ texts })).page.texts.nl?.contentHtml).toBe("<p>Steel</p>");
		texts.nl = textOf("A", { contentHtml: "<script>alert(1)</script>" });
		expect((await create({ texts })).page.texts.nl?.contentHtml).toBeNull();
	});

	test("cannot have another page's slug, and leaves nothing behind", async () => {
		const before = await listPages(database.db, "nl", wholeList);
		const result = await createPage(database.db, author, pageOf({ slug: "about" }));
		expect(result).toEqual(aboutTaken);
		expect(await listPages(database.db, "nl", wholeList)).toEqual(before);
		expect(await heard()).toEqual([]);
	});

	test("is one of two with the same slug at the same moment", async () => {
		const page = pageOf();
		const results = await Promise.all([
			createPage(database.db, author, page),
			createPage(database.db, author, page),
		]);
		expect(results.map(({ saved }) => saved).toSorted()).toEqual([false, true]);
	});
});

describe("a changed page", () => {
	test("is stored with exactly the texts that were given", async () => {
		const stored = await create();
		const page = pageOf({
			...{ slug: stored.page.slug, isPublished: true, visibility: "both", menuSection: "services" },
			texts: { nl: textOf("Nieuw"), en: null, de: textOf("Büro"), fr: null },
		});
		await heard();
		expect(await update(stored, page)).toEqual({ saved: true, id: stored.id });
		expect((await findPage(database.db, stored.id))?.page).toEqual(page);
		expect(await heard()).toEqual(["content"]);
		const [change] = await listChanges(database.db, "landing_page", stored.id);
		expect(change).toMatchObject({ action: "update", before: stored.page, after: page });
	});

	test("is not saved over what someone else saved since, unless knowingly", async () => {
		const stored = await create();
		const theirs = { ...stored.page, menuOrder: 7 };
		await update(stored, theirs);
		const mine = { ...stored.page, menuOrder: 9 };
		const refused = await update(stored, mine);
		const current = await findPage(database.db, stored.id);
		expect(refused).toEqual({ saved: false, problem: "stale", current: current?.seen });
		expect(current?.page).toEqual(theirs);
		expect(await actionsOf(stored.id)).toEqual(["update", "create"]);
		expect(await update({ ...stored, seen: current?.seen ?? "" }, mine)).toMatchObject({ saved: true });
		expect((await findPage(database.db, stored.id))?.page.menuOrder).toBe(9);
	});

	test("is saved by one of two at the same moment", async () => {
		const stored = await create();
		const results = await Promise.all([
			update(stored, { ...stored.page, menuOrder: 1 }),
			update(stored, { ...stored.page, menuOrder: 2 }),
		]);
		expect(results.map(({ saved }) => saved).toSorted()).toEqual([false, true]);
	});

	test("counts as changed when its status was", async () => {
		const stored = await create();
		await publishPage(database.db, author, { id: stored.id, isPublished: true });
		expect(await update(stored, stored.page)).toMatchObject({ saved: false, problem: "stale" });
	});

	test("cannot take another page's slug, nor lose one that the shop needs", async () => {
		const stored = await create();
		expect(await update(stored, { ...stored.page, slug: "about" })).toEqual(aboutTaken);
		expect((await findPage(database.db, stored.id))?.page).toEqual(stored.page);
		const [row] = await database.db
			.select()
			.from(schema.landingPages)
			.where(eq(schema.landingPages.slug, "home"));
		const home = await findPage(database.db, row?.id ?? "");
		if (!home) throw new Error("there is no home");
		expect(await update(home, { ...home.page, slug: "house" })).toEqual({
			...{ saved: false, problem: "invalid", errors: { slug: "slugFixed" } },
		});
		expect(await update(home, home.page)).toMatchObject({ saved: true });
		expect(await deletePage(database.db, author, home.id)).toBe("needed");
		expect((await findPage(database.db, home.id))?.page).toEqual(home.page);
	});

	test("may be gone", async () => {
		const stored = await create();
		await deletePage(database.db, author, stored.id);
		expect(await update(stored, stored.page)).toEqual({ saved: false, problem: "missing" });
	});

	test("keeps the text of the older column, which becomes HTML with the first save", async () => {
		const stored = await create();
		await database.db
			.update(schema.landingPageTranslations)
			.set({ content: "Steel", contentHtml: null })
			.where(eq(schema.landingPageTranslations.landingPageId, stored.id));
		const old = await findPage(database.db, stored.id);
		expect(old?.page.texts.nl?.contentHtml).toBe("Steel");
		await update(stored, old?.page ?? stored.page);
		const rows = await database.db
			.select()
			.from(schema.landingPageTranslations)
			.where(eq(schema.landingPageTranslations.landingPageId, stored.id));
		expect(rows.map(({ content, contentHtml }) => [content, contentHtml])).toEqual([
			[null, "Steel"],
			[null, "Steel"],
		]);
	});
});

describe("a slug that a page had", () => {
	const oldSlugs = () => database.db.select().from(schema.landingPageOldSlugs);
	const slug = () => `slug-${randomUUID()}`;
	async function rename(stored: StoredPage, to: string): Promise<StoredPage> {
		expect(await update(stored, { ...stored.page, slug: to })).toMatchObject({ saved: true });
		return (await findPage(database.db, stored.id)) as StoredPage;
	}
	async function leadsOf(...slugs: string[]): Promise<(string | undefined)[]> {
		const rows = await oldSlugs();
		return slugs.map((one) => rows.find((row) => row.slug === one)?.landingPageId);
	}

	test("leads to it, however often it changes, until it has it again", async () => {
		const [first, second, third] = [slug(), slug(), slug()];
		const page = await create({ slug: first });
		const again = await rename(await rename(page, second), third);
		expect(await leadsOf(first, second, third)).toEqual([page.id, page.id, undefined]);
		await rename(again, first);
		expect(await leadsOf(first, second, third)).toEqual([undefined, page.id, page.id]);
	});

	test("stays where it is when nothing but a text changes", async () => {
		const before = await oldSlugs();
		const stored = await create();
		await update(stored, { ...stored.page, menuOrder: 5 });
		expect(await oldSlugs()).toEqual(before);
	});

	test("belongs to the page that takes it, new or changed, and to the last that gave it up", async () => {
		const [shared, other] = [slug(), slug()];
		const first = await create({ slug: shared });
		await rename(first, slug());
		const second = await create({ slug: shared });
		expect(await leadsOf(shared)).toEqual([undefined]);
		await rename(second, other);
		expect(await leadsOf(shared)).toEqual([second.id]);
		const third = await create();
		await rename(third, shared);
		expect(await leadsOf(shared)).toEqual([undefined]);
	});

	test("goes with the page, and is not kept where the new slug is refused", async () => {
		const stored = await create();
		expect(await update(stored, { ...stored.page, slug: "about" })).toMatchObject({ problem: "slugTaken" });
		expect(await leadsOf(stored.page.slug)).toEqual([undefined]);
		await rename(stored, slug());
		await deletePage(database.db, author, stored.id);
		expect(await leadsOf(stored.page.slug)).toEqual([undefined]);
	});
});

describe("the status", () => {
	test("goes to and fro, noted and announced once each", async () => {
		const { id } = await create();
		await heard();
		for (const [isPublished, changed] of [
			[true, true],
			[true, false],
			[false, true],
		] as const) {
			expect(await publishPage(database.db, author, { id, isPublished })).toEqual({ changed });
			expect((await findPage(database.db, id))?.page.isPublished).toBe(isPublished);
		}
		expect(await heard()).toEqual(["content", "content"]);
		expect(await actionsOf(id)).toEqual(["publish", "publish", "create"]);
	});

	test.each([randomUUID(), "nonsense", ""])(
		"of the page %j that is not there does not change",
		async (id) => {
			const result = await publishPage(database.db, author, { id, isPublished: true });
			expect(result).toEqual({ problem: "missing" });
		},
	);
});

describe("a deleted page", () => {
	test("is gone with its texts, noted and announced", async () => {
		const stored = await create();
		await heard();
		expect(await deletePage(database.db, author, stored.id)).toBe("done");
		expect(await findPage(database.db, stored.id)).toBeNull();
		expect(await heard()).toEqual(["content"]);
		const [change] = await listChanges(database.db, "landing_page", stored.id);
		expect(change).toMatchObject({ action: "delete", before: stored.page });
		expect(await deletePage(database.db, author, stored.id)).toBe("missing");
		expect(await deletePage(database.db, author, "nonsense")).toBe("missing");
	});
});

describe("the list", () => {
	test("finds by title in the language or by slug, in any case, and filters by visibility", async () => {
		const texts = { nl: textOf("100%_Staal"), en: null, de: null, fr: null };
		const { id, page } = await create({ texts, visibility: "footer_subsection", slug: "find-me" });
		const ids = async (
			language: "nl" | "en",
			search: string,
			choice: EditedPage["visibility"] | null = null,
		) => (await listPages(database.db, language, { search, choice, page: 1 })).pages.map((row) => row.id);
		expect(await ids("nl", "0%_sTAAL")).toEqual([id]);
		expect(await ids("en", "staal")).not.toContain(id);
		expect(await ids("en", "FIND-ME")).toEqual([id]);
		expect(await ids("en", "find-me", "footer_subsection")).toEqual([id]);
		expect(await ids("en", "find-me", "hidden")).toEqual([]);
		const [newest] = (await listPages(database.db, "en", wholeList)).pages;
		expect(newest).toMatchObject({ id, slug: page.slug, title: null, isPublished: false });
	});

	test.each([
		["newest", [2, 1, 0]],
		["title", [1, 2, 0]],
		["changed", [0, 2, 1]],
	] as const)("is sorted by %s", async (sort, wanted) => {
		const mark = `sorted-${randomUUID()}`;
		const made: StoredPage[] = [];
		for (const [index, nl] of ["Zand", "Één", null].entries()) {
			const texts = { ...pageOf().texts, nl: nl === null ? null : textOf(nl) };
			made.push(await create({ texts, slug: `${mark}-${index}` }));
		}
		const [first] = made;
		if (first) await update(first, { ...first.page, menuOrder: 7 });
		const { pages } = await listPages(database.db, "nl", { ...wholeList, search: mark, sort });
		expect(pages.map(({ id }) => id)).toEqual(wanted.map((index) => made[index]?.id));
	});

	test("comes in pages, each row on one of them", async () => {
		const slugs = Array.from({ length: pageSize + 2 }, (_, index) => `paged-${index}`);
		await database.db.insert(schema.landingPages).values(slugs.map((slug) => ({ slug })));
		const read = (page: number) => listPages(database.db, "de", { ...wholeList, search: "paged-", page });
		const [first, second, third] = [await read(1), await read(2), await read(3)];
		expect([first, second, third].map(({ pages, total }) => [pages.length, total])).toEqual([
			[pageSize, pageSize + 2],
			[2, pageSize + 2],
			[0, pageSize + 2],
		]);
		const shown = [...first.pages, ...second.pages].map(({ slug }) => slug);
		expect(shown.toSorted()).toEqual(slugs.toSorted());
	});

	test("of what a page can be related to has each thing once, by title", async () => {
		const { products, posts } = await listChoices(database.db, "de");
		expect(products).toHaveLength(await database.db.$count(schema.products));
		expect(posts).toHaveLength(await database.db.$count(schema.blogPosts));
		const titles = products.map(({ title }) => title);
		expect(titles).toEqual(titles.toSorted((one, other) => one.localeCompare(other, "de")));
	});
});
