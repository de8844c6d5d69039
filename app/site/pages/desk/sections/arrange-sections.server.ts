import { eq } from "drizzle-orm";
import { type Author, recordChange } from "~/desk/history/audit.server.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { type ChangeResult, changingSections, reindex } from "./change-sections.server.ts";
import { placeSection, stepSection } from "./form/section-order.ts";
import { type SectionPage, storedSection } from "./section-admin.store.server.ts";

const { sections, sectionTranslations } = schema;

/** Where a section goes: a step, or a place among all sections, from 0. */
export type Move = { direction: "up" | "down" } | { to: number };

async function storeOrder(
	tx: Transaction,
	author: Author,
	page: SectionPage,
	ids: readonly string[],
): Promise<void> {
	await reindex(tx, page.id, ids);
	await recordChange(tx, author, {
		entity: "landing_page",
		entityId: page.id,
		action: "sections",
		before: { sections: page.rows.map(({ id }) => id) },
		after: { sections: ids },
	});
}

/** Moves a section among those of its page, which are numbered from 0 again. Admins only. */
export function moveSection(
	db: Db,
	author: Author,
	input: { pageId: string; sectionId: string; seen: string; move: Move },
): Promise<ChangeResult> {
	const { pageId, sectionId, seen, move } = input;
	return changingSections(db, { pageId, seen }, async (tx, page) => {
		if (!page.rows.some(({ id }) => id === sectionId)) return null;
		const ids =
			"to" in move
				? placeSection(page.rows, sectionId, move.to)
				: stepSection(page.rows, sectionId, move.direction);
		await storeOrder(tx, author, page, ids);
		return sectionId;
	});
}

/** Deletes a section with its texts; the others are numbered from 0 again. Admins only. */
export function deleteSection(
	db: Db,
	author: Author,
	input: { pageId: string; sectionId: string; seen: string },
): Promise<ChangeResult> {
	const { pageId, sectionId, seen } = input;
	return changingSections(db, { pageId, seen }, async (tx, page) => {
		const row = page.rows.find(({ id }) => id === sectionId);
		if (!row) return null;
		await tx.delete(sections).where(eq(sections.id, sectionId));
		const left = page.rows.filter(({ id }) => id !== sectionId).map(({ id }) => id);
		await reindex(tx, pageId, left);
		const { known, ...before } = storedSection(row);
		await recordChange(tx, author, {
			entity: "section",
			entityId: sectionId,
			action: "delete",
			before: { page: page.slug, orderIndex: row.orderIndex, ...before },
		});
		return sectionId;
	});
}

/** Stores a copy of a section directly behind it, in all languages. Admins only. @returns the copy's id */
export function duplicateSection(
	db: Db,
	author: Author,
	input: { pageId: string; sectionId: string },
): Promise<ChangeResult> {
	const { pageId, sectionId } = input;
	return changingSections(db, { pageId, seen: null }, async (tx, page) => {
		const row = page.rows.find(({ id }) => id === sectionId);
		if (!row) return null;
		const { id: _, translations, createdAt: __, updatedAt: ___, ...facts } = row;
		const [copy] = await tx.insert(sections).values(facts).returning({ id: sections.id });
		if (!copy) throw new Error("the section was not stored");
		const texts = translations.map(({ id: ____, ...text }) => ({ ...text, sectionId: copy.id }));
		if (texts.length > 0) await tx.insert(sectionTranslations).values(texts);
		const ids = page.rows.flatMap(({ id }) => (id === sectionId ? [id, copy.id] : [id]));
		await reindex(tx, pageId, ids);
		await recordChange(tx, author, {
			entity: "section",
			entityId: copy.id,
			action: "create",
			after: { page: page.slug, copyOf: sectionId, ...facts, texts: storedSection(row).texts },
		});
		return copy.id;
	});
}
