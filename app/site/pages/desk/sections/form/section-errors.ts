import type { SaveAnswer } from "~/desk/record/save.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import type { Section } from "~/site/pages/sections/section.ts";
import type { ListedProduct } from "~/trade/catalog/product.ts";
import type { Language } from "~/values/vocabulary.ts";
import type { LanguageState } from "./section-list.ts";

/** Codes of what can be wrong with a field; the page's texts have words for them. */
export type SectionError = keyof PageTexts["adminSections"]["errors"];

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

/** What the server says to a form that is not stored. @property preview where one was asked for */
export type SectionAnswer = SaveAnswer & { preview?: SectionPreview | null };
