import type { schema } from "~/platform/db.server.ts";
import { shownHtml } from "~/platform/html.server.ts";
import { log } from "~/platform/log.server.ts";
import { keepNumbersIn } from "~/values/no-break.ts";
import type { Language } from "~/values/vocabulary.ts";
import { orderSections, parseHighlightBoxes, type Section, sectionTypes } from "./section.ts";

type SectionRow = typeof schema.sections.$inferSelect;
type TextRow = typeof schema.sectionTranslations.$inferSelect;

/**
 * Sections of a page as one language shows them, from rows in the order of their index; those of an unknown type or
 * without a text in the language are left out with a warning (storefront document §8). Their HTML is cleaned.
 */
export function shownSections(
	rows: readonly (SectionRow & { translations: readonly TextRow[] })[],
	language: Language,
): Section[] {
	return orderSections(rows).flatMap((section): Section[] => {
		const type = sectionTypes.find((known) => known === section.type);
		const text = section.translations.find((translation) => translation.language === language);
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
				...keepNumbersIn({ title: text.title, subtitle: text.subtitle }),
				contentHtml: text.contentHtml === null ? null : shownHtml(text.contentHtml),
				imageUrl: text.imageUrl,
				imageAlt: text.imageAlt,
				buttonText: text.buttonText,
				buttonUrl: text.buttonUrl,
				highlightBoxes: keepNumbersIn(parseHighlightBoxes(text.highlightBoxes)),
			},
		];
	});
}
