import { pictured, type SectionFormFacts } from "../../section-text.ts";

export const contentWithImageRightForm: SectionFormFacts = {
	fields: pictured,
	hasFrame: true,
	isDark: false,
};
