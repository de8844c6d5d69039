import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const menu: PageTexts["menu"] = {
	primary: "Hauptthemen",
	secondary: "Weitere Themen",
	products: "Produkte",
	company: "Unternehmen",
	services: "Leistungen",
	support: "Hilfe",
	resources: "Ratgeber",
	/** In the footer, for whoever has signed in. */
	newProduct: "Neues Produkt",
};
