import { type Language, languages } from "~/i18n/languages.ts";

/** A page's address in the languages that it exists in. */
export type Alternates = Partial<Record<Language, string>>;

/** A page that exists in all languages under the same rule. */
export function everyLanguage(path: (language: Language) => string): Record<Language, string> {
	return Object.fromEntries(languages.map((language) => [language, path(language)])) as Record<
		Language,
		string
	>;
}
