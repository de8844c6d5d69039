import type { PageTexts } from "~/i18n/messages/catalogue.ts";

/** The delivered price: the question on the home page, and the lists that show it. */
export const priceFinder: PageTexts["priceFinder"] = {
	title: "Votre prix, livré",
	container: "Conteneur",
	deliveryTo: "Livraison",
	show: "Afficher le prix",
	hint: "Choisissez un conteneur et indiquez le code postal\u202f: le prix livré s’affiche aussitôt, sans laisser vos coordonnées.",
	to: "jusqu’à",
	toContainer: "Voir le conteneur",
	onRequest:
		"Nous n’avons pas de prix fixe pour ce conteneur ou cette destination. Demandez un devis sur sa page\u202f; réponse dans les 24 heures.",
	notOffered: "Ce conteneur n’est pas disponible dans cet état pour le moment. Il existe en\u202f:",
	listTitle: "Prix livrés",
	apply: "Afficher les prix livrés",
	shown: "Prix avec livraison par camion à",
	change: "Modifier",
	drop: "Sans livraison",
	delivered: "Livré à partir de",
	transportOnRequest: "Livraison sur demande",
	trucks: { truck: "camion", truck_with_crane: "camion-grue" },
};
