import { arrayContains, eq, sql } from "drizzle-orm";
import { type Author, recordChange } from "~/desk/history/audit.server.ts";
import { announceChange } from "~/platform/cache-notice.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import { isUuid } from "~/values/uuid.ts";
import { blogTag } from "../blog-tag.ts";
import { lockPost } from "./blog-admin.store.server.ts";

const { blogPosts, landingPages } = schema;

/**
 * Deletes a post with its texts and takes it from the landing pages that it was related to. Admins only.
 * @returns false when there is no such post
 */
export async function deletePost(db: Db, author: Author, id: string): Promise<boolean> {
	if (!isUuid(id)) return false;
	return db.transaction(async (tx) => {
		const stored = await lockPost(tx, id);
		if (!stored) return false;
		const related = await tx
			.update(landingPages)
			.set({ relatedBlogPostIds: sql`array_remove(${landingPages.relatedBlogPostIds}, ${id}::uuid)` })
			.where(arrayContains(landingPages.relatedBlogPostIds, [id]))
			.returning({ id: landingPages.id });
		await tx.delete(blogPosts).where(eq(blogPosts.id, id));
		const { isPublished: _was, ...before } = stored.post;
		await recordChange(tx, author, {
			...{ entity: "blog_post", entityId: id, action: "delete" },
			before: {
				...before,
				publishedAt: stored.publishedAt,
				relatedLandingPageIds: related.map((page) => page.id),
			},
		});
		await announceChange(tx, [blogTag]);
		return true;
	});
}
