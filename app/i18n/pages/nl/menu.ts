import type { PageTexts } from "../../catalogue.ts";

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
