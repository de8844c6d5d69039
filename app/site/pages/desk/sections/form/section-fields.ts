import { type SectionType, sectionTypes } from "~/site/pages/sections/section.ts";
import { type HighlightBox, type Language, languages } from "~/values/vocabulary.ts";

/** What an editor writes of a section in one language. */
export type SectionText = {
	title: string | null;
	subtitle: string | null;
	contentHtml: string | null;
	imageUrl: string | null;
	imageAlt: string | null;
	buttonText: string | null;
	buttonUrl: string | null;
	highlightBoxes: HighlightBox[];
};
export type SectionField = keyof SectionText;

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

const heading = ["title", "subtitle"] as const;
const picture = ["imageUrl", "imageAlt"] as const;
const button = ["buttonText", "buttonUrl"] as const;
const text = [...heading, "contentHtml", ...button] as const;
const pictured = [...heading, "contentHtml", ...picture, ...button] as const;

/** The fields that each type shows, in the order of its form; a test holds them against the views. */
export const sectionFields: Record<SectionType, readonly SectionField[]> = {
	// Hero and carousel always lead to the container list, the contact section's picture to a map.
	hero_with_image: [...heading, ...picture, "buttonText"],
	content_with_image_left: pictured,
	content_with_image_right: pictured,
	content_centered: text,
	highlight_boxes: [...heading, "highlightBoxes"],
	content_two_columns: text,
	full_width_image: picture,
	gradient_background: text,
	dark_text_block: text,
	contact_section: [...heading, "contentHtml", "imageUrl"],
	container_carousel: [...heading, "buttonText"],
};

/** Whether sections of a type have a background and paddings of their own. */
export function hasFrame(type: SectionType): boolean {
	return type !== "full_width_image";
}

/** Whether a type writes white on its background. */
export function isDark(type: SectionType): boolean {
	return type === "gradient_background" || type === "dark_text_block";
}

/** Types that a section can change to without losing anything: those with the same fields, its own among them. */
export function relatedTypes(type: SectionType): SectionType[] {
	const own = sectionFields[type].join();
	return sectionTypes.filter((other) => sectionFields[other].join() === own);
}

/** The fields of a section's form; where a rule names the page that it leads to, there is no address to set. */
export function formFields(section: { id: string | null; type: SectionType }): readonly SectionField[] {
	const fields = sectionFields[section.type];
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
