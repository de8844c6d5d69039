import { eq, sql } from "drizzle-orm";
import type { SaveResult } from "~/desk/record/save.ts";
import { nextVersion } from "~/desk/record/version.ts";
import { announceChange } from "~/platform/cache-notice.server.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { contentTag } from "~/site/pages/content-tag.ts";
import { isUuid } from "~/values/uuid.ts";
import { findSectionPage, type SectionPage } from "./section-admin.store.server.ts";

const { landingPages, sections } = schema;

/** stale: someone else changed the page since. */
export type ChangeResult = SaveResult<{ id: string }>;

/**
 * Changes the sections of a page, one author after the other; the page counts as changed and is shown anew.
 * @param input.seen the version that the author's page shows; null where nothing can be lost
 * @param change answers the id of the section that was changed; null when it is gone, and then nothing is stored
 */
export function changingSections(
	db: Db | Transaction,
	input: { pageId: string; seen: string | null },
	change: (tx: Transaction, page: SectionPage) => Promise<string | null>,
): Promise<ChangeResult> {
	const { pageId, seen } = input;
	if (!isUuid(pageId)) return Promise.resolve({ saved: false, problem: "missing" });
	return db.transaction(async (tx): Promise<ChangeResult> => {
		const locked = await tx
			.select({ id: landingPages.id })
			.from(landingPages)
			.where(eq(landingPages.id, pageId))
			.for("update");
		const page = locked.length > 0 ? await findSectionPage(tx, pageId) : null;
		if (!page) return { saved: false, problem: "missing" };
		if (seen !== null && page.seen !== seen) return { saved: false, problem: "stale", current: page.seen };
		const id = await change(tx, page);
		if (id === null) return { saved: false, problem: "missing" };
		const updatedAt = nextVersion(new Date(page.seen), new Date());
		await tx.update(landingPages).set({ updatedAt }).where(eq(landingPages.id, pageId));
		await announceChange(tx, [contentTag]);
		return { saved: true, id };
	});
}

/** Numbers the sections of a page from 0, in this order. One statement. */
export async function reindex(tx: Transaction, pageId: string, ids: readonly string[]): Promise<void> {
	await tx.execute(sql`
		update ${sections} set order_index = places.number - 1
		from unnest(${sql.param(ids)}::text[]) with ordinality as places (id, number)
		where ${sections.id} = places.id and ${sections.landingPageId} = ${pageId}
			and ${sections.orderIndex} <> places.number - 1`);
}
