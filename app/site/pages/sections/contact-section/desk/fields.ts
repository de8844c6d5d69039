import { heading, type SectionFormFacts } from "../../section-text.ts";

/** Its picture always leads to a map. */
export const contactSectionForm: SectionFormFacts = {
	fields: [...heading, "contentHtml", "imageUrl"],
	hasFrame: true,
	isDark: false,
};
