import { and, asc, eq, isNotNull, lte, sql } from "drizzle-orm";
import type { Cache } from "~/platform/cache.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import { shownHtml } from "~/platform/html.server.ts";
import type { Language } from "~/values/vocabulary.ts";
import { type BlogPost, type ListedPost, readingMinutes } from "./blog.ts";
import { blogTag } from "./blog-tag.ts";

export { blogTag };

const { blogPosts, blogPostTranslations, blogPostOldSlugs } = schema;

/** Of a post that has been published: the later of its two dates; of a draft it says nothing. */
const publicFrom = sql`greatest(${blogPosts.publishedAt}, ${blogPosts.customPublishDate})`;

/** A post is public once it has been published and none of its dates lies in the future; see `postState`. */
const isPublic = and(isNotNull(blogPosts.publishedAt), lte(publicFrom, sql`now()`));

const date = sql<Date>`coalesce(${blogPosts.customPublishDate}, ${blogPosts.publishedAt})`.mapWith(
	blogPosts.publishedAt,
);

/** Public posts that have a text in the language, newest first (shop document §7). One statement, kept. */
export function listPosts(db: Db, cache: Cache, language: Language): Promise<ListedPost[]> {
	return cache.remember(`posts:${language}`, [blogTag], () =>
		db
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
			.where(isPublic)
			.orderBy(sql`${blogPosts.customPublishDate} desc nulls last, ${blogPosts.publishedAt} desc`),
	);
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

/** Slugs of every public post by language, for the sitemap. One statement. */
export async function listPostSlugs(db: Db): Promise<Partial<Record<Language, string>>[]> {
	const rows = await db
		.select({
			id: blogPosts.id,
			language: blogPostTranslations.language,
			slug: blogPostTranslations.slug,
		})
		.from(blogPosts)
		.innerJoin(blogPostTranslations, eq(blogPostTranslations.blogPostId, blogPosts.id))
		.where(isPublic)
		.orderBy(asc(blogPosts.id));
	const byPost = Map.groupBy(rows, (row) => row.id);
	return [...byPost.values()].map((group) =>
		Object.fromEntries(group.map((row) => [row.language, row.slug])),
	);
}
