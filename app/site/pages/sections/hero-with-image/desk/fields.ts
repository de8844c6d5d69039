import { heading, picture, type SectionFormFacts } from "../../section-text.ts";

/** Its button always leads to the container list. */
export const heroWithImageForm: SectionFormFacts = {
	fields: [...heading, ...picture, "buttonText"],
	hasFrame: true,
	isDark: false,
};
