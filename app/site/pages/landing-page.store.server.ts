import { and, asc, eq, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import type { Cache } from "~/platform/cache.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import { shownHtml } from "~/platform/html.server.ts";
import { blogTag } from "~/site/blog/blog-tag.ts";
import { productsTag } from "~/trade/catalog/products-tag.ts";
import { type Language, languages } from "~/values/vocabulary.ts";
import { webAddressOf } from "~/values/web-address.ts";
import { contentTag } from "./content.store.server.ts";
import { legalPages, type MenuPage } from "./menu.ts";
import { type AskedQuestion, oftenAsked, questionsPage } from "./often-asked.ts";
import type { Section } from "./sections/section.ts";
import { shownSections } from "./sections/shown-sections.server.ts";

const { landingPageOldSlugs, landingPages, landingPageTranslations, sections } = schema;

const menuPage = {
	id: landingPages.id,
	slug: landingPages.slug,
	title: landingPageTranslations.title,
	visibility: landingPages.visibility,
	menuSection: landingPages.menuSection,
};

/** Published landing pages with a text in the language, in menu order. */
function selectPublished<More extends Record<string, SQL>>(
	db: Db,
	language: Language,
	more: More,
	where?: SQL,
) {
	return db
		.select({ ...menuPage, ...more })
		.from(landingPages)
		.innerJoin(
			landingPageTranslations,
			and(
				eq(landingPageTranslations.landingPageId, landingPages.id),
				eq(landingPageTranslations.language, language),
			),
		)
		.where(and(eq(landingPages.isPublished, true), where))
		.orderBy(asc(landingPages.menuOrder), asc(landingPageTranslations.title));
}

/** Published landing pages with a text in the language, in menu order. One statement, kept. */
export function listPublishedPages(db: Db, cache: Cache, language: Language): Promise<MenuPage[]> {
	return cache.remember(`pages:${language}`, [contentTag], async () => selectPublished(db, language, {}));
}

type LinkedPages = { pages: MenuPage[]; asked: AskedQuestion[] };

/**
 * What every page of the shop links to, and the questions beside it, which as many pages ask for: an owner may have a
 * thousand pages more that no menu shows. One statement, kept.
 */
function readLinked(db: Db, cache: Cache, language: Language): Promise<LinkedPages> {
	return cache.remember(`linked-pages:${language}`, [contentTag], async () => {
		const { contentHtml, content } = landingPageTranslations;
		const questions = sql<string | null>`case when ${landingPages.slug} = ${questionsPage}
			then coalesce(nullif(${contentHtml}, ''), ${content}) end`;
		const isLinked = or(
			ne(landingPages.visibility, "hidden"),
			inArray(landingPages.slug, [...legalPages, questionsPage]),
		);
		const rows = await selectPublished(db, language, { questions }, isLinked);
		const html = rows.find(({ questions }) => questions !== null)?.questions;
		return {
			pages: rows.map(({ questions: _html, ...page }) => page),
			asked: html ? oftenAsked(shownHtml(html)) : [],
		};
	});
}

/** Of the published pages those in a menu, and those that the shop links to by itself, in menu order. One statement, kept. */
export async function listLinkedPages(db: Db, cache: Cache, language: Language): Promise<MenuPage[]> {
	return (await readLinked(db, cache, language)).pages;
}

/** The questions that buyers often ask, of the owner's published page of them. The same statement, kept. */
export async function listOftenAsked(db: Db, cache: Cache, language: Language): Promise<AskedQuestion[]> {
	return (await readLinked(db, cache, language)).asked;
}

/** What a landing page shows in one language; its HTML is sanitised. */
export type LandingPage = {
	slug: string;
	/** Languages that the page has a text in. */
	languages: Language[];
	relatedProductIds: string[];
	relatedBlogPostIds: string[];
	text: {
		title: string;
		metaTitle: string | null;
		metaDescription: string | null;
		metaKeywords: string[];
		canonicalUrl: string | null;
		/** contentHtml, else content as it stands; null where there is neither. */
		html: string | null;
		ogTitle: string | null;
		ogDescription: string | null;
		ogImageUrl: string | null;
		structuredData: Record<string, unknown> | null;
	};
	/** In display order; they stand below the text. */
	sections: Section[];
};

/**
 * A published landing page by its slug; null when there is none or none in the language. One statement, kept until it
 * changes or a product or post does: it names those that it relates to.
 */
export function findLandingPage(
	db: Db,
	cache: Cache,
	slug: string,
	language: Language,
): Promise<LandingPage | null> {
	return cache.remember(`page:${slug}:${language}`, [contentTag, productsTag, blogTag], async () => {
		const page = await db.query.landingPages.findFirst({
			columns: { slug: true, relatedProductIds: true, relatedBlogPostIds: true },
			where: and(eq(landingPages.slug, slug), eq(landingPages.isPublished, true)),
			with: {
				translations: true,
				sections: {
					orderBy: [asc(sections.orderIndex), asc(sections.createdAt), asc(sections.id)],
					with: { translations: { where: (own) => eq(own.language, language) } },
				},
			},
		});
		const text = page?.translations.find((translation) => translation.language === language);
		if (!page || !text) return null;
		const html = text.contentHtml || text.content;
		return {
			slug: page.slug,
			languages: languages.filter((code) => page.translations.some((one) => one.language === code)),
			relatedProductIds: page.relatedProductIds,
			relatedBlogPostIds: page.relatedBlogPostIds,
			text: {
				title: text.title,
				metaTitle: text.metaTitle,
				metaDescription: text.metaDescription,
				metaKeywords: text.metaKeywords,
				canonicalUrl: webAddressOf(text.canonicalUrl),
				html: html ? shownHtml(html) : null,
				ogTitle: text.ogTitle,
				ogDescription: text.ogDescription,
				ogImageUrl: webAddressOf(text.ogImageUrl),
				structuredData: text.structuredData,
			},
			sections: shownSections(page.sections, language),
		};
	});
}

/**
 * The slug that a published page has now, by one that it had before; null when there is none or none in the language.
 * One statement, kept.
 */
export function findMovedPage(
	db: Db,
	cache: Cache,
	oldSlug: string,
	language: Language,
): Promise<string | null> {
	return cache.remember(`moved-page:${oldSlug}:${language}`, [contentTag], async () => {
		const [page] = await db
			.select({ slug: landingPages.slug })
			.from(landingPageOldSlugs)
			.innerJoin(landingPages, eq(landingPages.id, landingPageOldSlugs.landingPageId))
			.innerJoin(
				landingPageTranslations,
				and(
					eq(landingPageTranslations.landingPageId, landingPages.id),
					eq(landingPageTranslations.language, language),
				),
			)
			.where(and(eq(landingPageOldSlugs.slug, oldSlug), eq(landingPages.isPublished, true)));
		return page?.slug ?? null;
	});
}

/** Slug of every published landing page with the languages that it has a text in, for the sitemap. One statement. */
export async function listPageLanguages(db: Db): Promise<{ slug: string; languages: Language[] }[]> {
	const rows = await db
		.select({ slug: landingPages.slug, language: landingPageTranslations.language })
		.from(landingPages)
		.innerJoin(landingPageTranslations, eq(landingPageTranslations.landingPageId, landingPages.id))
		.where(eq(landingPages.isPublished, true))
		.orderBy(asc(landingPages.slug));
	const bySlug = Map.groupBy(rows, (row) => row.slug);
	return [...bySlug].map(([slug, group]) => ({ slug, languages: group.map((row) => row.language) }));
}
