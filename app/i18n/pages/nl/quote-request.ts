import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const quoteRequest: PageTexts["quoteRequest"] = {
	asked: "U vraagt een offerte voor",
	noType: "Een offerte voor deze container",
	ralUnknown: "Dit nummer bestaat niet in RAL Classic",
	gone: "Deze container wordt niet meer aangeboden. Uw aanvraag is niet verstuurd; wat u invulde, staat hier nog. Vraag een offerte voor een andere container of bel ons.",
};
