import { type Language, languages } from "~/values/vocabulary.ts";

/** What a thing with texts is called: its title in Dutch, else in the first language that has one, else null. */
export function titleIn(texts: Readonly<Record<Language, { title: string | null } | null>>): string | null {
	return texts.nl?.title ?? languages.map((language) => texts[language]?.title).find(Boolean) ?? null;
}
