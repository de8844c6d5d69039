import { picture, type SectionFormFacts } from "../../section-text.ts";

export const fullWidthImageForm: SectionFormFacts = {
	fields: picture,
	hasFrame: false,
	isDark: false,
};
