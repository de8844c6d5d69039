import { asc, eq } from "drizzle-orm";
import type { Cache } from "~/platform/cache.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import { sanitizeHtml } from "~/platform/html.server.ts";
import { log } from "~/platform/log.server.ts";
import type { Language } from "~/values/vocabulary.ts";
import { contentTag } from "./content-tag.ts";
import { orderSections, parseHighlightBoxes, type Section, sectionTypes } from "./section.ts";

export { contentTag };

/**
 * Sections of a landing page in display order; those of an unknown type or without a text in the language are
 * left out with a warning (storefront document §8). One statement, kept.
 */
export function listSections(db: Db, cache: Cache, pageSlug: string, language: Language): Promise<Section[]> {
	return cache.remember(`sections:${pageSlug}:${language}`, [contentTag], async () => {
		const page = await db.query.landingPages.findFirst({
			columns: { id: true },
			where: eq(schema.landingPages.slug, pageSlug),
			with: {
				sections: {
					orderBy: [asc(schema.sections.orderIndex)],
					with: { translations: { where: (text) => eq(text.language, language) } },
				},
			},
		});
		return orderSections(page?.sections ?? []).flatMap((section): Section[] => {
			const type = sectionTypes.find((known) => known === section.type);
			const [text] = section.translations;
			if (!type) {
				log.warn("section of an unknown type is hidden", { section: section.id, type: section.type });
				return [];
			}
			if (!text) {
				log.warn("section without a translation is hidden", { section: section.id, language });
				return [];
			}
			return [
				{
					id: section.id,
					type,
					backgroundColor: section.backgroundColor,
					backgroundGradient: section.backgroundGradient,
					paddingTop: section.paddingTop,
					paddingBottom: section.paddingBottom,
					title: text.title,
					subtitle: text.subtitle,
					contentHtml: text.contentHtml === null ? null : sanitizeHtml(text.contentHtml),
					imageUrl: text.imageUrl,
					imageAlt: text.imageAlt,
					buttonText: text.buttonText,
					buttonUrl: text.buttonUrl,
					highlightBoxes: parseHighlightBoxes(text.highlightBoxes),
				},
			];
		});
	});
}
