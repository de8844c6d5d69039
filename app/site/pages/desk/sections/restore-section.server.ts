import { eq } from "drizzle-orm";
import { recordChange } from "~/desk/history/audit.server.ts";
import { putBack, readKept, withoutKept } from "~/desk/history/kept-rows.server.ts";
import { type RestoreResult, restoredBy } from "~/desk/history/restore.ts";
import type { Restorer, Restoring, StoredChange } from "~/desk/history/restorer.server.ts";
import { undeleting } from "~/desk/history/undelete.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import { contentTag } from "~/site/pages/content-tag.ts";
import { changingSections, reindex } from "./change-sections.server.ts";
import { updateSection } from "./save-section.server.ts";
import { sectionSnapshot } from "./section-snapshot.ts";

const { landingPages, sections, sectionTranslations } = schema;

const unreadable = { restored: false, problem: "unreadable" } as const;

/** The page of a section and its version; null when the section is gone. One statement. */
async function pageOf(db: Db, id: string): Promise<{ pageId: string; seen: string } | null> {
	const [row] = await db
		.select({ pageId: landingPages.id, changedAt: landingPages.updatedAt })
		.from(sections)
		.innerJoin(landingPages, eq(landingPages.id, sections.landingPageId))
		.where(eq(sections.id, id));
	return row ? { pageId: row.pageId, seen: row.changedAt.toISOString() } : null;
}

/** Brings a deleted section back as it was, at its place among the others of its page. Admins only. */
async function undelete(db: Db, author: Restoring, change: StoredChange): Promise<RestoreResult> {
	const { entityId: id, label, before } = change;
	const kept = readKept(before);
	const row = kept?.rows.sections?.[0];
	if (!kept || typeof row?.landing_page_id !== "string") return unreadable;
	const place = Number(row.order_index);
	const pageId = row.landing_page_id;
	return undeleting(db, change, async (tx) => {
		const result = await changingSections(tx, { pageId, seen: null }, async (inner, page) => {
			const others = page.rows.map((one) => one.id);
			if (others.includes(id)) return null;
			await putBack(inner, kept, sections);
			await putBack(inner, kept, sectionTranslations);
			const order = others.toSpliced(place, 0, id);
			await reindex(inner, pageId, order);
			await recordChange(inner, author, {
				...({ entity: "section", entityId: id, label, action: "restore" } as const),
				after: withoutKept(before),
			});
			return id;
		});
		if (result.saved) return { restored: true };
		const isPageThere = (await tx.$count(landingPages, eq(landingPages.id, pageId))) > 0;
		return { restored: false, problem: isPageThere ? "exists" : "parentMissing" };
	});
}

export const sectionRestorer: Restorer = {
	tags: [contentTag],
	seenOf: async (db, { entityId }) => (await pageOf(db, entityId))?.seen ?? null,
	async restore(db, author, { change, version, seen }) {
		const section = sectionSnapshot.safeParse(version).data;
		if (!section) return unreadable;
		const page = await pageOf(db, change.entityId);
		if (!page) return { restored: false, problem: "missing" };
		const input = { pageId: page.pageId, sectionId: change.entityId, seen, section };
		return restoredBy(await updateSection(db, author, { ...input, action: "restore" }));
	},
	undelete,
};
