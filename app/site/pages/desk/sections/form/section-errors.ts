import type { Section } from "~/site/pages/sections/section.ts";
import type { ListedProduct } from "~/trade/catalog/product.ts";
import type { FormReply } from "~/values/form-reply.ts";
import type { Language } from "~/values/vocabulary.ts";
import type { LanguageState } from "./section-list.ts";

/** Codes of what can be wrong with a field; the page's texts have `errors` for them. */
export const sectionErrors = [
	"tooLong",
	"address",
	"color",
	"hexColor",
	"gradient",
	"padding",
	"image",
	"imageAlt",
	"buttonText",
	"buttonUrl",
	"boxTitle",
	"boxContent",
] as const;
export type SectionError = (typeof sectionErrors)[number];

/**
 * invalid: a field is wrong; stale: someone else changed the page since; missing: the section or its page is gone;
 * update: it could not be stored.
 */
export type SectionProblem = "invalid" | "stale" | "missing" | "update";

/** How the shop would show what is typed, in one language. */
export type SectionPreview = {
	language: Language;
	/** Null: nothing is written in the language, so that the section is hidden there. */
	section: Section | null;
	/** Containers of a carousel; none for other types. */
	products: ListedProduct[];
	/** What is missing in each language. */
	states: Record<Language, LanguageState>;
};

/** What the server says to a form that is not stored: everything typed comes back. */
export type SectionAnswer = {
	/** Null where nothing is wrong: a preview was asked for, or a box was added. */
	problem: SectionProblem | null;
	reply: FormReply;
	/** Of the page as it is stored now, when someone else changed it since; allows to save over it knowingly. */
	current: string | null;
	preview: SectionPreview | null;
};
