import type { Catalogue } from "../catalogue.ts";

export const home: Catalogue["home"] = {
	metaTitle: "Conteneurs maritimes à vendre à Anvers",
	metaDescription:
		"Conteneurs maritimes neufs et d’occasion de 6 à 45 pieds. Choisissez l’état, la couleur et la livraison, voyez le prix complet et commandez par virement.",
	loading: "Chargement du contenu...",
	errorTitle: "Erreur de chargement",
	errorText: "Désolés, le contenu de la page d’accueil n’a pas pu être chargé. Veuillez actualiser la page.",
	loadFailed: "Impossible de charger le contenu de la page d’accueil. Veuillez réessayer plus tard.",
	emptyTitle: "Aucun contenu trouvé",
	emptyText: "Aucun contenu n’a été trouvé pour la page d’accueil. Veuillez réessayer plus tard.",
	refresh: "Actualiser la page",
	viewContainers: "Voir les conteneurs",
	viewAll: "Tout voir",
	previous: "Conteneurs précédents",
	next: "Conteneurs suivants",
	carousel: "Sélection de conteneurs",
	openMap: "Ouvrir {address} sur une carte",
	noMatches: "Aucun conteneur ne correspond à ce choix.",
	targets: {
		leasing: "En savoir plus sur le leasing",
		modifications: "En savoir plus sur les transformations",
	},
};
