import type { PageTexts } from "../../catalogue.ts";

export const adminShell: PageTexts["adminShell"] = {
	title: "Verwaltung",
	label: "Verwaltung",
	orders: "Bestellungen",
	quotes: "Angebote",
	messages: "Nachrichten",
	mails: "E-Mails",
	landingPages: "Landingpages",
	redirects: "Weiterleitungen",
	signOut: "Abmelden",
	shop: "Zum Shop",
};
