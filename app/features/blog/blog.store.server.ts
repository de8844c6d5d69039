import { and, asc, eq, lte, sql } from "drizzle-orm";
import type { Cache } from "~/platform/cache.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import { sanitizeHtml } from "~/platform/html.server.ts";
import type { Language } from "~/values/vocabulary.ts";
import { type BlogPost, type ListedPost, readingMinutes } from "./blog.ts";

const { blogPosts, blogPostTranslations } = schema;

export const blogTag = "blog";

/** A post is public from its publish date on; without one it is a draft. */
const isPublic = lte(blogPosts.publishedAt, sql`now()`);

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
		const html = sanitizeHtml(own.text.content);
		return {
			id: own.post.id,
			slug: own.text.slug,
			title: own.text.title,
			metaDescription: own.text.metaDescription,
			imageUrl: own.post.imageUrl,
			imageAlt: own.text.imageAlt ?? own.post.imageAlt,
			date: own.date,
			html,
			slugs: Object.fromEntries(rows.map(({ text }) => [text.language, text.slug])),
			readingMinutes: readingMinutes(html),
		};
	});
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
