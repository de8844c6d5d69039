import { titleIn } from "~/desk/history/label.ts";
import { type Language, languages } from "~/values/vocabulary.ts";
import type { SectionTexts } from "./form/section-fields.ts";

type Named = { slug: string; titles: Partial<Record<Language, string>> };

/** What the history calls a landing page whose titles are known. */
export function pageLabel({ slug, titles }: Named): string {
	return languages.map((language) => titles[language]).find(Boolean) ?? slug;
}

/** What the history calls a section: its title, else its type, and its page. */
export function sectionLabel(page: Named, section: { type: string; texts: SectionTexts }): string {
	return `${titleIn(section.texts) ?? section.type.replaceAll("_", " ")} · ${pageLabel(page)}`;
}
