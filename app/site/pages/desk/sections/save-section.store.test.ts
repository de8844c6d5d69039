import { randomUUID } from "node:crypto";
import { drizzle } from "drizzle-orm/node-postgres";
import { describe, expect, test } from "vitest";
import { listChanges } from "~/desk/history/audit.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import type { SectionType } from "~/site/pages/sections/section.ts";
import type { SectionText } from "~/site/pages/sections/section-text.ts";
import type { AuditEntity } from "~/values/vocabulary.ts";
import { useAuthor, useNotices } from "../../../../../tests/support/author.ts";
import { useTestDatabase } from "../../../../../tests/support/test-database.ts";
import { deleteSection, duplicateSection, moveSection } from "./arrange-sections.server.ts";
import type { EditedSection, StoredSection } from "./form/section-fields.ts";
import { emptyText } from "./form/section-fields.ts";
import { newSection } from "./form/section-values.ts";
import { createSection, updateSection } from "./save-section.server.ts";
import { findSectionPage, storedSection } from "./section-admin.store.server.ts";

const database = useTestDatabase({ seeded: false });
const author = useAuthor(database);
const heard = useNotices(database);

async function createPage(): Promise<string> {
	const [page] = await database.db
		.insert(schema.landingPages)
		.values({ slug: `page-${randomUUID()}` })
		.returning();
	return page?.id ?? "";
}

async function pageOf(id: string) {
	const page = await findSectionPage(database.db, id);
	if (!page) throw new Error("there is no such page");
	return page;
}
const seenOf = async (id: string) => (await pageOf(id)).seen;
const sectionsOf = async (id: string): Promise<StoredSection[]> => (await pageOf(id)).rows.map(storedSection);

/** Ids of a page's sections with their numbers. */
async function orderOf(id: string): Promise<[string, number][]> {
	return (await pageOf(id)).rows.map((row) => [row.id, row.orderIndex]);
}

function sectionWith(type: SectionType, nl: Partial<SectionText>, given: Partial<EditedSection> = {}) {
	const section = newSection(type);
	return { ...section, texts: { ...section.texts, nl: { ...emptyText, ...nl } }, ...given };
}

async function add(pageId: string, section: EditedSection): Promise<string> {
	const result = await createSection(database.db, author, { pageId, section });
	if (!result.saved) throw new Error(`the section was not stored: ${result.problem}`);
	return result.id;
}

/** A page with sections titled by the letters given. @returns the page's id, and the sections' by letter */
async function pageWith(...letters: string[]): Promise<{ pageId: string; ids: string[] }> {
	const pageId = await createPage();
	const ids: string[] = [];
	for (const letter of letters)
		ids.push(await add(pageId, sectionWith("content_centered", { title: letter })));
	await heard();
	return { pageId, ids };
}

const actionsOf = async (entity: AuditEntity, id: string) =>
	(await listChanges(database.db, entity, id)).map(({ action }) => action);

