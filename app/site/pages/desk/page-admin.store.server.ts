import { and, asc, count, desc, eq, inArray, sql } from "drizzle-orm";
import { containsAny } from "~/desk/list/contains.server.ts";
import { pageSize } from "~/desk/list/list-query.ts";
import { versionName } from "~/desk/record/version.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { forEach } from "~/values/closed-set.ts";
import { isUuid } from "~/values/uuid.ts";
import { type Language, languages } from "~/values/vocabulary.ts";
import type {
	Choice,
	EditedPage,
	ListedPage,
	PageChoices,
	PageListQuery,
	PageSort,
	PageText,
} from "./page-admin.ts";

const {
	auditLog,
	blogPostTranslations,
	blogPosts,
	landingPages,
	landingPageTranslations,
	products,
	productTranslations,
} = schema;

function matching(query: PageListQuery) {
	return and(
		query.choice ? eq(landingPages.visibility, query.choice) : undefined,
		query.search ? containsAny([landingPageTranslations.title, landingPages.slug], query.search) : undefined,
	);
}

function inLanguage(language: Language) {
	return and(
		eq(landingPageTranslations.landingPageId, landingPages.id),
		eq(landingPageTranslations.language, language),
	);
}

/** A page without a title in the language stands by its slug. */
const sorts = {
	newest: desc(landingPages.createdAt),
	title: asc(sql`plain_letters(coalesce(${landingPageTranslations.title}, ${landingPages.slug}))`),
	changed: desc(landingPages.updatedAt),
} as const satisfies Record<PageSort, unknown>;

/**
 * A page of the landing pages that match a query, drafts included, newest first (shop document §7) unless asked otherwise,
 * and how many match in all. Two statements.
 */
export async function listPages(
	db: Db,
	language: Language,
	query: PageListQuery,
): Promise<{ pages: ListedPage[]; total: number }> {
	const pages = await db
		.select({
			id: landingPages.id,
			slug: landingPages.slug,
			title: landingPageTranslations.title,
			visibility: landingPages.visibility,
			menuSection: landingPages.menuSection,
			isPublished: landingPages.isPublished,
		})
		.from(landingPages)
		.leftJoin(landingPageTranslations, inLanguage(language))
		.where(matching(query))
		.orderBy(sorts[query.sort ?? "newest"], asc(landingPages.slug))
		.limit(pageSize)
		.offset((query.page - 1) * pageSize);
	const [row] = await db
		.select({ total: count() })
		.from(landingPages)
		.leftJoin(landingPageTranslations, inLanguage(language))
		.where(matching(query));
	return { pages, total: row?.total ?? 0 };
}

/** Pages that were ticked, as they are in the language of the list, with their versions. One statement. */
export async function pagesByIds(db: Db, language: Language, ids: readonly string[]) {
	const { id, slug, isPublished, updatedAt } = landingPages;
	const rows = await db
		.select({ id, slug, isPublished, updatedAt, title: landingPageTranslations.title })
		.from(landingPages)
		.leftJoin(landingPageTranslations, inLanguage(language))
		.where(inArray(id, [...ids]));
	return rows.map(({ updatedAt: savedAt, ...page }) => ({ ...page, version: versionName(savedAt) }));
}

type TextRow = typeof landingPageTranslations.$inferSelect;

function textOf(row: TextRow): PageText {
	return {
		title: row.title,
		metaTitle: row.metaTitle,
		metaDescription: row.metaDescription,
		metaKeywords: row.metaKeywords,
		canonicalUrl: row.canonicalUrl,
		// What visitors see: the older column counts where the newer is empty.
		contentHtml: row.contentHtml || row.content,
		ogTitle: row.ogTitle,
		ogDescription: row.ogDescription,
		ogImageUrl: row.ogImageUrl,
		structuredData: row.structuredData,
	};
}

/** A page as it is stored. @property seen names its version, for `updatePage` */
export type StoredPage = { id: string; seen: string; page: EditedPage };

/** A landing page with all its texts, published or not; null when there is none. One statement. */
export async function findPage(db: Db | Transaction, id: string): Promise<StoredPage | null> {
	if (!isUuid(id)) return null;
	const row = await db.query.landingPages.findFirst({
		where: eq(landingPages.id, id),
		with: { translations: true },
	});
	if (!row) return null;
	const texts = forEach(languages, (language) => {
		const own = row.translations.find((text) => text.language === language);
		return own ? textOf(own) : null;
	});
	const { slug, isPublished, visibility, menuSection, menuOrder, relatedProductIds, relatedBlogPostIds } =
		row;
	return {
		id: row.id,
		seen: versionName(row.updatedAt),
		page: {
			...{ slug, isPublished, visibility, menuSection, menuOrder, relatedProductIds, relatedBlogPostIds },
			texts,
		},
	};
}

/** What a page can be related to, with its title in the language, else in any. Two statements. */
export async function listChoices(db: Db, language: Language): Promise<PageChoices> {
	const ownFirst = (column: typeof productTranslations.language | typeof blogPostTranslations.language) =>
		sql`${column} = ${language} desc, ${column}`;
	const productRows = await db
		.selectDistinctOn([products.id], { id: products.id, title: productTranslations.title })
		.from(products)
		.innerJoin(productTranslations, eq(productTranslations.productId, products.id))
		.orderBy(products.id, ownFirst(productTranslations.language));
	const postRows = await db
		.selectDistinctOn([blogPosts.id], { id: blogPosts.id, title: blogPostTranslations.title })
		.from(blogPosts)
		.innerJoin(blogPostTranslations, eq(blogPostTranslations.blogPostId, blogPosts.id))
		.orderBy(blogPosts.id, ownFirst(blogPostTranslations.language));
	const byTitle = (one: Choice, other: Choice) => one.title.localeCompare(other.title, language);
	return { products: productRows.toSorted(byTitle), posts: postRows.toSorted(byTitle) };
}

/**
 * What products and posts are called, by their ids: their title in the language, else in any; what the history last
 * called them where they are gone. One statement.
 */
export async function listNames(
	db: Db,
	language: Language,
	ids: readonly string[],
): Promise<Map<string, string>> {
	const wanted = sql.param(ids);
	const { rows } = await db.execute<{ id: string; name: string }>(sql`
		select distinct on (id) id, name from (
			select product_id::text as id, title as name, (language = ${language})::int as rank
			from ${productTranslations} where product_id = any(${wanted}::uuid[])
			union all
			select blog_post_id::text, title, (language = ${language})::int
			from ${blogPostTranslations} where blog_post_id = any(${wanted}::uuid[])
			union all
			select entity_id, label, -1 from ${auditLog} where entity_id = any(${wanted}::text[]) and label <> ''
		) as named order by id, rank desc`);
	return new Map(rows.map(({ id, name }) => [id, name]));
}
