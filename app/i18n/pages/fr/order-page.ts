import type { PageTexts } from "../../messages/catalogue.ts";

export const orderPage: PageTexts["orderPage"] = {
	status: "Statut",
	statuses: {
		pending: "Reçue",
		confirmed: "Confirmée",
		paid: "Payée",
		delivered: "Livrée",
		cancelled: "Annulée",
	},
	cancelled: {
		title: "Cette commande est annulée",
		text: "Vous n’avez rien à payer. Ce que vous avez déjà payé vous est remboursé. Pour toute question, répondez à la confirmation ou appelez-nous.",
	},
	nextTitle: "Et maintenant ?",
	invoice: "Dans les 24 heures, vous recevez par e-mail la facture avec nos coordonnées bancaires.",
	invoiceOnly: "Dans les 24 heures, vous recevez la facture par e-mail.",
	transfer: "Vous virez le montant en indiquant le numéro de commande comme motif.",
	transferNow: "Vous virez le montant avec les coordonnées ci-dessous.",
	delivered: "Dès réception du paiement, nous convenons du jour et nous livrons.",
	collected: "Dès réception du paiement, nous convenons du jour de l’enlèvement à Anvers.",
	both: "Dès réception du paiement, nous convenons des jours de livraison et d’enlèvement.",
	mail: {
		sent: "Nous avons envoyé une confirmation à {email}.",
		pending: "Votre confirmation est en route vers {email}.",
		failed: "La confirmation n’a pas pu être envoyée à {email}. Veuillez nous contacter.",
	},
	papers: "Documents à télécharger",
	print: "Imprimer",
	again: "Commander à nouveau",
	againText: "Les mêmes conteneurs, aux prix d’aujourd’hui.",
	missing: "N’est plus proposé comme vous l’aviez commandé, donc absent de votre panier :",
	full: "Votre panier est plein : le reste n’y est pas.",
	toCart: "Voir le panier",
	failed: "Les conteneurs n’ont pas pu être ajoutés au panier. Veuillez réessayer.",
	locked: {
		text: "Cette page contient des données personnelles. Ouvrez-la par le lien de la confirmation que nous vous avons envoyée par e-mail, ou connectez-vous avec le compte qui vous a servi à commander.",
		signIn: "Se connecter",
		signedIn: {
			text: "Vous êtes connecté avec l’adresse {email}. Cette commande ne figure pas dans ce compte. Ouvrez-la par le lien de la confirmation que nous vous avons envoyée par e-mail, ou connectez-vous avec le compte qui vous a servi à commander.",
			signIn: "Utiliser un autre compte",
			ownOrders: "Vos commandes",
		},
	},
};
