import { and, eq, or } from "drizzle-orm";
import { type Author, recordChange, type SaveAction } from "~/desk/history/audit.server.ts";
import { titleIn } from "~/desk/history/label.ts";
import { announceChange } from "~/platform/cache-notice.server.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { sanitizeHtml } from "~/platform/html.server.ts";
import { forEach } from "~/values/closed-set.ts";
import { isUuid } from "~/values/uuid.ts";
import { languages } from "~/values/vocabulary.ts";
import { blogTag } from "../blog-tag.ts";
import { listTakenSlugs, lockPost } from "./blog-admin.store.server.ts";
import { type EditedPost, type LanguageSlug, nextVersion, savedDate, slugsOf } from "./blog-admin.ts";

const { blogPosts, blogPostTranslations, blogPostOldSlugs } = schema;

export type SaveResult =
	| { saved: true; id: string }
	| { saved: false; problem: "missing" }
	| { saved: false; problem: "slugTaken"; taken: LanguageSlug[] }
	/** Someone else saved since. @property current of the version that is stored now */
	| { saved: false; problem: "stale"; current: string };

function isSlugTaken(error: unknown): boolean {
	const cause = (error as { cause?: { code?: string; constraint?: string } }).cause;
	return cause?.code === "23505" && cause.constraint === "blog_post_translations_language_slug";
}

/** Runs a save; a slug that another post has, even since this moment, is an answer and no failure. */
async function savingSlugs(
	db: Db,
	texts: EditedPost["texts"],
	own: string | null,
	save: (tx: Transaction) => Promise<SaveResult>,
): Promise<SaveResult> {
	const findTaken = (on: Db | Transaction) => listTakenSlugs(on, slugsOf(texts), own);
	const refuse = (taken: LanguageSlug[]) => ({ saved: false, problem: "slugTaken", taken }) as const;
	try {
		return await db.transaction(async (tx) => {
			const taken = await findTaken(tx);
			return taken.length > 0 ? refuse(taken) : await save(tx);
		});
	} catch (error) {
		const taken = isSlugTaken(error) ? await findTaken(db) : [];
		if (taken.length > 0) return refuse(taken);
		throw error;
	}
}

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

/**
 * Keeps the addresses that a post loses, so that they lead to it for good. A slug in use is no old one, whichever post
 * had it before.
 */
async function keepOldSlugs(
	tx: Transaction,
	blogPostId: string,
	before: readonly LanguageSlug[],
	after: readonly LanguageSlug[],
): Promise<void> {
	const { language, slug } = blogPostOldSlugs;
	const inUse = or(...after.map((one) => and(eq(language, one.language), eq(slug, one.slug))));
	if (inUse) await tx.delete(blogPostOldSlugs).where(inUse);
	const lost = before.filter((one) =>
		after.every((other) => other.language !== one.language || other.slug !== one.slug),
	);
	if (lost.length === 0) return;
	await tx
		.insert(blogPostOldSlugs)
		.values(lost.map((one) => ({ ...one, blogPostId })))
		// It was another post's before: the last one to have had it counts.
		.onConflictDoUpdate({ target: [language, slug], set: { blogPostId, createdAt: new Date() } });
}

/** Stores a new post with its texts. Admins only. */
export function createPost(db: Db, author: Author, given: EditedPost, now: Date): Promise<SaveResult> {
	const { texts, isPublished, ...facts } = cleanPost(given);
	return savingSlugs(db, texts, null, async (tx) => {
		const row = { ...facts, publishedAt: isPublished ? now : null };
		const [post] = await tx.insert(blogPosts).values(row).returning({ id: blogPosts.id });
		if (!post) throw new Error("the post was not stored");
		await storeTexts(tx, post.id, texts);
		await keepOldSlugs(tx, post.id, [], slugsOf(texts));
		await recordChange(tx, author, {
			entity: "blog_post",
			entityId: post.id,
			label: titleIn(texts) ?? "",
			action: "create",
			after: { ...row, texts },
		});
		await announceChange(tx, [blogTag]);
		return { saved: true, id: post.id };
	});
}

/**
 * Stores a post with its texts, unless someone else saved it since. One that is published keeps the moment at which it
 * was first; one that becomes a draft forgets it. Admins only.
 * @param input.seen the moment of the save that the author's form shows
 * @param input.publishedAt when the post was first published, where an older version says it
 */
export async function updatePost(
	db: Db,
	author: Author,
	input: { id: string; seen: string; post: EditedPost; publishedAt?: Date | null; action?: SaveAction },
	now: Date,
): Promise<SaveResult> {
	const { id, seen, action = "update" } = input;
	if (!isUuid(id)) return { saved: false, problem: "missing" };
	const { texts, isPublished, ...facts } = cleanPost(input.post);
	return savingSlugs(db, texts, id, async (tx) => {
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
		await keepOldSlugs(tx, id, slugsOf(before.texts), slugsOf(texts));
		await recordChange(tx, author, {
			entity: "blog_post",
			entityId: id,
			label: titleIn(texts) ?? "",
			action,
			before: { ...before, publishedAt: stored.publishedAt },
			after: { ...row, texts },
		});
		await announceChange(tx, [blogTag]);
		return { saved: true, id };
	});
}
