import type { PageTexts } from "~/i18n/messages/catalogue.ts";

/** What the home page says between the owner's sections, and beside them. */
export const homePage: PageTexts["homePage"] = {
	more: "Lire la suite",
	facts: "L’entreprise en bref",
	onOffer: "dans notre offre",
	offerText: "Avec dimensions, stock et prix par état",
	reply: "Réponse dans les 24 heures",
	transfer: "Paiement par virement bancaire",
	online: "Virement, Bancontact ou carte",
	term: "Délai de paiement : {days} jours ouvrables",
	termOne: "Délai de paiement : un jour ouvrable",
	vat: "TVA",
};
