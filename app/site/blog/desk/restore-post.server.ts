import { eq, sql } from "drizzle-orm";
import { recordChange } from "~/desk/history/audit.server.ts";
import { putBack, readKept, rejoinLists } from "~/desk/history/kept-rows.server.ts";
import { type RestoreResult, restoredBy } from "~/desk/history/restore.ts";
import type { Restorer, Restoring, StoredChange } from "~/desk/history/restorer.server.ts";
import { undeleting } from "~/desk/history/undelete.server.ts";
import { listTakenSlugs, slugsOf } from "~/desk/record/slug-keeper.server.ts";
import { versionName } from "~/desk/record/version.ts";
import { announceChange } from "~/platform/cache-notice.server.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { isUuid } from "~/values/uuid.ts";
import { blogTag } from "../blog-tag.ts";
import { postSnapshot, publishSnapshot } from "./post-snapshot.ts";
import { publishPost } from "./publish-post.server.ts";
import { postSlugs, updatePost } from "./save-post.server.ts";

const { blogPosts, blogPostOldSlugs, blogPostTranslations, landingPages } = schema;

const unreadable = { restored: false, problem: "unreadable" } as const;

/** A slug in use is no old one; an old one that has become another post's stays that one's. */
async function settleOldSlugs(tx: Transaction, id: string): Promise<void> {
	await tx.execute(sql`
		delete from ${blogPostOldSlugs} old using ${blogPostTranslations} used
		where used.language = old.language and used.slug = old.slug
			and (used.blog_post_id = ${id} or old.blog_post_id = ${id})`);
}

/** Brings a deleted post back as it was, with its old addresses and its place on landing pages. Admins only. */
async function undelete(db: Db, author: Restoring, change: StoredChange): Promise<RestoreResult> {
	const { entityId: id, label, before } = change;
	const kept = readKept(before);
	const post = postSnapshot.safeParse(before).data;
	if (!kept || !post) return unreadable;
	return undeleting(db, change, async (tx) => {
		if ((await tx.$count(blogPosts, eq(blogPosts.id, id))) > 0) return { restored: false, problem: "exists" };
		const taken = await listTakenSlugs(tx, postSlugs, slugsOf(post.texts), null);
		if (taken.length > 0) {
			return { restored: false, problem: "slugTaken", taken: taken.map(({ slug }) => slug) };
		}
		await putBack(tx, kept, blogPosts);
		await putBack(tx, kept, blogPostTranslations);
		await putBack(tx, kept, blogPostOldSlugs, sql`on conflict do nothing`);
		await settleOldSlugs(tx, id);
		const lists = { table: landingPages, lists: "related_blog_post_ids" };
		await rejoinLists(tx, lists, id, kept.links.landingPages);
		await recordChange(tx, author, {
			...({ entity: "blog_post", entityId: id, label, action: "restore" } as const),
			after: post,
		});
		await announceChange(tx, [blogTag]);
		return { restored: true };
	});
}

export const postRestorer: Restorer = {
	tags: [blogTag],
	async seenOf(db, { entityId: id }) {
		if (!isUuid(id)) return null;
		const [row] = await db
			.select({ savedAt: blogPosts.updatedAt })
			.from(blogPosts)
			.where(eq(blogPosts.id, id));
		return row ? versionName(row.savedAt) : null;
	},
	async restore(db, author, { change, version, seen }, now) {
		const id = change.entityId;
		const moment = publishSnapshot.safeParse(version).data;
		if (moment) {
			const wanted = { id, ...moment, version: seen, action: "restore" } as const;
			const result = await publishPost(db, author, wanted, now);
			if (!("problem" in result)) return { restored: true };
			return { restored: false, problem: result.problem === "moved" ? "stale" : "missing" };
		}
		const found = postSnapshot.safeParse(version).data;
		if (!found) return unreadable;
		const { publishedAt, ...facts } = found;
		const post = { ...facts, isPublished: publishedAt !== null };
		const input = { id, seen, post, publishedAt, action: "restore" } as const;
		return restoredBy(await updatePost(db, author, input, now));
	},
	undelete,
};
