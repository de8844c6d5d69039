import { and, eq, sql } from "drizzle-orm";
import { type Author, recordChange, type SaveAction } from "~/desk/history/audit.server.ts";
import { titleIn } from "~/desk/history/label.ts";
import { announceChange } from "~/platform/cache-notice.server.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { sanitizeHtml } from "~/platform/html.server.ts";
import { forEach } from "~/values/closed-set.ts";
import { isUuid } from "~/values/uuid.ts";
import { languages } from "~/values/vocabulary.ts";
import { contentTag } from "../content-tag.ts";
import { findPage } from "./page-admin.store.server.ts";
import { type EditedPage, isNeeded, type PageText } from "./page-admin.ts";

const { landingPageOldSlugs, landingPages, landingPageTranslations } = schema;

export type SaveResult =
	| { saved: true; id: string }
	| { saved: false; problem: "slugTaken" | "slugFixed" | "missing" }
	/** Someone else saved since. @property current of the version that is stored now */
	| { saved: false; problem: "stale"; current: string };

function isSlugTaken(error: unknown): boolean {
	const cause = (error as { cause?: { code?: string; constraint?: string } }).cause;
	return cause?.code === "23505" && cause.constraint === "landing_pages_slug_unique";
}

/** Runs a save; two pages with one slug, even at the same moment, are an answer and no failure. */
async function savingSlug(save: () => Promise<SaveResult>): Promise<SaveResult> {
	try {
		return await save();
	} catch (error) {
		if (isSlugTaken(error)) return { saved: false, problem: "slugTaken" };
		throw error;
	}
}

function cleanText(text: PageText): PageText {
	return { ...text, contentHtml: text.contentHtml && (sanitizeHtml(text.contentHtml).trim() || null) };
}

function cleanPage({ texts, ...facts }: EditedPage) {
	return { facts, texts: forEach(languages, (code) => texts[code] && cleanText(texts[code])) };
}

/** The page's texts become exactly these; the older content column gives way to the HTML. */
async function storeTexts(tx: Transaction, pageId: string, texts: EditedPage["texts"]): Promise<void> {
	for (const language of languages) {
		const text = texts[language];
		if (!text) {
			await tx
				.delete(landingPageTranslations)
				.where(
					and(
						eq(landingPageTranslations.landingPageId, pageId),
						eq(landingPageTranslations.language, language),
					),
				);
			continue;
		}
		const values = { ...text, content: null, updatedAt: new Date() };
		await tx
			.insert(landingPageTranslations)
			.values({ landingPageId: pageId, language, ...values })
			.onConflictDoUpdate({
				target: [landingPageTranslations.landingPageId, landingPageTranslations.language],
				set: values,
			});
	}
}

/**
 * The slug that a page has now leads to no other page; the one that it had leads to it for good.
 * @param before null for a new page
 */
async function keepOldSlug(
	tx: Transaction,
	landingPageId: string,
	{ before, now }: { before: string | null; now: string },
): Promise<void> {
	await tx.delete(landingPageOldSlugs).where(eq(landingPageOldSlugs.slug, now));
	if (before === null || before === now) return;
	await tx
		.insert(landingPageOldSlugs)
		.values({ slug: before, landingPageId })
		.onConflictDoUpdate({
			target: landingPageOldSlugs.slug,
			set: { landingPageId, createdAt: sql`now()` },
		});
}

/** Stores a new landing page with its texts. Admins only. */
export function createPage(db: Db, author: Author, page: EditedPage): Promise<SaveResult> {
	const { facts, texts } = cleanPage(page);
	return savingSlug(() =>
		db.transaction(async (tx): Promise<SaveResult> => {
			const [row] = await tx.insert(landingPages).values(facts).returning({ id: landingPages.id });
			if (!row) throw new Error("the page was not stored");
			await keepOldSlug(tx, row.id, { before: null, now: facts.slug });
			await storeTexts(tx, row.id, texts);
			const after = { ...facts, texts };
			await recordChange(tx, author, {
				entity: "landing_page",
				entityId: row.id,
				label: titleIn(texts) ?? facts.slug,
				action: "create",
				after,
			});
			await announceChange(tx, [contentTag]);
			return { saved: true, id: row.id };
		}),
	);
}

/**
 * Stores a landing page with its texts, unless someone else saved it since. Admins only.
 * @param seen the moment of the save that the author's form shows
 */
export function updatePage(
	db: Db,
	author: Author,
	input: { id: string; seen: string; page: EditedPage; action?: SaveAction },
): Promise<SaveResult> {
	const { id, seen, action = "update" } = input;
	if (!isUuid(id)) return Promise.resolve({ saved: false, problem: "missing" });
	const { facts, texts } = cleanPage(input.page);
	return savingSlug(() =>
		db.transaction(async (tx): Promise<SaveResult> => {
			const locked = await tx
				.select({ id: landingPages.id })
				.from(landingPages)
				.where(eq(landingPages.id, id))
				.for("update");
			const stored = locked.length > 0 ? await findPage(tx, id) : null;
			if (!stored) return { saved: false, problem: "missing" };
			if (stored.seen !== seen) return { saved: false, problem: "stale", current: stored.seen };
			const before = stored.page;
			if (facts.slug !== before.slug && isNeeded(before.slug)) return { saved: false, problem: "slugFixed" };
			await tx.update(landingPages).set(facts).where(eq(landingPages.id, id));
			await keepOldSlug(tx, id, { before: before.slug, now: facts.slug });
			await storeTexts(tx, id, texts);
			const after = { ...facts, texts };
			await recordChange(tx, author, {
				entity: "landing_page",
				entityId: id,
				label: titleIn(texts) ?? facts.slug,
				action,
				before,
				after,
			});
			await announceChange(tx, [contentTag]);
			return { saved: true, id };
		}),
	);
}
