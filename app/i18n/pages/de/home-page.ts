import type { PageTexts } from "~/i18n/messages/catalogue.ts";

/** What the home page says between the owner's sections, and beside them. */
export const homePage: PageTexts["homePage"] = {
	more: "Weiterlesen",
	facts: "Der Betrieb auf einen Blick",
	onOffer: "im Angebot",
	offerText: "Mit Maßen, Bestand und Preis je Zustand",
	reply: "Antwort innerhalb von 24 Stunden",
	transfer: "Zahlung per Überweisung",
	online: "Überweisung, Bancontact oder Karte",
	term: "Zahlungsziel {days} Werktage",
	termOne: "Zahlungsziel ein Werktag",
	vat: "USt-IdNr.",
};
