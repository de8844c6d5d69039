import { and, eq, inArray, isNotNull, lte, type SQL, sql } from "drizzle-orm";
import type { Cache } from "~/platform/cache.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import { shownHtml } from "~/platform/html.server.ts";
import { type PagePlace, placeOf } from "~/values/pages.ts";
import type { Language } from "~/values/vocabulary.ts";
import { type BlogPost, type ListedPost, readingMinutes } from "./blog.ts";
import { blogTag } from "./blog-tag.ts";

export { blogTag };

const { blogPosts, blogPostTranslations, blogPostOldSlugs } = schema;

/** Of a post that has been published: the later of its two dates; of a draft it says nothing. */
const publicFrom = sql`greatest(${blogPosts.publishedAt}, ${blogPosts.customPublishDate})`;

/** A post is public once it has been published and none of its dates lies in the future; see `postState`. */
export const isPublic = and(isNotNull(blogPosts.publishedAt), lte(publicFrom, sql`now()`));

const date = sql<Date>`coalesce(${blogPosts.customPublishDate}, ${blogPosts.publishedAt})`.mapWith(
	blogPosts.publishedAt,
);

/** Public posts with a text in the language, newest first (shop document §7). */
function selectPosts(db: Db, language: Language, where?: SQL) {
	return db
		.select({
			id: blogPosts.id,
			slug: blogPostTranslations.slug,
			title: blogPostTranslations.title,
			metaDescription: blogPostTranslations.metaDescription,
			imageUrl: blogPosts.imageUrl,
			imageAlt: sql<string | null>`coalesce(${blogPostTranslations.imageAlt}, ${blogPosts.imageAlt})`,
			date,
		})
		.from(blogPosts)
		.innerJoin(
			blogPostTranslations,
			and(eq(blogPostTranslations.blogPostId, blogPosts.id), eq(blogPostTranslations.language, language)),
		)
		.where(and(isPublic, where))
		.orderBy(
			sql`${blogPosts.customPublishDate} desc nulls last, ${blogPosts.publishedAt} desc, ${blogPosts.id}`,
		);
}

/** Posts on one page of the list. */
const pageSize = 12;

/** How many public posts have a text in the language. One statement, kept. */
function countPosts(db: Db, cache: Cache, language: Language): Promise<number> {
	return cache.remember(`posts:${language}:count`, [blogTag], async () => {
		const [row] = await db
			.select({ count: sql<number>`count(*)::int` })
			.from(blogPosts)
			.innerJoin(
				blogPostTranslations,
				and(eq(blogPostTranslations.blogPostId, blogPosts.id), eq(blogPostTranslations.language, language)),
			)
			.where(isPublic);
		return row?.count ?? 0;
	});
}

/**
 * The page of the list of posts, the last one where a later one is asked for. Two statements, kept.
 * @param asked from 1
 */
export async function listPosts(
	db: Db,
	cache: Cache,
	language: Language,
	asked: number,
): Promise<PagePlace & { posts: ListedPost[] }> {
	const place = placeOf(asked, await countPosts(db, cache, language), pageSize);
	const posts = await cache.remember(`posts:${language}:${place.page}`, [blogTag], () =>
		selectPosts(db, language).limit(pageSize).offset(place.offset),
	);
	return { ...place, posts };
}

/** The newest public posts in the language. One statement. */
export function listNewestPosts(db: Db, language: Language, limit: number): Promise<ListedPost[]> {
	return selectPosts(db, language).limit(limit);
}

