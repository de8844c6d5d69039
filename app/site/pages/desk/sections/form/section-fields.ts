import { contactSectionForm } from "~/site/pages/sections/contact-section/desk/fields.ts";
import { containerCarouselForm } from "~/site/pages/sections/container-carousel/desk/fields.ts";
import { contentCenteredForm } from "~/site/pages/sections/content-centered/desk/fields.ts";
import { contentTwoColumnsForm } from "~/site/pages/sections/content-two-columns/desk/fields.ts";
import { contentWithImageLeftForm } from "~/site/pages/sections/content-with-image-left/desk/fields.ts";
import { contentWithImageRightForm } from "~/site/pages/sections/content-with-image-right/desk/fields.ts";
import { darkTextBlockForm } from "~/site/pages/sections/dark-text-block/desk/fields.ts";
import { fullWidthImageForm } from "~/site/pages/sections/full-width-image/desk/fields.ts";
import { gradientBackgroundForm } from "~/site/pages/sections/gradient-background/desk/fields.ts";
import { heroWithImageForm } from "~/site/pages/sections/hero-with-image/desk/fields.ts";
import { highlightBoxesForm } from "~/site/pages/sections/highlight-boxes/desk/fields.ts";
import { referencesForm } from "~/site/pages/sections/references/desk/fields.ts";
import { reviewsForm } from "~/site/pages/sections/reviews/desk/fields.ts";
import { type SectionType, sectionTypes } from "~/site/pages/sections/section.ts";
import type { SectionField, SectionFormFacts, SectionText } from "~/site/pages/sections/section-text.ts";
import { type Language, languages } from "~/values/vocabulary.ts";

/** What the frame of a section looks like; null is the shop's own. */
export type SectionFrame = {
	backgroundColor: string | null;
	backgroundGradient: string | null;
	paddingTop: string | null;
	paddingBottom: string | null;
};

export type SectionTexts = Record<Language, SectionText | null>;

/** A section as its form edits it; a language without a text does not show it. */
export type EditedSection = SectionFrame & { type: SectionType; texts: SectionTexts };

/** A section as the owner's side shows it. @property known null for a type that this version cannot show */
export type StoredSection = SectionFrame & {
	id: string;
	type: string;
	known: SectionType | null;
	texts: SectionTexts;
};

/** A stored section as its form edits it; null for a type that this version cannot show. */
export function editedSection({ known, ...stored }: StoredSection): EditedSection | null {
	const { id: _, ...section } = stored;
	return known && { ...section, type: known };
}

export const emptyText: SectionText = {
	...{ title: null, subtitle: null, contentHtml: null, imageUrl: null, imageAlt: null },
	...{ buttonText: null, buttonUrl: null, highlightBoxes: [] },
};

/** A type without a form does not compile. */
const forms: Record<SectionType, SectionFormFacts> = {
	hero_with_image: heroWithImageForm,
	content_with_image_left: contentWithImageLeftForm,
	content_with_image_right: contentWithImageRightForm,
	content_centered: contentCenteredForm,
	highlight_boxes: highlightBoxesForm,
	content_two_columns: contentTwoColumnsForm,
	full_width_image: fullWidthImageForm,
	gradient_background: gradientBackgroundForm,
	dark_text_block: darkTextBlockForm,
	contact_section: contactSectionForm,
	container_carousel: containerCarouselForm,
	reviews: reviewsForm,
	references: referencesForm,
};

/** The fields that a type shows, in the order of its form. */
export function fieldsOfType(type: SectionType): readonly SectionField[] {
	return forms[type].fields;
}

/** Whether sections of a type have a background and paddings of their own. */
export function hasFrame(type: SectionType): boolean {
	return forms[type].hasFrame;
}

/** Whether a type writes white on its background. */
export function isDark(type: SectionType): boolean {
	return forms[type].isDark;
}

/** Types that a section can change to without losing anything: those with the same fields, its own among them. */
export function relatedTypes(type: SectionType): SectionType[] {
	const own = fieldsOfType(type).join();
	return sectionTypes.filter((other) => fieldsOfType(other).join() === own);
}

/** The fields of a section's form; where a rule names the page that it leads to, there is no address to set. */
export function formFields(section: { id: string | null; type: SectionType }): readonly SectionField[] {
	const fields = fieldsOfType(section.type);
	return section.id === "leasing-section" ? fields.filter((field) => field !== "buttonUrl") : fields;
}

function isFilled(value: SectionText[SectionField]): boolean {
	return value !== null && value.length > 0;
}

/** Whether a text says nothing in any of the fields. */
export function isBlank(own: SectionText, fields: readonly SectionField[]): boolean {
	return !fields.some((field) => isFilled(own[field]));
}

/** What other languages say and one does not; everything where it has no text. */
export function missingFields(
	texts: SectionTexts,
	language: Language,
	fields: readonly SectionField[],
): SectionField[] {
	const own = texts[language];
	const others = languages.flatMap((code) => (code === language ? [] : (texts[code] ?? [])));
	return fields.filter((field) => {
		if (field === "highlightBoxes") {
			const most = Math.max(0, ...others.map((other) => other.highlightBoxes.length));
			return (own?.highlightBoxes.length ?? 0) < most;
		}
		return !(own && isFilled(own[field])) && others.some((other) => isFilled(other[field]));
	});
}
