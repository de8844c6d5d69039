import { catalogues } from "~/i18n/catalogues.server.ts";
import { type Language, languageTable } from "~/i18n/languages.ts";
import { sortableMoment } from "~/i18n/moment-text.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import type { Message } from "./message-desk.store.server.ts";

/** Messages as rows of a file, a row each below the headings, in words of the language. */
export function messageRows(found: readonly Message[], language: Language): string[][] {
	const { contact, checkout } = catalogues[language];
	const { words } = pageTexts[language].adminTrade;
	const headings = [
		...[words.date, checkout.name, checkout.email, checkout.phone],
		...[contact.subject, contact.message, words.language],
	];
	const rows = found.map((message) => [
		...[sortableMoment(message.createdAt), message.name, message.email, message.phone ?? ""],
		...[message.subject ?? "", message.message, languageTable[message.language].nativeName],
	]);
	return [headings, ...rows];
}
