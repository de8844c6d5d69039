import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const quoteRequest: PageTexts["quoteRequest"] = {
	asked: "Sie fragen an",
	noType: "Ein Angebot für diesen Container",
	ralUnknown: "Diese Nummer gibt es in RAL Classic nicht",
	gone: "Dieser Container wird nicht mehr angeboten. Ihre Anfrage wurde nicht gesendet; Ihre Eingaben stehen noch hier. Fragen Sie einen anderen Container an oder rufen Sie uns an.",
};