/** Public posts by their ids, in that order. One statement at most. */
export async function readPosts(db: Db, language: Language, ids: readonly string[]): Promise<ListedPost[]> {
	const posts = await listRelatedPosts(db, language, ids, ids.length);
	const byId = new Map(posts.map((post) => [post.id, post]));
	return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Those of some posts that are public and have a text in the language, newest first. One statement at most. */
export async function listRelatedPosts(
	db: Db,
	language: Language,
	ids: readonly string[],
	limit: number,
): Promise<ListedPost[]> {
	if (ids.length === 0) return [];
	return selectPosts(db, language, inArray(blogPosts.id, [...ids])).limit(limit);
}

/** A public post by its slug in the language; null when there is none. One statement, kept. */
export function findPost(db: Db, cache: Cache, language: Language, slug: string): Promise<BlogPost | null> {
	return cache.remember(`post:${language}:${slug}`, [blogTag], async () => {
		const rows = await db
			.select({ post: blogPosts, date, text: blogPostTranslations })
			.from(blogPostTranslations)
			.innerJoin(blogPosts, eq(blogPosts.id, blogPostTranslations.blogPostId))
			.where(
				and(
					isPublic,
					sql`${blogPosts.id} = (select blog_post_id from blog_post_translations
						where slug = ${slug} and language = ${language})`,
				),
			);
		const own = rows.find(({ text }) => text.language === language);
		if (!own) return null;
		const html = shownHtml(own.text.content);
		return {
			id: own.post.id,
			slug: own.text.slug,
			title: own.text.title,
			metaDescription: own.text.metaDescription,
			imageUrl: own.post.imageUrl,
			imageAlt: own.text.imageAlt ?? own.post.imageAlt,
			imageTitle: own.post.imageTitle,
			date: own.date,
			html,
			slugs: Object.fromEntries(rows.map(({ text }) => [text.language, text.slug])),
			readingMinutes: readingMinutes(html),
		};
	});
}

/** Milliseconds until the next scheduled post becomes public; null when there is none. One statement. */
export async function msUntilNextPost(db: Db): Promise<number | null> {
	const [row] = await db
		.select({ wait: sql<number | null>`extract(epoch from min(${publicFrom}) - now())::float8 * 1000` })
		.from(blogPosts)
		.where(and(isNotNull(blogPosts.publishedAt), sql`${publicFrom} > now()`));
	return row?.wait ?? null;
}

/**
 * The slug that a public post has now, by one that it had before in the language; null when none had it. One statement.
 */
export async function findMovedSlug(db: Db, language: Language, slug: string): Promise<string | null> {
	const [row] = await db
		.select({ slug: blogPostTranslations.slug })
		.from(blogPostOldSlugs)
		.innerJoin(blogPosts, eq(blogPosts.id, blogPostOldSlugs.blogPostId))
		.innerJoin(
			blogPostTranslations,
			and(eq(blogPostTranslations.blogPostId, blogPosts.id), eq(blogPostTranslations.language, language)),
		)
		.where(and(eq(blogPostOldSlugs.language, language), eq(blogPostOldSlugs.slug, slug), isPublic));
	return row?.slug ?? null;
}

/** The same post's slug in another language, found by its slug in any; null when there is none. One statement. */
export async function findSlugElsewhere(db: Db, language: Language, slug: string): Promise<string | null> {
	const [row] = await db
		.select({ slug: blogPostTranslations.slug })
		.from(blogPostTranslations)
		.innerJoin(blogPosts, eq(blogPosts.id, blogPostTranslations.blogPostId))
		.where(
			and(
				isPublic,
				eq(blogPostTranslations.language, language),
				sql`${blogPosts.id} in (select blog_post_id from blog_post_translations where slug = ${slug})`,
			),
		)
		// Two posts may share a slug in different languages: the Dutch one's owner is meant, being the default.
		.orderBy(
			sql`exists (select from blog_post_translations dutch where dutch.blog_post_id = ${blogPosts.id}
				and dutch.slug = ${slug} and dutch.language = 'nl') desc`,
		)
		.limit(1);
	return row?.slug ?? null;
}

/** How many public posts there are, for the sitemap. One statement. */
export function countPublicPosts(db: Db): Promise<number> {
	return db.$count(blogPosts, isPublic);
}

/** Slugs by language of some public posts, in the order of their ids, for the sitemap. One statement. */
export async function readPostSlugs(
	db: Db,
	offset: number,
	limit: number,
): Promise<Partial<Record<Language, string>>[]> {
	const { rows } = await db.execute<{ slugs: Partial<Record<Language, string>> }>(sql`
		select (select coalesce(jsonb_object_agg(language, slug), '{}') from blog_post_translations
			where blog_post_id = part.id) as slugs
		from (select ${blogPosts.id} as id from ${blogPosts} where ${isPublic}
			order by ${blogPosts.id} limit ${limit} offset ${offset}) part order by part.id`);
	return rows.map(({ slugs }) => slugs).filter((slugs) => Object.keys(slugs).length > 0);
}
