import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const adminShell: PageTexts["adminShell"] = {
	title: "Verwaltung",
	label: "Verwaltung",
	orders: "Bestellungen",
	quotes: "Angebote",
	messages: "Nachrichten",
	mails: "E-Mails",
	products: "Produkte",
	landingPages: "Landingpages",
	blog: "Blog",
	media: "Bilder",
	redirects: "Weiterleitungen",
	tariffs: "Frachttarife",
	stockColors: "Lagerfarben",
	company: "Unternehmen",
	history: "Verlauf",
	groups: { trade: "Verkauf", shop: "Website", settings: "Einstellungen" },
	signOut: "Abmelden",
	shop: "Zum Shop",
};
