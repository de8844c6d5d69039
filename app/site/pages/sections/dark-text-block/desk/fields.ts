import { type SectionFormFacts, text } from "../../section-text.ts";

export const darkTextBlockForm: SectionFormFacts = {
	fields: text,
	hasFrame: true,
	isDark: true,
};
