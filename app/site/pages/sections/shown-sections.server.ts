import { pageTexts } from "~/i18n/page-texts.server.ts";
import type { schema } from "~/platform/db.server.ts";
import { shownHtml } from "~/platform/html.server.ts";
import { log } from "~/platform/log.server.ts";
import { keepNumbersIn } from "~/values/no-break.ts";
import type { Language } from "~/values/vocabulary.ts";
import { foldHtml } from "./fold-html.ts";
import {
	orderSections,
	parseHighlightBoxes,
	type Section,
	type SectionType,
	sectionTypes,
} from "./section.ts";

type SectionRow = typeof schema.sections.$inferSelect;
type TextRow = typeof schema.sectionTranslations.$inferSelect;

/** Types whose text is beside something else, or is no text to read. */
const unfolded: readonly SectionType[] = ["hero_with_image", "contact_section", "container_carousel"];

/** The HTML of a section, cleaned, the better part of a long one behind a line on a phone. */
function htmlOf(type: SectionType, { title, contentHtml }: TextRow, language: Language): string | null {
	if (contentHtml === null) return null;
	const html = shownHtml(contentHtml);
	const { more } = pageTexts[language].homePage;
	return unfolded.includes(type) ? html : foldHtml(html, { language, more, title });
}

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
				contentHtml: htmlOf(type, text, language),
				imageUrl: text.imageUrl,
				imageAlt: text.imageAlt,
				buttonText: text.buttonText,
				buttonUrl: text.buttonUrl,
				highlightBoxes: keepNumbersIn(parseHighlightBoxes(text.highlightBoxes)),
			},
		];
	});
}
