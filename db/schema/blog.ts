import { index, pgTable, primaryKey, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, isSlug, language, searchIndexes, searchVector, updatedAt } from "./columns.ts";

export const blogPosts = pgTable(
	"blog_posts",
	{
		id: id(),
		imageUrl: text(),
		imageAlt: text(),
		imageTitle: text(),
		/** Null: a draft. */
		publishedAt: timestamp({ withTimezone: true }),
		customPublishDate: timestamp({ withTimezone: true }),
		createdAt: createdAt(),
		updatedAt: updatedAt(),
	},
	(t) => [index("blog_posts_dates").on(t.customPublishDate.desc(), t.publishedAt.desc().nullsFirst())],
);

export const blogPostTranslations = pgTable(
	"blog_post_translations",
	{
		id: id(),
		blogPostId: uuid()
			.notNull()
			.references(() => blogPosts.id, { onDelete: "cascade" }),
		language: language(),
		slug: text().notNull(),
		title: text().notNull(),
		/** HTML. */
		content: text().notNull(),
		metaDescription: text(),
		/** What the picture shows, in this language; else the post's own. */
		imageAlt: text(),
	},
	(t) => [
		unique("blog_post_translations_post_language").on(t.blogPostId, t.language),
		unique("blog_post_translations_language_slug").on(t.language, t.slug),
		isSlug("blog_post_translations_slug_form", t.slug),
		...searchIndexes(
			"blog_post_translations",
			t.language,
			searchVector(t.language, t.title, t.metaDescription, t.content),
		),
	],
);

/** Slugs that a post had before: their addresses lead to it for good. */
export const blogPostOldSlugs = pgTable(
	"blog_post_old_slugs",
	{
		language: language(),
		slug: text().notNull(),
		blogPostId: uuid()
			.notNull()
			.references(() => blogPosts.id, { onDelete: "cascade" }),
		createdAt: createdAt(),
	},
	(t) => [
		primaryKey({ columns: [t.language, t.slug] }),
		index("blog_post_old_slugs_post").on(t.blogPostId),
		isSlug("blog_post_old_slugs_slug_form", t.slug),
	],
);
