import { type Language, languages } from "~/i18n/languages.ts";
import { forEach } from "~/values/closed-set.ts";

/** A page's address in the languages that it exists in. */
export type Alternates = Partial<Record<Language, string>>;

/** Where speakers of other languages are best served: the Dutch page, else the first there is (`x-default`). */
export function defaultAlternate(alternates: Alternates): string | undefined {
	return languages.map((language) => alternates[language]).find((path) => path !== undefined);
}

/** A page that exists in all languages under the same rule. */
export function everyLanguage(path: (language: Language) => string): Record<Language, string> {
	return forEach(languages, path);
}

/** Addresses of a page in the languages that it has a slug in. */
export function alternatesOf(
	slugs: Partial<Record<Language, string>>,
	address: (language: Language, slug: string) => string,
): Alternates {
	return Object.fromEntries(
		languages.flatMap((language) => {
			const slug = slugs[language];
			return slug ? [[language, address(language, slug)]] : [];
		}),
	);
}
