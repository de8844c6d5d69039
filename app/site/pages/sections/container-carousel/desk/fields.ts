import { heading, type SectionFormFacts } from "../../section-text.ts";

/** Its button always leads to the container list. */
export const containerCarouselForm: SectionFormFacts = {
	fields: [...heading, "buttonText"],
	hasFrame: true,
	isDark: false,
};
