import type { PageTexts } from "~/i18n/messages/catalogue.ts";

/** The size guide: all sizes in one scale, what fits in, and three questions that lead to one. */
export const sizeGuide: PageTexts["sizeGuide"] = {
	title: "Quel conteneur vous faut-il\u202f?",
	metaTitle: "Tailles de conteneurs\u202f: lequel vous faut-il\u202f?",
	metaDescription:
		"Toutes les tailles de conteneurs dessinées à la même échelle, et ce qu’elles contiennent\u202f: palettes Europe, mètres cubes, cartons, les meubles d’un logement, une voiture. Trois questions mènent à la bonne taille.",
	lead: "Répondez à trois questions, ou regardez toutes les tailles côte à côte.",
	finder: "La bonne taille en trois questions",
	what: "1. Que voulez-vous y mettre\u202f?",
	kinds: {
		pallets: "Palettes Europe",
		volume: "Marchandises ou matériel (m³)",
		flat: "Meubles d’un logement",
		car: "Voitures",
	},
	amount: "Combien\u202f?",
	amountHint: "Nombre de palettes, m³, pièces ou voitures",
	height: "2. Objet le plus haut, en mètres",
	heightHint: "Seulement s’il dépasse 2\u00a0m",
	access: "3. Qu’est-ce qui arrive jusqu’à l’emplacement\u202f?",
	accesses: {
		articulated: "Semi-remorque (16,5\u00a0m)",
		rigid: "Camion-grue sans remorque (12\u00a0m)",
		small: "Seulement un petit camion (8\u00a0m)",
	},
	show: "Afficher les tailles",
	errors: {
		amount: "Indiquez un nombre supérieur à 0, par exemple 11 ou 2,5.",
		amountTooLarge: "Étudions ensemble une telle quantité\u202f: appelez-nous ou écrivez-nous.",
		height: "Indiquez la hauteur en mètres, par exemple 2,2.",
	},
	answer: "Voici ce qui convient",
	roles: {
		best: "Le mieux adapté",
		spare: "Avec de la réserve",
		smaller: "Plusieurs plus petits",
	},
	/** What goes into one: for one of them and for several. */
	units: {
		pallets: { one: "palette", other: "palettes" },
		volume: { one: "m³ empilé", other: "m³ empilés" },
		flat: { one: "pièce", other: "pièces" },
		car: { one: "voiture", other: "voitures" },
	},
	each: "Place dans chacun\u202f:",
	filled: "rempli",
	doorAtLeast: "Porte d’au moins",
	high: "m de haut",
	comes: {
		articulated: "Arrive sur semi-remorque",
		rigid: "Arrive sur camion-grue",
		small: "Arrive sur petit camion",
	},
	obstacles: {
		height:
			"Aucun de nos conteneurs fermés n’est aussi haut. Un Open Top se charge par le haut, un Flat Rack est ouvert sur les côtés\u202f: demandez-nous, nous l’étudions avec vous.",
		access:
			"Ce qu’un camion de cette longueur peut apporter est trop petit. Avec plus de place sur l’accès, ou avec notre conseil, c’est possible\u202f: appelez-nous.",
		room: "Aucun de nos conteneurs ne convient. Demandez-nous, nous l’étudions avec vous.",
	},
	ask: "Demandez-nous",
	container: "Conteneur",
	priceFrom: "Prix à partir de",
	scaleTitle: "Toutes les tailles à la même échelle",
	scaleText: "La personne mesure 1,80\u00a0m. Chaque dessin mène à son conteneur.",
	terms: [
		{
			term: "Pieds",
			text: "Un nom pour la longueur\u202f: 20 pieds font 6,06\u00a0m à l’extérieur, 40 pieds 12,19\u00a0m.",
		},
		{
			term: "Pallet wide",
			text: "2,44\u00a0m de large à l’intérieur\u202f: les palettes Europe se placent côte à côte sans vide.",
		},
		{
			term: "High Cube",
			text: "30\u00a0cm de plus qu’un conteneur standard, à l’intérieur comme aux portes.",
		},
	],
	tableTitle: "Ce qu’ils contiennent",
	compareHint: "Cochez-en jusqu’à quatre pour les comparer.",
	notesTitle: "Nos calculs",
	notes: [
		"Palettes Europe de 1,20 × 0,80\u00a0m sur un niveau, quelques centimètres restant libres pour la manutention.",
		"Cartons de déménagement de 60 × 33 × 34\u00a0cm, empilés jusqu’au toit.",
		"Une pièce meublée de 20\u00a0m², démontée et empilée, occupe environ 9\u00a0m³. Nous comptons 85\u202f% d’un conteneur comme utilisables.",
		"Une voiture compacte de 4,30 × 1,80\u00a0m, rétroviseurs rabattus. Ses portières ne s’ouvrent pas en grand à l’intérieur\u202f: sortez avec précaution.",
		"Les ouvertures de portes sont le minimum de la norme ISO 668\u202f; la plupart ont quelques centimètres de plus. Les tailles de stockage de moins de 10 pieds ne suivent aucune norme.",
	],
};
