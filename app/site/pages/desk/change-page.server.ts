import type { RowToChange } from "~/desk/several/answer-several.server.ts";
import type { RowResult } from "~/desk/several/several.ts";
import type { Db } from "~/platform/db.server.ts";
import type { Actor } from "~/values/rights.ts";
import { deletePage } from "./delete-page.server.ts";
import { findPage } from "./page-admin.store.server.ts";
import { isNeeded, type PageCode } from "./page-admin.ts";
import { publishPage } from "./publish-page.server.ts";

/**
 * Publishes one of several pages, makes it a draft or deletes it, unless somebody has changed it since it was seen. One
 * that the shop needs stays, unless it goes back to the draft that it was. What is gone is deleted. Admins only.
 */
export async function changePage(
	db: Db,
	author: Actor<"content.change">,
	{ id, to, version, isUndo }: Pick<RowToChange<PageCode>, "id" | "to" | "version" | "isUndo">,
): Promise<RowResult> {
	if (to === "deleted") {
		const result = await deletePage(db, author, id, version);
		if (result === "done" || result === "missing") return { changed: result === "done" };
		return { problem: result };
	}
	const isPublished = to === "published";
	const page = isPublished || isUndo ? null : await findPage(db, id);
	if (page && isNeeded(page.page.slug)) return { problem: "needed" };
	return publishPage(db, author, { id, isPublished, version });
}
