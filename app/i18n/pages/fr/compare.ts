import type { PageTexts } from "~/i18n/messages/catalogue.ts";

/** Containers side by side, and how they are chosen for it. */
export const compare: PageTexts["compare"] = {
	title: "Comparer des conteneurs",
	shownTitle: "Conteneurs côte à côte",
	metaTitle: "Comparer les conteneurs maritimes\u202f: dimensions, volume et prix",
	metaDescription:
		"Jusqu’à quatre conteneurs maritimes côte à côte\u202f: dessinés à la même échelle, avec dimensions intérieures, volume, palettes, poids et prix par état, livrés si vous le souhaitez.",
	lead: "Jusqu’à quatre conteneurs côte à côte, dessinés à la même échelle, chaque chiffre et chaque prix sur une ligne.",
	pick: "Quels conteneurs\u202f?",
	pickHint: "Cochez-en deux à quatre.",
	often: "Souvent comparés",
	add: "Un autre conteneur",
	addButton: "Ajouter",
	tooMany: "Quatre conteneurs tiennent côte à côte. Les autres du lien ne sont pas affichés.",
	unknown: "Au moins un conteneur de ce lien n’est plus dans la boutique. Les autres sont affichés ici.",
	unknownAll: "Les conteneurs de ce lien ne sont plus dans la boutique. Choisissez-en d’autres ici.",
	views: {
		side: "Vue de côté",
		doors: "Côté portes",
		floor: "Plan au sol avec palettes Europe",
	},
	scale:
		"Ce qui est côte à côte est dessiné à la même échelle, ligne par ligne. La personne mesure 1,80\u00a0m.",
	noDrawing: "Dimensions inconnues",
	figures: {
		inside: "Intérieur (L × l × H)",
		outside: "Extérieur (L × l × H)",
		door: "Ouverture des portes (l × H), au moins",
		capacity: "Volume",
		pallets: "Palettes Europe",
		boxes: "Cartons de déménagement",
		rooms: "Pièces d’un logement",
		cars: "Voitures compactes",
		payload: "Charge utile",
		tare: "Tare",
		gross: "Poids brut",
	},
	unknownValue: "inconnu",
	notMeant: "sans objet",
	differs: "différent",
	onlyDifferences: "Afficher seulement les différences",
	delivered: "livré",
	/** With their number, below a floor plan. */
	drawnPallets: { one: "palette Europe", other: "palettes Europe" },
	noPallets: "sans palettes",
	notOffered: "non proposé",
	all: "Tous les conteneurs",
	tableLabel: "Tableau comparatif",
	/** Where containers are ticked. */
	choice: {
		most: "Quatre au maximum.",
		guide: "Guide des tailles",
		compare: "Comparer",
		tick: "Comparer",
		bar: "Conteneurs à comparer",
		remove: "Retirer",
		sizeGuide: "Quelle taille me faut-il\u202f? Voir le guide des tailles",
	},
};
