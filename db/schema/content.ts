import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { type HighlightBox, menuSections, visibilities } from "../../app/values/vocabulary.ts";
import { createdAt, id, isSlug, language, oneOf, rule, searchVector, updatedAt } from "./columns.ts";

export const landingPages = pgTable(
	"landing_pages",
	{
		id: id(),
		slug: text().notNull().unique(),
		isPublished: boolean().notNull().default(false),
		visibility: text({ enum: visibilities }).notNull().default("hidden"),
		menuSection: text({ enum: menuSections }).notNull().default("none"),
		menuOrder: integer().notNull().default(0),
		relatedProductIds: uuid().array().notNull().default([]),
		relatedBlogPostIds: uuid().array().notNull().default([]),
		createdAt: createdAt(),
		updatedAt: updatedAt(),
	},
	(t) => [
		isSlug("landing_pages_slug_form", t.slug),
		oneOf("landing_pages_visibility", t.visibility, visibilities),
		oneOf("landing_pages_menu_section", t.menuSection, menuSections),
		index("landing_pages_menu").on(t.visibility, t.menuOrder).where(sql`${t.isPublished}`),
	],
);

export const landingPageTranslations = pgTable(
	"landing_page_translations",
	{
		id: id(),
		landingPageId: uuid()
			.notNull()
			.references(() => landingPages.id, { onDelete: "cascade" }),
		language: language(),
		title: text().notNull(),
		metaTitle: text(),
		metaDescription: text(),
		metaKeywords: text().array().notNull().default([]),
		canonicalUrl: text(),
		content: text(),
		contentHtml: text(),
		ogTitle: text(),
		ogDescription: text(),
		ogImageUrl: text(),
		structuredData: jsonb().$type<Record<string, unknown>>(),
		updatedAt: updatedAt(),
	},
	(t) => [
		unique("landing_page_translations_page_language").on(t.landingPageId, t.language),
		index("landing_page_translations_search").using(
			"gin",
			searchVector(t.language, t.title, t.metaDescription, t.contentHtml),
		),
	],
);

/** Slugs that a page had before: their addresses lead to it for good. */
export const landingPageOldSlugs = pgTable(
	"landing_page_old_slugs",
	{
		slug: text().primaryKey(),
		landingPageId: uuid()
			.notNull()
			.references(() => landingPages.id, { onDelete: "cascade" }),
		createdAt: createdAt(),
	},
	(t) => [
		index("landing_page_old_slugs_page").on(t.landingPageId),
		isSlug("landing_page_old_slugs_slug_form", t.slug),
	],
);

/** `type` is open: a page may hold a section that this version cannot show. */
export const sections = pgTable(
	"sections",
	{
		/** Text, because rules name some sections: `leasing-section`. */
		id: text().primaryKey().default(sql`gen_random_uuid()::text`),
		landingPageId: uuid()
			.notNull()
			.references(() => landingPages.id, { onDelete: "cascade" }),
		type: text().notNull(),
		orderIndex: integer().notNull().default(0),
		backgroundColor: text(),
		backgroundGradient: text(),
		paddingTop: text(),
		paddingBottom: text(),
		createdAt: createdAt(),
		updatedAt: updatedAt(),
	},
	(t) => [
		index("sections_page_order").on(t.landingPageId, t.orderIndex),
		rule("sections_type", sql`length(${t.type}) > 0`),
	],
);

export const sectionTranslations = pgTable(
	"section_translations",
	{
		id: id(),
		sectionId: text()
			.notNull()
			.references(() => sections.id, { onDelete: "cascade" }),
		language: language(),
		title: text(),
		subtitle: text(),
		contentHtml: text(),
		imageUrl: text(),
		imageAlt: text(),
		buttonText: text(),
		buttonUrl: text(),
		/** A list, or (from older data) a JSON text that holds one. */
		highlightBoxes: jsonb().$type<HighlightBox[] | string>(),
	},
	(t) => [
		unique("section_translations_section_language").on(t.sectionId, t.language),
		index("section_translations_search").using(
			"gin",
			searchVector(t.language, t.title, t.subtitle, t.contentHtml),
		),
	],
);
