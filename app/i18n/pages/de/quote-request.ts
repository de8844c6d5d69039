import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const quoteRequest: PageTexts["quoteRequest"] = {
	asked: "Sie fragen an",
	noType: "Ein Angebot für diesen Container",
	ralUnknown: "Diese Nummer gibt es in RAL Classic nicht",
};
