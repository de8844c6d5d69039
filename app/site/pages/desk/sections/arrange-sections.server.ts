import { eq } from "drizzle-orm";
import { recordChange } from "~/desk/history/audit.server.ts";
import { keepRows } from "~/desk/history/kept-rows.server.ts";
import { titleIn } from "~/desk/history/label.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import type { Actor } from "~/values/rights.ts";
import { type ChangeResult, changingSections, reindex } from "./change-sections.server.ts";
import { placeSection, stepSection } from "./form/section-order.ts";
import { type SectionPage, storedSection } from "./section-admin.store.server.ts";
import { pageLabel, sectionLabel } from "./section-label.ts";

const { sections, sectionTranslations } = schema;

/** Where a section goes: a step, or a place among all sections, from 0. */
export type Move = { direction: "up" | "down" } | { to: number };

async function storeOrder(
	tx: Transaction,
	author: Actor<"content.change">,
	page: SectionPage,
	ids: readonly string[],
	action: "sections" | "restore" = "sections",
): Promise<void> {
	await reindex(tx, page.id, ids);
	const names = new Map(
		page.rows.map((row) => {
			const { texts, type } = storedSection(row);
			return [row.id, titleIn(texts) ?? type.replaceAll("_", " ")];
		}),
	);
	const inOrder = (order: readonly string[]) => ({
		ids: order,
		names: order.map((id) => names.get(id) ?? id),
	});
	await recordChange(tx, author, {
		entity: "landing_page",
		entityId: page.id,
		label: pageLabel(page),
		action,
		before: inOrder(page.rows.map(({ id }) => id)),
		after: inOrder(ids),
	});
}

/**
 * Gives the sections of a page an order that they had; sections that have come since stand behind. Admins only.
 * @param input.ids those that are gone are left out
 */
export function orderSectionsAgain(
	db: Db,
	author: Actor<"content.change">,
	{ pageId, ids, seen }: { pageId: string; ids: readonly string[]; seen: string },
): Promise<ChangeResult> {
	return changingSections(db, { pageId, seen }, async (tx, page) => {
		const now = page.rows.map(({ id }) => id);
		const known = ids.filter((id) => now.includes(id));
		const order = [...known, ...now.filter((id) => !known.includes(id))];
		await storeOrder(tx, author, page, order, "restore");
		return pageId;
	});
}

/** Moves a section among those of its page, which are numbered from 0 again. Admins only. */
export function moveSection(
	db: Db,
	author: Actor<"content.change">,
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

/**
 * Deletes a section with its texts; the others are numbered from 0 again. The history keeps what it takes to undo
 * that. Admins only.
 */
export function deleteSection(
	db: Db,
	author: Actor<"content.change">,
	input: { pageId: string; sectionId: string; seen: string },
): Promise<ChangeResult> {
	const { pageId, sectionId, seen } = input;
	return changingSections(db, { pageId, seen }, async (tx, page) => {
		const row = page.rows.find(({ id }) => id === sectionId);
		if (!row) return null;
		const rows = await keepRows(tx, [
			[sections, eq(sections.id, sectionId)],
			[sectionTranslations, eq(sectionTranslations.sectionId, sectionId)],
		]);
		await tx.delete(sections).where(eq(sections.id, sectionId));
		const left = page.rows.filter(({ id }) => id !== sectionId).map(({ id }) => id);
		await reindex(tx, pageId, left);
		const { known, ...before } = storedSection(row);
		await recordChange(tx, author, {
			entity: "section",
			entityId: sectionId,
			label: sectionLabel(page, before),
			action: "delete",
			before: { page: page.slug, orderIndex: row.orderIndex, ...before, kept: { rows, links: {} } },
		});
		return sectionId;
	});
}

/** Stores a copy of a section directly behind it, in all languages. Admins only. @returns the copy's id */
export function duplicateSection(
	db: Db,
	author: Actor<"content.change">,
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
		const stored = storedSection(row);
		await recordChange(tx, author, {
			entity: "section",
			entityId: copy.id,
			label: sectionLabel(page, stored),
			action: "create",
			after: { page: page.slug, copyOf: sectionId, ...facts, texts: stored.texts },
		});
		return copy.id;
	});
}
