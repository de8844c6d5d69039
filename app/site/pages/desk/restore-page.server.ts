import { eq, sql } from "drizzle-orm";
import { recordChange } from "~/desk/history/audit.server.ts";
import { putBack, readKept } from "~/desk/history/kept-rows.server.ts";
import { type RestoreResult, restoredBy } from "~/desk/history/restore.ts";
import type { Restorer, Restoring, StoredChange } from "~/desk/history/restorer.server.ts";
import { undeleting } from "~/desk/history/undelete.server.ts";
import { announceChange } from "~/platform/cache-notice.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import { isUuid } from "~/values/uuid.ts";
import { contentTag } from "../content-tag.ts";
import { orderSnapshot, pageSnapshot, publishSnapshot } from "./page-snapshot.ts";
import { publishPage } from "./publish-page.server.ts";
import { updatePage } from "./save-page.server.ts";
import { orderSectionsAgain } from "./sections/arrange-sections.server.ts";

const { landingPages, landingPageOldSlugs, landingPageTranslations, sections, sectionTranslations } = schema;

const unreadable = { restored: false, problem: "unreadable" } as const;

/** Brings a deleted landing page back as it was, with its texts, sections and old addresses. Admins only. */
async function undelete(db: Db, author: Restoring, change: StoredChange): Promise<RestoreResult> {
	const { entityId: id, label, before } = change;
	const kept = readKept(before);
	const page = pageSnapshot.safeParse(before).data;
	if (!kept || !page) return unreadable;
	const { slug } = page;
	return undeleting(db, change, async (tx) => {
		const there = (of: ReturnType<typeof eq>) => tx.$count(landingPages, of);
		if ((await there(eq(landingPages.id, id))) > 0) return { restored: false, problem: "exists" };
		if ((await there(eq(landingPages.slug, slug))) > 0) {
			return { restored: false, problem: "slugTaken", taken: [slug] };
		}
		for (const table of [landingPages, landingPageTranslations, sections, sectionTranslations]) {
			await putBack(tx, kept, table);
		}
		await putBack(tx, kept, landingPageOldSlugs, sql`on conflict do nothing`);
		// A slug in use is no old one; an old one that has become another page's stays that one's.
		await tx.execute(sql`
			delete from ${landingPageOldSlugs} old using ${landingPages} used
			where used.slug = old.slug and (used.id = ${id} or old.landing_page_id = ${id})`);
		await recordChange(tx, author, {
			...({ entity: "landing_page", entityId: id, label, action: "restore" } as const),
			after: page,
		});
		await announceChange(tx, [contentTag]);
		return { restored: true };
	});
}

/** Landing pages, whether they are published, and the order of their sections. */
export const pageRestorer: Restorer = {
	tags: [contentTag],
	async seenOf(db, { entityId: id }) {
		if (!isUuid(id)) return null;
		const [row] = await db
			.select({ savedAt: landingPages.updatedAt })
			.from(landingPages)
			.where(eq(landingPages.id, id));
		return row?.savedAt.toISOString() ?? null;
	},
	async restore(db, author, { change, version, seen }) {
		const id = change.entityId;
		const published = publishSnapshot.safeParse(version).data;
		if (published) {
			const result = await publishPage(db, author, { id, ...published, action: "restore" });
			return "problem" in result ? { restored: false, problem: "missing" } : { restored: true };
		}
		const order = orderSnapshot.safeParse(version).data;
		const page = pageSnapshot.safeParse(version).data;
		if (!page && !order) return unreadable;
		const result = page
			? await updatePage(db, author, { id, seen, page, action: "restore" })
			: await orderSectionsAgain(db, author, { pageId: id, seen, ids: order?.ids ?? [] });
		return restoredBy(result);
	},
	undelete,
};
