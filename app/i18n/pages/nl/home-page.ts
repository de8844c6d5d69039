import type { PageTexts } from "~/i18n/messages/catalogue.ts";

/** What the home page says between the owner's sections, and beside them. */
export const homePage: PageTexts["homePage"] = {
	more: "Lees verder",
	facts: "Het bedrijf in het kort",
	onOffer: "in ons aanbod",
	offerText: "Met maten, voorraad en prijs per kwaliteit",
	reply: "Antwoord binnen 24 uur",
	transfer: "Betalen per overschrijving",
	online: "Overschrijving, Bancontact of kaart",
	term: "Betaaltermijn: {days} werkdagen",
	termOne: "Betaaltermijn: één werkdag",
	vat: "Btw-nummer",
};
