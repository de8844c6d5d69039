import type { PageTexts } from "~/i18n/messages/catalogue.ts";

/** What stands beside a text of the owner: its contents, what else there is to read, whom to ask. */
export const textPage: PageTexts["textPage"] = {
	contents: "Sur cette page",
	more: "À lire aussi",
	helpTitle: "Encore une question ?",
	helpText: "Appelez-nous ou écrivez-nous : réponse dans les 24 heures.",
	write: "Nous écrire",
};
