import type { PageTexts } from "../../catalogue.ts";

export const adminShell: PageTexts["adminShell"] = {
	title: "Beheer",
	label: "Beheer",
	orders: "Bestellingen",
	quotes: "Offertes",
	messages: "Berichten",
	mails: "E-mails",
	landingPages: "Landingspagina’s",
	redirects: "Doorverwijzingen",
	signOut: "Afmelden",
	shop: "Naar de winkel",
};
