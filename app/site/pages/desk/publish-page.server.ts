import { and, eq, ne, sql } from "drizzle-orm";
import { type Change, recordChange } from "~/desk/history/audit.server.ts";
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
 * @returns false when there is no such page
 */
export async function publishPage(
	db: Db,
	author: Actor<"content.change">,
	input: { id: string; isPublished: boolean; action?: Extract<Change["action"], "publish" | "restore"> },
): Promise<boolean> {
	const { id, isPublished, action = "publish" } = input;
	if (!isUuid(id)) return false;
	return db.transaction(async (tx) => {
		const [page] = await tx
			.update(landingPages)
			.set({ isPublished })
			.where(and(eq(landingPages.id, id), ne(landingPages.isPublished, isPublished)))
			.returning({ label });
		if (!page) return (await tx.$count(landingPages, eq(landingPages.id, id))) > 0;
		await recordChange(tx, author, {
			entity: "landing_page",
			entityId: id,
			label: page.label,
			action,
			before: { isPublished: !isPublished },
			after: { isPublished },
		});
		await announceChange(tx, [contentTag]);
		return true;
	});
}