describe("a new section", () => {
	test("stands behind the others, noted and announced, and its page counts as changed", async () => {
		const { pageId, ids } = await pageWith("A");
		const seen = await seenOf(pageId);
		const section = sectionWith(
			"dark_text_block",
			{ title: "Donker", contentHtml: "<p>Staal</p>" },
			{ backgroundColor: "#072438", paddingTop: "32px" },
		);
		const id = await add(pageId, section);
		expect(await orderOf(pageId)).toEqual([
			[ids[0], 0],
			[id, 1],
		]);
		const { texts, ...frame } = section;
		expect((await sectionsOf(pageId))[1]).toEqual({ id, known: section.type, ...frame, texts });
		expect(await heard()).toEqual(["content"]);
		expect(Date.parse(await seenOf(pageId))).toBeGreaterThan(Date.parse(seen));
		const [change] = await listChanges(database.db, "section", id);
		expect(change).toMatchObject({ action: "create", userEmail: author.email, after: { texts, ...frame } });
		expect(change?.before).toBeNull();
	});

	test("has no HTML that could run, and no text where nothing is left of it", async () => {
		const pageId = await createPage();
		const html = `<p onclick="x()">Staal</p><script>alert(1)</script>`;
		await add(pageId, sectionWith("content_centered", { contentHtml: html }));
		await add(pageId, sectionWith("content_centered", { contentHtml: "<script>alert(1)</script>" }));
		const sections = await sectionsOf(pageId);
		expect(sections.map(({ texts }) => texts.nl?.contentHtml)).toEqual(["<p>Staal</p>", undefined]);
	});

	test.each([randomUUID(), "nonsense"])("of the page %s that is not there is not stored", async (pageId) => {
		const section = newSection("content_centered");
		expect(await createSection(database.db, author, { pageId, section })).toEqual({
			saved: false,
			problem: "missing",
		});
		expect(await heard()).toEqual([]);
	});

	test("and another at the same moment both come, one after the other", async () => {
		const { pageId, ids } = await pageWith("A");
		await Promise.all(
			["B", "C", "D"].map((title) => add(pageId, sectionWith("content_centered", { title }))),
		);
		const order = await orderOf(pageId);
		expect(order.map(([, index]) => index)).toEqual([0, 1, 2, 3]);
		expect(order[0]?.[0]).toBe(ids[0]);
	});
});

describe("a changed section", () => {
	const update = async (pageId: string, sectionId: string, section: EditedSection, seen?: string) =>
		updateSection(database.db, author, {
			...{ pageId, sectionId, section },
			seen: seen ?? (await seenOf(pageId)),
		});

	test("has exactly the texts that were given", async () => {
		const { pageId, ids } = await pageWith("A", "B");
		const [id = ""] = ids;
		const [before] = await sectionsOf(pageId);
		const section: EditedSection = {
			...newSection("gradient_background"),
			...{ backgroundGradient: "linear-gradient(90deg, #000000, #14507a)", paddingBottom: "0px" },
			texts: {
				...{ nl: null, en: null, fr: null },
				de: { ...emptyText, title: "Neu", buttonText: "Los", buttonUrl: "/de/contact" },
			},
		};
		expect(await update(pageId, id, section)).toEqual({ saved: true, id });
		expect((await sectionsOf(pageId))[0]).toEqual({ ...section, id, known: section.type });
		expect((await sectionsOf(pageId))[1]?.texts.nl?.title).toBe("B");
		expect(await heard()).toEqual(["content"]);
		const [change] = await listChanges(database.db, "section", id);
		expect(change).toMatchObject({
			action: "update",
			before: { type: "content_centered", texts: before?.texts },
			after: section,
		});
	});

	test("keeps what its type does not show, and loses a language that says nothing", async () => {
		const pageId = await createPage();
		const id = await add(
			pageId,
			sectionWith("contact_section", { title: "Vraag", imageUrl: "/images/a.png" }),
		);
		await database.db.update(schema.sectionTranslations).set({ imageAlt: "Kade", buttonText: "Oud" });
		await update(pageId, id, sectionWith("contact_section", { title: "Nieuwe vraag" }));
		expect((await sectionsOf(pageId))[0]?.texts.nl).toEqual({
			...emptyText,
			...{ title: "Nieuwe vraag", imageAlt: "Kade", buttonText: "Oud" },
		});
		await update(pageId, id, newSection("contact_section"));
		expect((await sectionsOf(pageId))[0]?.texts.nl).toBeNull();
	});

	test("keeps boxes as a list, also those of older data", async () => {
		const pageId = await createPage();
		const boxes = [{ icon: "Ship", title: "By sea", content: "From every port" }];
		const id = await add(pageId, sectionWith("highlight_boxes", { highlightBoxes: boxes }));
		await database.db.update(schema.sectionTranslations).set({ highlightBoxes: JSON.stringify(boxes) });
		const [older] = await sectionsOf(pageId);
		expect(older?.texts.nl?.highlightBoxes).toEqual(boxes);
		await update(pageId, id, sectionWith("highlight_boxes", { highlightBoxes: boxes }));
		const [row] = (await pageOf(pageId)).rows;
		expect(row?.translations.find(({ language }) => language === "nl")?.highlightBoxes).toEqual(boxes);
	});

	test("is not saved over what someone else did to the page since, unless knowingly", async () => {
		const { pageId, ids } = await pageWith("A", "B");
		const [first = "", second = ""] = ids;
		const seen = await seenOf(pageId);
		await update(pageId, second, sectionWith("content_centered", { title: "Theirs" }), seen);
		const mine = sectionWith("content_centered", { title: "Mine" });
		const refused = await update(pageId, first, mine, seen);
		const current = await seenOf(pageId);
		expect(refused).toEqual({ saved: false, problem: "stale", current });
		expect((await sectionsOf(pageId))[0]?.texts.nl?.title).toBe("A");
		expect(await actionsOf("section", first)).toEqual(["create"]);
		expect(await update(pageId, first, mine, current)).toMatchObject({ saved: true });
		expect((await sectionsOf(pageId)).map(({ texts }) => texts.nl?.title)).toEqual(["Mine", "Theirs"]);
	});

	test("is saved by one of two at the same moment", async () => {
		const { pageId, ids } = await pageWith("A");
		const [id = ""] = ids;
		const seen = await seenOf(pageId);
		const results = await Promise.all(
			["One", "Two"].map((title) => update(pageId, id, sectionWith("content_centered", { title }), seen)),
		);
		expect(results.map(({ saved }) => saved).toSorted()).toEqual([false, true]);
		expect(await actionsOf("section", id)).toEqual(["update", "create"]);
	});

	test("may be gone, or of another page", async () => {
		const { pageId, ids } = await pageWith("A");
		const other = await pageWith("B");
		const [id = ""] = other.ids;
		const missing = { saved: false, problem: "missing" };
		const section = sectionWith("content_centered", { title: "C" });
		expect(await update(pageId, id, section)).toEqual(missing);
		expect(await update(pageId, randomUUID(), section)).toEqual(missing);
		expect(await heard()).toEqual([]);
		expect((await sectionsOf(other.pageId))[0]?.texts.nl?.title).toBe("B");
		expect(await orderOf(pageId)).toEqual([[ids[0], 0]]);
	});
});

