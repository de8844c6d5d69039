import { arrayContains, eq, sql } from "drizzle-orm";
import { recordChange } from "~/desk/history/audit.server.ts";
import { keepRows } from "~/desk/history/kept-rows.server.ts";
import { titleIn } from "~/desk/history/label.ts";
import { announceChange } from "~/platform/cache-notice.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import type { Actor } from "~/values/rights.ts";
import { isUuid } from "~/values/uuid.ts";
import { blogTag } from "../blog-tag.ts";
import { lockPost } from "./blog-admin.store.server.ts";

const { blogPosts, blogPostTranslations, blogPostOldSlugs, landingPages } = schema;

/**
 * Deletes a post with its texts and takes it from the landing pages that it was related to. The history keeps what it
 * takes to undo that. Admins only.
 * @param version that its author saw, of a post that is to be deleted as it was then
 */
export async function deletePost(
	db: Db,
	author: Actor<"content.change">,
	id: string,
	version?: string,
): Promise<"done" | "missing" | "moved"> {
	if (!isUuid(id)) return "missing";
	return db.transaction(async (tx) => {
		const stored = await lockPost(tx, id);
		if (!stored) return "missing";
		if (version !== undefined && version !== stored.seen) return "moved";
		const rows = await keepRows(tx, [
			[blogPosts, eq(blogPosts.id, id)],
			[blogPostTranslations, eq(blogPostTranslations.blogPostId, id)],
			[blogPostOldSlugs, eq(blogPostOldSlugs.blogPostId, id)],
		]);
		const isRelated = arrayContains(landingPages.relatedBlogPostIds, [id]);
		const place = sql<number>`array_position(${landingPages.relatedBlogPostIds}, ${id}::uuid)`;
		const related = await tx
			.select({ id: landingPages.id, place })
			.from(landingPages)
			.where(isRelated)
			.for("update");
		await tx
			.update(landingPages)
			.set({ relatedBlogPostIds: sql`array_remove(${landingPages.relatedBlogPostIds}, ${id}::uuid)` })
			.where(isRelated);
		await tx.delete(blogPosts).where(eq(blogPosts.id, id));
		const { isPublished: _was, ...before } = stored.post;
		await recordChange(tx, author, {
			entity: "blog_post",
			entityId: id,
			label: titleIn(before.texts) ?? "",
			action: "delete",
			before: {
				...before,
				publishedAt: stored.publishedAt,
				kept: { rows, links: { landingPages: related } },
			},
		});
		await announceChange(tx, [blogTag]);
		return "done";
	});
}
