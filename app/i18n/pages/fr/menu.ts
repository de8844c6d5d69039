import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const menu: PageTexts["menu"] = {
	primary: "Thèmes principaux",
	secondary: "Autres thèmes",
	products: "Produits",
	company: "Entreprise",
	services: "Prestations",
	support: "Aide",
	resources: "Guides pratiques",
	/** In the footer, for whoever has signed in. */
	newProduct: "Nouveau produit",
};
