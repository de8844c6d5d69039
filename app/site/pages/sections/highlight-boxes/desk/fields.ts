import { heading, type SectionFormFacts } from "../../section-text.ts";

export const highlightBoxesForm: SectionFormFacts = {
	fields: [...heading, "highlightBoxes"],
	hasFrame: true,
	isDark: false,
};
