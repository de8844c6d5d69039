import type { PageTexts } from "../../messages/catalogue.ts";

export const deliveryWish: PageTexts["deliveryWish"] = {
	title: "Date et souhaits",
	date: "Date souhaitée",
	dateHint: "Nous convenons du jour avec vous avant la livraison ou l’enlèvement.",
	note: "Remarque pour nous",
	noteHint: "Par exemple le portail, la personne sur place ou l’emplacement du conteneur",
	accessTitle: "L’accès du camion",
	accessText:
		"Vos réponses nous aident à envoyer le bon camion. Laissez ouvert ce que vous ne savez pas encore.",
	ground: "Sol stable et plat",
	grounds: { yes: "Oui", no: "Non", unknown: "Je ne sais pas" },
	width: "Largeur de l’accès en mètres",
	widthSaid: "Largeur de l’accès",
	widthHint: "Au point le plus étroit ; un camion a besoin de 3,5 m",
	doors: "Portes vers",
	doorsHint: "Le conteneur est posé dans le sens où il se trouve sur le camion.",
	doorSides: { cab: "la cabine du camion", rear: "l’arrière du camion" },
	open: "Pas encore de réponse",
	rentalTitle: "Votre location",
	rentalStart: "Début de la location",
	rentalLength: "Durée souhaitée",
	rentalUnit: "Comptée en",
	rentalUnits: { day: "jours", week: "semaines", month: "mois" },
	rentalHint: "La durée minimale est de 30 jours ; vous payez ensuite par jour.",
	rentalReturn: "Retour",
	rentalReturns: {
		fetched: "Enlèvement par notre camion (prix à convenir)",
		brought: "Retour au dépôt par le client",
	},
};
