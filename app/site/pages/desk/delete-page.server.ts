import { asc, eq, inArray } from "drizzle-orm";
import { recordChange } from "~/desk/history/audit.server.ts";
import { type Kept, keepRows } from "~/desk/history/kept-rows.server.ts";
import { titleIn } from "~/desk/history/label.ts";
import { announceChange } from "~/platform/cache-notice.server.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import type { Actor } from "~/values/rights.ts";
import { isUuid } from "~/values/uuid.ts";
import { contentTag } from "../content-tag.ts";
import { findPage } from "./page-admin.store.server.ts";
import { isNeeded } from "./page-admin.ts";
import { storedSection } from "./sections/section-admin.store.server.ts";

const { landingPages, landingPageTranslations, landingPageOldSlugs, sections, sectionTranslations } = schema;

export type DeleteResult = "done" | "missing" | "needed" | "moved";

/** Everything that is a page's own. */
function keepPage(tx: Transaction, id: string): Promise<Kept["rows"]> {
	const own = tx.select({ id: sections.id }).from(sections).where(eq(sections.landingPageId, id));
	return keepRows(tx, [
		[landingPages, eq(landingPages.id, id)],
		[landingPageTranslations, eq(landingPageTranslations.landingPageId, id)],
		[landingPageOldSlugs, eq(landingPageOldSlugs.landingPageId, id)],
		[sections, eq(sections.landingPageId, id)],
		[sectionTranslations, inArray(sectionTranslations.sectionId, own)],
	]);
}

/**
 * Deletes a landing page with its texts and sections; one that the shop needs stays. The history keeps what it takes
 * to undo that. Admins only.
 * @param version that its author saw, of a page that is to be deleted as it was then
 */
export async function deletePage(
	db: Db,
	author: Actor<"content.change">,
	id: string,
	version?: string,
): Promise<DeleteResult> {
	if (!isUuid(id)) return "missing";
	return db.transaction(async (tx) => {
		await tx.select({ id: landingPages.id }).from(landingPages).where(eq(landingPages.id, id)).for("update");
		const stored = await findPage(tx, id);
		if (!stored) return "missing";
		if (isNeeded(stored.page.slug)) return "needed";
		if (version !== undefined && version !== stored.seen) return "moved";
		const withSections = await tx.query.sections.findMany({
			where: eq(sections.landingPageId, id),
			orderBy: [asc(sections.orderIndex), asc(sections.createdAt), asc(sections.id)],
			with: { translations: true },
		});
		const shown = withSections.map((row) => {
			const { id: _, known: __, ...section } = storedSection(row);
			return section;
		});
		const kept = { rows: await keepPage(tx, id), links: {} };
		await tx.delete(landingPages).where(eq(landingPages.id, id));
		await recordChange(tx, author, {
			entity: "landing_page",
			entityId: id,
			label: titleIn(stored.page.texts) ?? stored.page.slug,
			action: "delete",
			before: { ...stored.page, sections: shown, kept },
		});
		await announceChange(tx, [contentTag]);
		return "done";
	});
}
