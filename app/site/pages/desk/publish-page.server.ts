import { eq, sql } from "drizzle-orm";
import type { StatusResult } from "~/desk/detail/status-change.ts";
import { type Change, recordChange } from "~/desk/history/audit.server.ts";
import { versionName } from "~/desk/record/version.ts";
import { announceChange } from "~/platform/cache-notice.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import type { Actor } from "~/values/rights.ts";
import { isUuid } from "~/values/uuid.ts";
import { contentTag } from "../content-tag.ts";

const { landingPages } = schema;

/** What the history calls the page: its title in Dutch, else in the first language that has one, else its slug. */
const label = sql<string>`coalesce((select title from landing_page_translations
	where landing_page_id = ${landingPages}.id order by language limit 1), ${landingPages}.slug)`;

/**
 * Publishes a landing page or makes it a draft; one that is so already stays as it is. Admins only.
 * @param input.version that its author saw, of a page that is to be published as it was then
 */
export async function publishPage(
	db: Db,
	author: Actor<"content.change">,
	input: {
		id: string;
		isPublished: boolean;
		version?: string;
		action?: Extract<Change["action"], "publish" | "restore">;
	},
): Promise<StatusResult> {
	const { id, isPublished, version, action = "publish" } = input;
	if (!isUuid(id)) return { problem: "missing" };
	return db.transaction(async (tx): Promise<StatusResult> => {
		const [page] = await tx
			.select({ label, was: landingPages.isPublished, savedAt: landingPages.updatedAt })
			.from(landingPages)
			.where(eq(landingPages.id, id))
			.for("update");
		if (!page) return { problem: "missing" };
		if (page.was === isPublished) return { changed: false };
		if (version !== undefined && version !== versionName(page.savedAt)) return { problem: "moved" };
		await tx.update(landingPages).set({ isPublished }).where(eq(landingPages.id, id));
		await recordChange(tx, author, {
			entity: "landing_page",
			entityId: id,
			label: page.label,
			action,
			before: { isPublished: !isPublished },
			after: { isPublished },
		});
		await announceChange(tx, [contentTag]);
		return { changed: true };
	});
}