describe("the order", () => {
	const move = async (
		pageId: string,
		sectionId: string,
		how: Parameters<typeof moveSection>[2]["move"],
		seen?: string,
	) =>
		moveSection(database.db, author, {
			...{ pageId, sectionId, move: how },
			seen: seen ?? (await seenOf(pageId)),
		});

	test("changes by steps and by places, numbered from 0, noted and announced", async () => {
		const { pageId, ids } = await pageWith("A", "B", "C");
		const [a = "", b = "", c = ""] = ids;
		expect(await move(pageId, a, { direction: "down" })).toEqual({ saved: true, id: a });
		expect(await orderOf(pageId)).toEqual([
			[b, 0],
			[a, 1],
			[c, 2],
		]);
		await move(pageId, c, { to: 0 });
		expect((await orderOf(pageId)).map(([id]) => id)).toEqual([c, b, a]);
		expect(await heard()).toEqual(["content", "content"]);
		const [last] = await listChanges(database.db, "landing_page", pageId);
		expect(last).toMatchObject({
			action: "sections",
			before: { ids: [b, a, c], names: ["B", "A", "C"] },
			after: { ids: [c, b, a], names: ["C", "B", "A"] },
		});
	});

	test("is numbered anew where older data left gaps and twins", async () => {
		const { pageId, ids } = await pageWith("A", "B", "C");
		await database.pool.query("update sections set order_index = 7 where landing_page_id = $1", [pageId]);
		await move(pageId, ids[2] ?? "", { direction: "up" });
		expect((await orderOf(pageId)).map(([, index]) => index)).toEqual([0, 1, 2]);
		expect((await orderOf(pageId)).map(([id]) => id)).toEqual([ids[0], ids[2], ids[1]]);
	});

	test("of one page leaves another's alone", async () => {
		const { pageId, ids } = await pageWith("A", "B");
		const other = await pageWith("C", "D");
		await move(pageId, ids[0] ?? "", { direction: "down" });
		expect((await orderOf(other.pageId)).map(([id]) => id)).toEqual(other.ids);
		expect(await move(pageId, other.ids[0] ?? "", { to: 0 })).toEqual({ saved: false, problem: "missing" });
	});

	test("is not changed on a page that someone else changed since", async () => {
		const { pageId, ids } = await pageWith("A", "B", "C");
		const seen = await seenOf(pageId);
		await move(pageId, ids[0] ?? "", { direction: "down" }, seen);
		const order = await orderOf(pageId);
		const refused = await move(pageId, ids[2] ?? "", { direction: "up" }, seen);
		expect(refused).toEqual({ saved: false, problem: "stale", current: await seenOf(pageId) });
		expect(await orderOf(pageId)).toEqual(order);
	});

	test("keeps leasing before contact", async () => {
		const { pageId, ids } = await pageWith("A");
		const contact = await add(pageId, sectionWith("contact_section", { title: "Contact" }));
		await database.db
			.insert(schema.sections)
			.values({ id: "leasing-section", landingPageId: pageId, type: "content_centered", orderIndex: 9 });
		await move(pageId, contact, { direction: "up" });
		expect((await orderOf(pageId)).map(([id]) => id)).toEqual(["leasing-section", contact, ids[0]]);
	});
});

