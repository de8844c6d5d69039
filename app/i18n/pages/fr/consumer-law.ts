import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const consumerLaw: PageTexts["consumerLaw"] = {
	safety: {
		title: "Sécurité du produit",
		product: "Produit",
		number: "Numéro du conteneur",
		numberText: "Sur les portes et sur la plaque CSC",
		maker: "Fabricant",
		makerUnknown: "Inconnu pour ce conteneur ; le responsable ci-dessous en répond.",
		responsible: "Responsable dans l’UE",
		warnings: "Utilisation sûre et mises en garde",
	},
	guarantee: {
		title: "Deux ans de garantie légale",
		text: "Si votre conteneur n’est pas conforme à ce qui a été convenu, nous en répondons en tant que vendeur pendant au moins deux ans à compter de la livraison : vous avez droit à la réparation ou au remplacement sans frais. Si cela ne se fait pas dans un délai raisonnable, vous pouvez demander une baisse du prix ou le remboursement.",
		used: "Pour un conteneur d’occasion, un délai plus court, d’un an au moins, peut être convenu : voir nos conditions de vente.",
		who: "Pour qui achète à titre privé.",
	},
};
