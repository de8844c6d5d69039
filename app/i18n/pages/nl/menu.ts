import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const menu: PageTexts["menu"] = {
	primary: "Belangrijkste onderwerpen",
	secondary: "Meer onderwerpen",
	products: "Producten",
	company: "Bedrijf",
	services: "Diensten",
	support: "Ondersteuning",
	resources: "Handleidingen",
	/** In the footer, for whoever has signed in. */
	newProduct: "Nieuw product",
};
