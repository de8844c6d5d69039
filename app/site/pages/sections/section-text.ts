import type { HighlightBox } from "~/values/vocabulary.ts";

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

/** What the form of a type of section asks for. */
export type SectionFormFacts = {
	/** In the order of the form; a test holds them against the view. */
	fields: readonly SectionField[];
	/** Whether it has a background and paddings of its own. */
	hasFrame: boolean;
	/** Whether it writes white on its background. */
	isDark: boolean;
};

/** Fields that several types share. */
export const heading = ["title", "subtitle"] as const;
export const picture = ["imageUrl", "imageAlt"] as const;
const button = ["buttonText", "buttonUrl"] as const;
export const text = [...heading, "contentHtml", ...button] as const;
export const pictured = [...heading, "contentHtml", ...picture, ...button] as const;
