import { eq } from "drizzle-orm";
import type { StatusResult } from "~/desk/detail/status-change.ts";
import { type Change, recordChange } from "~/desk/history/audit.server.ts";
import { titleIn } from "~/desk/history/label.ts";
import { nextVersion } from "~/desk/record/version.ts";
import { announceChange } from "~/platform/cache-notice.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import type { Actor } from "~/values/rights.ts";
import { isUuid } from "~/values/uuid.ts";
import { blogTag } from "../blog-tag.ts";
import { lockPost } from "./blog-admin.store.server.ts";

const { blogPosts } = schema;

/**
 * Publishes a post or makes it a draft; nothing else of it is touched. One that is published keeps the moment at which it
 * was first, unless an older one is restored. Admins only.
 * @param input.publishedAt the moment of publishing; null: a draft
 * @param input.version that its author saw, of a post that is to be published as it was then
 */
export async function publishPost(
	db: Db,
	author: Actor<"content.change">,
	input: {
		id: string;
		publishedAt: Date | null;
		version?: string;
		action?: Extract<Change["action"], "publish" | "restore">;
	},
	now: Date,
): Promise<StatusResult> {
	const { id, publishedAt, version, action = "publish" } = input;
	if (!isUuid(id)) return { problem: "missing" };
	return db.transaction(async (tx): Promise<StatusResult> => {
		const stored = await lockPost(tx, id);
		if (!stored) return { problem: "missing" };
		const was = stored.publishedAt;
		const keeps = action === "publish" && was !== null && publishedAt !== null;
		if (keeps || was?.getTime() === publishedAt?.getTime()) return { changed: false };
		if (version !== undefined && version !== stored.seen) return { problem: "moved" };
		await tx
			.update(blogPosts)
			.set({ publishedAt, updatedAt: nextVersion(stored.savedAt, now) })
			.where(eq(blogPosts.id, id));
		await recordChange(tx, author, {
			...({ entity: "blog_post", entityId: id, label: titleIn(stored.post.texts) ?? "", action } as const),
			...{ before: { publishedAt: was }, after: { publishedAt } },
		});
		await announceChange(tx, [blogTag]);
		return { changed: true };
	});
}
