import type { PageTexts } from "~/i18n/messages/catalogue.ts";

/** The list of containers: how it is shown, its table, and what stands behind the last one. */
export const containerList: PageTexts["containerList"] = {
	views: {
		label: "Affichage",
		cards: "Fiches",
		table: "Tableau",
	},
	table: {
		caption:
			"Conteneurs avec dimensions, poids et prix à l’unité, hors TVA. S’il est plus large que l’écran, le tableau défile latéralement.",
		container: "Conteneur",
		measures: "Dimensions en mètres",
		inside: "intérieures (L\u00a0×\u00a0l\u00a0×\u00a0H)",
		outside: "extérieures (L\u00a0×\u00a0l\u00a0×\u00a0H)",
		door: "ouverture des portes (l\u00a0×\u00a0H), au moins",
		volume: "Volume",
		payload: "Charge utile",
		tare: "Tare",
		prices: "Prix à l’unité, hors TVA",
		stock: "Stock",
		compare: "Com\u00adparer",
		onRequest: "sur demande",
		bySize: "trier par taille, de la plus petite à la plus grande",
		byPriceUp: "trier par prix croissant",
		byPriceDown: "trier par prix décroissant",
	},
	closing: {
		title: "Vous ne trouvez pas votre conteneur\u202f?",
		text: "Une autre taille, une couleur au choix ou une plus grande quantité\u202f: dites-nous à quoi il doit servir. Vous hésitez sur la taille\u202f? Trois questions vous guident.",
		quote: "Demander un devis",
		guide: "Ouvrir le guide des tailles",
	},
};
