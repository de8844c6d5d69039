import type { Language } from "./languages.ts";

/** What stands between a label and its value: French sets a narrow no-break space before a colon. */
const colons: Record<Language, string> = { nl: ":", en: ":", de: ":", fr: "\u202f:" };

/** A label as it stands above or before its value; one that ends in a sign of its own needs no colon. */
export function withColon(language: Language, label: string): string {
	return /[?!:]$/.test(label) ? label : label + colons[language];
}

/** "Label: value" in the language's own punctuation; with an empty label what follows one that stands elsewhere. */
export function labelled(language: Language, label: string, value: string): string {
	return `${withColon(language, label)} ${value}`;
}
