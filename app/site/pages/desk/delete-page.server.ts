import { eq } from "drizzle-orm";
import { type Author, recordChange } from "~/desk/history/audit.server.ts";
import { announceChange } from "~/platform/cache-notice.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import { isUuid } from "~/values/uuid.ts";
import { contentTag } from "../content-tag.ts";
import { findPage } from "./page-admin.store.server.ts";
import { isNeeded } from "./page-admin.ts";

const { landingPages, sections } = schema;

export type DeleteResult = "deleted" | "missing" | "needed";

/** Deletes a landing page with its texts and sections; one that the shop needs stays. Admins only. */
export async function deletePage(db: Db, author: Author, id: string): Promise<DeleteResult> {
	if (!isUuid(id)) return "missing";
	return db.transaction(async (tx) => {
		const stored = await findPage(tx, id);
		if (!stored) return "missing";
		if (isNeeded(stored.page.slug)) return "needed";
		const withSections = await tx.query.sections.findMany({
			where: eq(sections.landingPageId, id),
			with: { translations: true },
		});
		const gone = await tx.delete(landingPages).where(eq(landingPages.id, id)).returning();
		// Someone else was quicker.
		if (gone.length === 0) return "missing";
		await recordChange(tx, author, {
			entity: "landing_page",
			entityId: id,
			action: "delete",
			before: { ...stored.page, sections: withSections },
		});
		await announceChange(tx, [contentTag]);
		return "deleted";
	});
}
