import { catalogues } from "~/i18n/catalogues.server.ts";
import { type Language, languageTable } from "~/i18n/languages.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import type { SheetRow } from "~/values/sheet.ts";
import type { Message } from "./message-desk.store.server.ts";

/** How messages stand in a file, a row each, in words of the language. */
export function messageSheet(language: Language) {
	const { contact, checkout } = catalogues[language];
	const { words, statuses } = pageTexts[language].adminTrade;
	const headings = [
		...[words.date, checkout.name, checkout.email, checkout.phone],
		...[contact.subject, contact.message, words.language, words.status],
	];
	const rowOf = (message: Message): SheetRow => [
		...[{ moment: message.createdAt }, message.name, message.email, message.phone ?? ""],
		...[
			message.subject ?? "",
			message.message,
			languageTable[message.language].nativeName,
			statuses.message[message.status],
		],
	];
	return { headings, rowOf };
}
