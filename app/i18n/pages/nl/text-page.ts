import type { PageTexts } from "~/i18n/messages/catalogue.ts";

/** What stands beside a text of the owner: its contents, what else there is to read, whom to ask. */
export const textPage: PageTexts["textPage"] = {
	contents: "Op deze pagina",
	more: "Meer hierover",
	helpTitle: "Nog een vraag?",
	helpText: "Bel of schrijf ons: u krijgt binnen 24 uur antwoord.",
	write: "Bericht sturen",
};
