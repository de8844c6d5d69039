import { and, eq, ne } from "drizzle-orm";
import { type Author, recordChange } from "~/desk/history/audit.server.ts";
import { announceChange } from "~/platform/cache-notice.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import { isUuid } from "~/values/uuid.ts";
import { contentTag } from "../content-tag.ts";

const { landingPages } = schema;

/**
 * Publishes a landing page or makes it a draft; one that is so already stays as it is. Admins only.
 * @returns false when there is no such page
 */
export async function publishPage(
	db: Db,
	author: Author,
	{ id, isPublished }: { id: string; isPublished: boolean },
): Promise<boolean> {
	if (!isUuid(id)) return false;
	return db.transaction(async (tx) => {
		const changed = await tx
			.update(landingPages)
			.set({ isPublished })
			.where(and(eq(landingPages.id, id), ne(landingPages.isPublished, isPublished)))
			.returning({ id: landingPages.id });
		if (changed.length === 0) return (await tx.$count(landingPages, eq(landingPages.id, id))) > 0;
		await recordChange(tx, author, {
			entity: "landing_page",
			entityId: id,
			action: "publish",
			before: { isPublished: !isPublished },
			after: { isPublished },
		});
		await announceChange(tx, [contentTag]);
		return true;
	});
}
