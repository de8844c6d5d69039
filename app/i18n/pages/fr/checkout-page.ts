import type { PageTexts } from "../../messages/catalogue.ts";

export const checkoutPage: PageTexts["checkoutPage"] = {
	vatHint: "Avec le code du pays, par exemple BE 0123.456.749",
	askQuote: "Demander un devis",
	continueShopping: "Continuer mes achats",
	termsApply: "En commandant, vous acceptez nos",
	terms: "conditions de vente",
	privacy: "Déclaration de confidentialité",
	errors: {
		vatNumber: "Ce numéro de TVA n’est pas correct. Vérifiez les chiffres ou laissez le champ vide.",
		dateInvalid: "Choisissez un jour à partir d’aujourd’hui, dans les deux ans",
		width: "Indiquez une largeur en mètres de 1 à 50, par exemple 3,5",
		length: "Indiquez un nombre entier de 1 à 999",
	},
};
