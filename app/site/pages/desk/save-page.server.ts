import { and, eq } from "drizzle-orm";
import { recordChange, type SaveAction } from "~/desk/history/audit.server.ts";
import { titleIn } from "~/desk/history/label.ts";
import type { SaveResult, Slug } from "~/desk/record/save.ts";
import { keepOldSlugs, type SlugHome, savingSlugs } from "~/desk/record/slug-keeper.server.ts";
import { nextVersion } from "~/desk/record/version.ts";
import { announceChange } from "~/platform/cache-notice.server.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { sanitizeHtml } from "~/platform/html.server.ts";
import { forEach } from "~/values/closed-set.ts";
import type { Actor } from "~/values/rights.ts";
import { isUuid } from "~/values/uuid.ts";
import { languages } from "~/values/vocabulary.ts";
import { contentTag } from "../content-tag.ts";
import type { PageError } from "./page.schema.ts";
import { findPage } from "./page-admin.store.server.ts";
import { type EditedPage, isNeeded, type PageText } from "./page-admin.ts";

const { landingPageOldSlugs, landingPages, landingPageTranslations } = schema;

const slugs: SlugHome = {
	current: { table: landingPages, slug: landingPages.slug, owner: landingPages.id },
	constraint: "landing_pages_slug_unique",
	old: {
		table: landingPageOldSlugs,
		slug: landingPageOldSlugs.slug,
		owner: "landing_page_id",
	},
};

/** A page's one slug, the same in every language. */
const slugOf = ({ slug }: { slug: string }): Slug[] => [{ language: null, slug }];

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

/** Stores a new landing page with its texts. Admins only. */
export function createPage(
	db: Db,
	author: Actor<"content.change">,
	page: EditedPage,
): Promise<SaveResult<{ id: string }>> {
	const { facts, texts } = cleanPage(page);
	return savingSlugs(
		db,
		slugs,
		{ slugs: slugOf(facts), own: null },
		async (tx): Promise<SaveResult<{ id: string }>> => {
			const [row] = await tx.insert(landingPages).values(facts).returning({ id: landingPages.id });
			if (!row) throw new Error("the page was not stored");
			await keepOldSlugs(tx, slugs, row.id, { before: [], after: slugOf(facts) });
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
		},
	);
}

/**
 * Stores a landing page with its texts, unless someone else saved it since. Admins only.
 * @param seen the version that the author's form shows
 */
export async function updatePage(
	db: Db,
	author: Actor<"content.change">,
	input: { id: string; seen: string; page: EditedPage; action?: SaveAction },
): Promise<SaveResult<{ id: string }>> {
	const { id, seen, action = "update" } = input;
	if (!isUuid(id)) return { saved: false, problem: "missing" };
	const { facts, texts } = cleanPage(input.page);
	return savingSlugs(
		db,
		slugs,
		{ slugs: slugOf(facts), own: id },
		async (tx): Promise<SaveResult<{ id: string }>> => {
			const locked = await tx
				.select({ id: landingPages.id })
				.from(landingPages)
				.where(eq(landingPages.id, id))
				.for("update");
			const stored = locked.length > 0 ? await findPage(tx, id) : null;
			if (!stored) return { saved: false, problem: "missing" };
			if (stored.seen !== seen) return { saved: false, problem: "stale", current: stored.seen };
			const before = stored.page;
			if (facts.slug !== before.slug && isNeeded(before.slug)) {
				return { saved: false, problem: "invalid", errors: { slug: "slugFixed" satisfies PageError } };
			}
			await tx
				.update(landingPages)
				.set({ ...facts, updatedAt: nextVersion(new Date(stored.seen), new Date()) })
				.where(eq(landingPages.id, id));
			await keepOldSlugs(tx, slugs, id, { before: slugOf(before), after: slugOf(facts) });
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
		},
	);
}
