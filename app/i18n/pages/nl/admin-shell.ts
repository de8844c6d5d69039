import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const adminShell: PageTexts["adminShell"] = {
	title: "Beheer",
	label: "Beheer",
	orders: "Bestellingen",
	quotes: "Offertes",
	messages: "Berichten",
	mails: "E-mails",
	products: "Producten",
	landingPages: "Landingspagina’s",
	blog: "Blog",
	media: "Afbeeldingen",
	redirects: "Doorverwijzingen",
	tariffs: "Tarieven",
	stockColors: "Voorraadkleuren",
	company: "Bedrijf",
	history: "Geschiedenis",
	groups: { trade: "Verkoop", shop: "Winkel", settings: "Instellingen" },
	signOut: "Afmelden",
	shop: "Naar de winkel",
};
