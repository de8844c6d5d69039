import type { RowToChange } from "~/desk/several/answer-several.server.ts";
import type { RowResult } from "~/desk/several/several.ts";
import type { Db } from "~/platform/db.server.ts";
import type { Actor } from "~/values/rights.ts";
import { publishedBefore } from "./blog-admin.store.server.ts";
import type { PostCode } from "./blog-admin.ts";
import { deletePost } from "./delete-post.server.ts";
import { publishPost } from "./publish-post.server.ts";

/**
 * Publishes one of several posts, makes it a draft or deletes it, unless somebody has changed it since it was seen. One
 * that goes back to what it was has its old date again. What is gone is deleted. Admins only.
 */
export async function changePost(
	db: Db,
	author: Actor<"content.change">,
	{ id, to, version, isUndo }: Pick<RowToChange<PostCode>, "id" | "to" | "version" | "isUndo">,
	now: Date,
): Promise<RowResult> {
	if (to === "deleted") {
		const result = await deletePost(db, author, id, version);
		return result === "moved" ? { problem: result } : { changed: result === "done" };
	}
	const before = isUndo && to !== "draft" ? await publishedBefore(db, id) : null;
	return publishPost(db, author, { id, publishedAt: to === "draft" ? null : (before ?? now), version }, now);
}
