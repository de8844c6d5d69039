import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const listPages: PageTexts["listPages"] = {
	pages: "Pages de la liste",
	previous: "Précédente",
	next: "Suivante",
};
