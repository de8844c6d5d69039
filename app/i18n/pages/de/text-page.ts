import type { PageTexts } from "~/i18n/messages/catalogue.ts";

/** What stands beside a text of the owner: its contents, what else there is to read, whom to ask. */
export const textPage: PageTexts["textPage"] = {
	contents: "Auf dieser Seite",
	more: "Mehr zum Thema",
	helpTitle: "Noch eine Frage?",
	helpText: "Rufen Sie an oder schreiben Sie uns: Antwort innerhalb von 24 Stunden.",
	write: "Nachricht schreiben",
};
