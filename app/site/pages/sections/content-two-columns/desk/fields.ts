import { type SectionFormFacts, text } from "../../section-text.ts";

export const contentTwoColumnsForm: SectionFormFacts = {
	fields: text,
	hasFrame: true,
	isDark: false,
};