describe("a copy", () => {
	test("stands behind its original, with its texts in all languages and an id of its own", async () => {
		const { pageId, ids } = await pageWith("A", "B");
		const [a = "", b = ""] = ids;
		const result = await duplicateSection(database.db, author, { pageId, sectionId: a });
		const id = result.saved ? result.id : "";
		expect(await orderOf(pageId)).toEqual([
			[a, 0],
			[id, 1],
			[b, 2],
		]);
		const [original, copy] = await sectionsOf(pageId);
		expect(copy).toEqual({ ...original, id });
		expect(await heard()).toEqual(["content"]);
		expect(await actionsOf("section", id)).toEqual(["create"]);
	});
});

describe("a deleted section", () => {
	test("is gone with its texts, the others move up, noted and announced", async () => {
		const { pageId, ids } = await pageWith("A", "B", "C");
		const [a = "", b = "", c = ""] = ids;
		const remove = async () =>
			deleteSection(database.db, author, { pageId, sectionId: b, seen: await seenOf(pageId) });
		expect(await remove()).toEqual({ saved: true, id: b });
		expect(await orderOf(pageId)).toEqual([
			[a, 0],
			[c, 1],
		]);
		const left = await database.db.select().from(schema.sectionTranslations);
		expect(left.some(({ sectionId }) => sectionId === b)).toBe(false);
		expect(await heard()).toEqual(["content"]);
		const [change] = await listChanges(database.db, "section", b);
		expect(change).toMatchObject({
			action: "delete",
			before: { orderIndex: 1, texts: { nl: { title: "B" } } },
		});
		expect(await remove()).toEqual({ saved: false, problem: "missing" });
	});

	test("stays where someone else changed the page since", async () => {
		const { pageId, ids } = await pageWith("A", "B");
		const seen = await seenOf(pageId);
		await add(pageId, sectionWith("content_centered", { title: "C" }));
		const result = await deleteSection(database.db, author, { pageId, sectionId: ids[0] ?? "", seen });
		expect(result).toMatchObject({ saved: false, problem: "stale" });
		expect(await sectionsOf(pageId)).toHaveLength(3);
	});
});

test("a page is read with all its sections in one statement", async () => {
	const { pageId } = await pageWith("A", "B", "C");
	const statements: string[] = [];
	const logger = { logQuery: (statement: string) => void statements.push(statement) };
	const db: Db = drizzle(database.pool, { schema, casing: "snake_case", logger });
	expect((await findSectionPage(db, pageId))?.rows).toHaveLength(3);
	expect(statements).toHaveLength(1);
	expect(await findSectionPage(db, "nonsense")).toBeNull();
});
