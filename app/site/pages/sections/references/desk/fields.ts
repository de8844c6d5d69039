import { heading, type SectionFormFacts } from "../../section-text.ts";

/** Its cards are kept at the desk, apart from pages. */
export const referencesForm: SectionFormFacts = { fields: heading, hasFrame: true, isDark: false };
