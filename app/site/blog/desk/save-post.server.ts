import { eq } from "drizzle-orm";
import { recordChange, type SaveAction } from "~/desk/history/audit.server.ts";
import { titleIn } from "~/desk/history/label.ts";
import type { SaveResult } from "~/desk/record/save.ts";
import { keepOldSlugs, type SlugHome, savingSlugs, slugsOf } from "~/desk/record/slug-keeper.server.ts";
import { nextVersion } from "~/desk/record/version.ts";
import { announceChange } from "~/platform/cache-notice.server.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { sanitizeHtml } from "~/platform/html.server.ts";
import { forEach } from "~/values/closed-set.ts";
import type { Actor } from "~/values/rights.ts";
import { isUuid } from "~/values/uuid.ts";
import { languages } from "~/values/vocabulary.ts";
import { blogTag } from "../blog-tag.ts";
import { lockPost } from "./blog-admin.store.server.ts";
import { type EditedPost, savedDate } from "./blog-admin.ts";

const { blogPosts, blogPostTranslations, blogPostOldSlugs } = schema;

/** Where posts have their slugs. */
export const postSlugs: SlugHome = {
	current: {
		table: blogPostTranslations,
		slug: blogPostTranslations.slug,
		owner: blogPostTranslations.blogPostId,
		language: blogPostTranslations.language,
	},
	constraint: "blog_post_translations_language_slug",
	old: {
		table: blogPostOldSlugs,
		slug: blogPostOldSlugs.slug,
		owner: "blog_post_id",
		language: blogPostOldSlugs.language,
	},
};

function cleanPost(post: EditedPost): EditedPost {
	const texts = forEach(languages, (language) => {
		const text = post.texts[language];
		return text && { ...text, content: sanitizeHtml(text.content).trim() };
	});
	return { ...post, texts };
}

/** The post's texts become exactly these. */
async function storeTexts(tx: Transaction, blogPostId: string, texts: EditedPost["texts"]): Promise<void> {
	await tx.delete(blogPostTranslations).where(eq(blogPostTranslations.blogPostId, blogPostId));
	await tx.insert(blogPostTranslations).values(
		languages.flatMap((language) => {
			const text = texts[language];
			return text ? [{ blogPostId, language, ...text }] : [];
		}),
	);
}

/** Stores a new post with its texts. Admins only. */
export function createPost(
	db: Db,
	author: Actor<"content.change">,
	given: EditedPost,
	now: Date,
): Promise<SaveResult<{ id: string }>> {
	const { texts, isPublished, ...facts } = cleanPost(given);
	return savingSlugs(
		db,
		postSlugs,
		{ slugs: slugsOf(texts), own: null },
		async (tx): Promise<SaveResult<{ id: string }>> => {
			const row = { ...facts, publishedAt: isPublished ? now : null };
			const [post] = await tx.insert(blogPosts).values(row).returning({ id: blogPosts.id });
			if (!post) throw new Error("the post was not stored");
			await storeTexts(tx, post.id, texts);
			await keepOldSlugs(tx, postSlugs, post.id, { before: [], after: slugsOf(texts) });
			await recordChange(tx, author, {
				...{ entity: "blog_post", entityId: post.id, label: titleIn(texts) ?? "", action: "create" },
				after: { ...row, texts },
			});
			await announceChange(tx, [blogTag]);
			return { saved: true, id: post.id };
		},
	);
}

/**
 * Stores a post with its texts, unless someone else saved it since. One that is published keeps the moment at which it
 * was first; one that becomes a draft forgets it. Admins only.
 * @param input.seen the version that the author's form shows
 * @param input.publishedAt when the post was first published, where an older version says it
 */
export async function updatePost(
	db: Db,
	author: Actor<"content.change">,
	input: { id: string; seen: string; post: EditedPost; publishedAt?: Date | null; action?: SaveAction },
	now: Date,
): Promise<SaveResult<{ id: string }>> {
	const { id, seen, action = "update" } = input;
	if (!isUuid(id)) return { saved: false, problem: "missing" };
	const { texts, isPublished, ...facts } = cleanPost(input.post);
	return savingSlugs(
		db,
		postSlugs,
		{ slugs: slugsOf(texts), own: id },
		async (tx): Promise<SaveResult<{ id: string }>> => {
			const stored = await lockPost(tx, id);
			if (!stored) return { saved: false, problem: "missing" };
			if (stored.seen !== seen) return { saved: false, problem: "stale", current: stored.seen };
			const { isPublished: _was, ...before } = stored.post;
			const row = {
				...facts,
				customPublishDate: savedDate(before.customPublishDate, facts.customPublishDate),
				publishedAt: isPublished ? (input.publishedAt ?? stored.publishedAt ?? now) : null,
			};
			await tx
				.update(blogPosts)
				.set({ ...row, updatedAt: nextVersion(stored.savedAt, now) })
				.where(eq(blogPosts.id, id));
			await storeTexts(tx, id, texts);
			await keepOldSlugs(tx, postSlugs, id, { before: slugsOf(before.texts), after: slugsOf(texts) });
			await recordChange(tx, author, {
				...{ entity: "blog_post", entityId: id, label: titleIn(texts) ?? "", action },
				before: { ...before, publishedAt: stored.publishedAt },
				after: { ...row, texts },
			});
			await announceChange(tx, [blogTag]);
			return { saved: true, id };
		},
	);
}
