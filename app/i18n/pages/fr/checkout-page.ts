import type { PageTexts } from "../../messages/catalogue.ts";

export const checkoutPage: PageTexts["checkoutPage"] = {
	vatHint: "Avec le code du pays, par exemple BE 0123.456.749",
	askQuote: "Demander un devis",
	noPrice:
		"Aucun des conteneurs de votre panier n’a encore de prix ; il n’y a donc pas de total. Consultez la remarque sur chaque ligne : supprimez-la et choisissez un autre conteneur, ou appelez-nous pour un devis.",
	/** While a line's transport has no price: the sums, and what stands beside the line's. */
	withoutTransport: {
		subtotal: "Sous-total hors TVA et transport",
		total: "Total TVA comprise, sans transport",
		line: "hors TVA et transport",
	},
	continueShopping: "Continuer mes achats",
	termsApply: "En commandant, vous acceptez nos",
	terms: "conditions de vente",
	privacy: "Déclaration de confidentialité",
	paymentInfo:
		"Vous payez par virement. Dans les 24 heures, vous recevrez la facture avec les instructions de paiement ; rien n’est débité maintenant.",
	again: "Veuillez appuyer encore une fois sur « Commander avec obligation de paiement » pour confirmer.",
	tooMany:
		"Plusieurs commandes viennent d’être passées depuis votre réseau. Veuillez patienter quelques minutes puis réessayer, ou nous appeler. Vos données sont conservées.",
	termsTitle: "Conditions de vente",
	metaDescription: "Vos conteneurs, les coordonnées de livraison et le total TVA comprise.",
	emptyText: "Choisissez un conteneur, son état et la livraison : le prix s’affiche aussitôt.",
	ordered: "Nous avons bien reçu votre commande {number}.",
	putBack: {
		undo: "Annuler la suppression",
		back: "De nouveau dans votre panier",
		gone: "Cet article ne peut plus être remis dans le panier. Choisissez de nouveau le conteneur.",
	},
	lineGone:
		"Ce conteneur n’est plus dans le panier de ce navigateur\u202f: il a été retiré ou commandé dans un autre onglet, ou les cookies du navigateur ont été effacés. Si vous en avez encore besoin, choisissez-le de nouveau.",
	waiting: {
		title: "Votre panier est dans votre compte",
		text: "Vous n’êtes plus connecté dans ce navigateur. Reconnectez-vous et vous retrouverez vos conteneurs.",
		signIn: "Se reconnecter",
		newTab: "(nouvel onglet)",
		notOrdered:
			"Rien n’a été commandé : vous n’êtes plus connecté dans ce navigateur. Reconnectez-vous, puis commandez à nouveau. Vos données sont conservées.",
	},
	errorSummary: "Veuillez vérifier les données ci-dessous.",
	chooseCountry: "Choisissez un pays",
	useAlternativeBillingAddress: "Utiliser une autre adresse de facturation",
	errors: {
		postalCodeInvalid: "Indiquez un code postal de ce pays",
		phoneInvalid: "Indiquez un numéro de téléphone de 6 à 15 chiffres",
		name: "Le nom est obligatoire",
		email: "L’e-mail est obligatoire",
		emailInvalid: "Veuillez indiquer une adresse e-mail valide",
		phone: "Le numéro de téléphone est obligatoire",
		street: "La rue et le numéro sont obligatoires",
		city: "La ville est obligatoire",
		postalCode: "Le code postal est obligatoire",
		country: "Le pays est obligatoire",
		billing: "Tous les champs de l’adresse de facturation sont obligatoires si elle est différente",
		tooLong: "Ce texte est trop long",
		link: "Veuillez ne pas indiquer d’adresse web ici",
		vatNumber: "Ce numéro de TVA n’est pas correct. Vérifiez les chiffres ou laissez le champ vide.",
		dateInvalid: "Choisissez un jour à partir d’aujourd’hui, dans les deux ans",
		width: "Indiquez une largeur en mètres de 1 à 50, par exemple 3,5",
		length: "Indiquez un nombre entier de 1 à 999",
	},
};
