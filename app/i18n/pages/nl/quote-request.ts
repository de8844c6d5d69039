import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const quoteRequest: PageTexts["quoteRequest"] = {
	asked: "U vraagt een offerte voor",
	noType: "Een offerte voor deze container",
	ralUnknown: "Dit nummer bestaat niet in RAL Classic",
};
