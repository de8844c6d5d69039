import type { FormAnswer } from "~/people/guard/form-answer.ts";

/** Field that says which contact form of a page is sent. */
export const sectionField = "section";

/** What it says of the contact page's form, which is in no section. */
export const contactPageForm = "contact";

/** What the server says to one of a page's contact forms; section empty where the form named none. */
export type SectionAnswer = FormAnswer & { section: string };

/** What was said to the form of a section; null where nothing was, or it was to another one. */
export function answerTo(section: string, answer: SectionAnswer | null): SectionAnswer | null {
	return answer && (answer.section || section) === section ? answer : null;
}
