import type { Language } from "./languages.ts";

/** What stands between a label and its value: French sets a narrow no-break space before a colon. */
const colons: Record<Language, string> = { nl: ":", en: ":", de: ":", fr: "\u202f:" };

/** A label as it stands above or before its value. */
export function withColon(language: Language, label: string): string {
	return label + colons[language];
}

/** "Label: value" in the language's own punctuation. */
export function labelled(language: Language, label: string, value: string): string {
	return `${withColon(language, label)} ${value}`;
}
