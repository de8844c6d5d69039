import { type SectionFormFacts, text } from "../../section-text.ts";

export const contentCenteredForm: SectionFormFacts = {
	fields: text,
	hasFrame: true,
	isDark: false,
};
