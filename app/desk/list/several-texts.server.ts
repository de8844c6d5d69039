import type { Language } from "~/i18n/languages.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";

/** What a list says of doing something with several of its rows: no more than it needs. */
export function severalTexts(language: Language, list: keyof PageTexts["adminSeveral"]["acts"]) {
	const { bar, acts } = pageTexts[language].adminSeveral;
	return { words: bar, acts: acts[list] };
}
