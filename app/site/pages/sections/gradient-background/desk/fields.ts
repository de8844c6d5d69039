import { type SectionFormFacts, text } from "../../section-text.ts";

export const gradientBackgroundForm: SectionFormFacts = {
	fields: text,
	hasFrame: true,
	isDark: true,
};
