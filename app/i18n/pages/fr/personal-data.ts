import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const personalData: PageTexts["personalData"] = {
	own: {
		title: "Vos données",
		text: "Tout ce que nous conservons sur vous et votre adresse e-mail, dans un seul fichier (JSON) : compte, panier, commandes, factures, paiements, demandes de devis, messages et e-mails.",
		download: "Télécharger vos données",
		deleteTitle: "Supprimer votre compte",
		deleteText: "Votre compte, votre panier et vos connexions disparaissent aussitôt et pour de bon.",
		delete: "Supprimer définitivement le compte",
		isOwner:
			"Vous gérez cette boutique. Demandez d’abord à un autre administrateur de vous retirer de la liste.",
	},
	stays: {
		title: "Ce qui reste",
		orders:
			"Commandes, devis acceptés, factures, paiements et rétractations : dix ans, parce que le droit comptable et la TVA l’exigent. Ensuite, plus personne n’y est nommé.",
		requests: "Demandes de devis, autres devis, messages et copies d’e-mails : un an.",
	},
	desk: {
		title: "Données personnelles",
		intro:
			"Tout ce que la boutique conserve sur une adresse e-mail : pour répondre à qui en demande une copie, et pour effacer ce qui peut l’être.",
		email: "Adresse e-mail",
		find: "Rechercher",
		emailWrong: "Indiquez une adresse e-mail valable",
		found: "Conservé sur",
		nothing: "Rien n’est conservé sur cette adresse.",
		account: "Compte",
		yes: "oui",
		no: "non",
		orders: "Commandes",
		invoices: "Factures",
		quotes: "Demandes de devis",
		messages: "Messages reçus",
		mails: "E-mails",
		withdrawals: "Rétractations",
		download: "Tout télécharger (JSON)",
		downloadText:
			"Avec vos notes internes : relisez-les avant de transmettre le fichier. L’historique retient qu’il a été récupéré.",
		eraseTitle: "Effacer",
		eraseText:
			"Compte, panier, demandes de devis, devis non acceptés, messages et copies d’e-mails disparaissent aussitôt et pour de bon.",
		confirm: "J’ai vérifié que la demande vient de cette personne",
		confirmWrong: "Cochez d’abord cette case",
		erase: "Effacer définitivement",
		erased: "Effacé. Ce que la loi demande de garder est toujours là.",
		isOwner: "Cette personne gère la boutique. Retirez-la d’abord de la liste des administrateurs.",
		failed: "L’effacement a échoué. Rien n’a été modifié ; veuillez réessayer.",
	},
};
