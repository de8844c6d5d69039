import { pictured, type SectionFormFacts } from "../../section-text.ts";

export const contentWithImageLeftForm: SectionFormFacts = {
	fields: pictured,
	hasFrame: true,
	isDark: false,
};
