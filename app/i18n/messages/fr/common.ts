import type { Catalogue } from "../../catalogue.ts";

export const common: Catalogue["common"] = {
	skipToContent: "Aller au contenu",
	mainNavigation: "Navigation principale",
	menu: "Menu",
	home: "Accueil",
	containers: "Conteneurs",
	nav: {
		all: "Tous les conteneurs",
		size20: "20 pieds",
		size40: "40 pieds",
		highCube: "High Cube",
		reefer: "Frigorifiques",
	},
	callUs: "Appeler le {phone}",
	language: "Langue",
	cart: "Panier",
	cartCount: "{count, plural, =0 {Panier, vide} =1 {Panier, 1 ligne} other {Panier, # lignes}}",
	close: "Fermer",
	notifications: "Notifications",
	error: "Erreur",
	netNote: "HTVA",
	footer: {
		slogan: "Des conteneurs maritimes au départ du quai d’Anvers : neufs, d’occasion et en location.",
		products: "Produits",
		contact: "Contact",
		vat: "TVA",
		rights: "© {year} {company}. Tous droits réservés.",
	},
	notFound: {
		title: "Page introuvable",
		text: "Cette page n’existe pas ou a changé d’adresse. Les conteneurs, eux, n’ont pas bougé.",
		home: "Retour à l’accueil",
		browse: "Voir les conteneurs",
	},
	failure: {
		title: "Une erreur s’est produite",
		text: "Impossible d’afficher cette page. Veuillez réessayer dans un instant.",
		retry: "Réessayer",
	},
};
