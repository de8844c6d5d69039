import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const container: PageTexts["container"] = {
	noDelivery: "Le transport n’est pas disponible pour ce conteneur. Appelez-nous.",
	obstacles: {
		unavailable:
			"Ce conteneur est actuellement en rupture de stock. Demandez un devis, nous vous indiquerons une date.",
		no_condition: "Choisissez d’abord un état.",
		not_offered: "Cet état n’est pas proposé pour ce conteneur.",
		quote_required: "Le prix de cette configuration est sur demande. Demandez un devis.",
		transport_open: "Choisissez un mode de livraison et indiquez le code postal pour commander.",
	},
	problems: {
		quantity_invalid: "La quantité doit être un nombre entier de 1 à 100.",
		cart_full: "Votre panier est plein. Passez d’abord cette commande ou appelez-nous.",
		product_missing: "Ce conteneur n’est plus en vente.",
		choice_unknown: "Ce choix n’est pas proposé. Veuillez choisir à nouveau.",
		failed:
			"L’article n’a pas pu être ajouté au panier. Réessayez dans un instant : votre choix est conservé.",
		delivery_not_offered: "Ce conteneur ne peut pas être livré de cette manière.",
	},
};
