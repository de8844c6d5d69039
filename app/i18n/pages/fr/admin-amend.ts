import type { PageTexts } from "../../messages/catalogue.ts";

export const adminAmend: PageTexts["adminAmend"] = {
	title: "Modifier la commande",
	back: "Retour à la commande",
	change: "Modifier les lignes ou les adresses",
	delivery: "Livraison",
	billing: "Adresse de facturation",
	before: "Jusqu’ici",
	after: "Désormais",
	vat: "TVA",
	paid: "Payé à ce jour\u202f:",
	refund: "À rembourser\u202f:",
	open: "Reste à payer\u202f:",
	refundHint:
		"L’acheteur a payé plus que le nouveau total. Notez le remboursement dans la commande dès qu’il est parti.",
	preview: "Ce qui change",
	previewHint: "Rien n’est encore enregistré.",
	transportKept:
		"Le camion va désormais ailleurs, au prix de transport de l’ancien lieu. «\u202fTransport au tarif du jour\u202f» applique le prix du nouveau.",
	tell: "Prévenir l’acheteur par e-mail",
	mail: "L’e-mail tel que l’acheteur le reçoit",
	save: "Modifier la commande",
	check: "Montrer ce qui change",
	checkAgain: "Montrer à nouveau",
	about: "Motif et message à l’acheteur",
	reason: "Pourquoi la commande est-elle modifiée\u202f?",
	reasonHint: "Pour votre historique. Nécessaire si vous avez fixé un prix vous-même.",
	words: "Votre message à l’acheteur",
	wordsHint: "Figure dans l’e-mail, dans la langue de l’acheteur.",
	done: {
		told: "La commande est modifiée et l’e-mail est en route vers l’acheteur.",
		saved: "La commande est modifiée. L’acheteur n’a pas été prévenu.",
	},
	problems: {
		anonymous:
			"Le nom et les adresses de cette commande sont effacés\u202f: elle ne peut plus être modifiée.",
		invoiced:
			"Cette commande est facturée. Établissez d’abord une note de crédit\u202f; elle pourra ensuite être modifiée et facturée à nouveau.",
		delivered: "Cette commande est livrée. Rétablissez d’abord le statut si c’était une erreur.",
		cancelled: "Cette commande est annulée. Rouvrez-la d’abord.",
		gone: "Cette commande n’existe plus.",
		fields: "Vérifiez les champs ci-dessous.",
		lines: "Une commande a au moins une ligne. Annulez-la s’il n’en reste rien.",
		nothing: "La commande ne donne aucun montant\u202f: indiquez les prix.",
		same: "Vous n’avez encore rien modifié.",
		unseen: "Vous avez modifié quelque chose entre-temps. Vérifiez encore une fois.",
		stale:
			"Quelqu’un d’autre a modifié cette commande entre-temps. Vous voyez ci-dessous ce qu’elle dit maintenant à côté de ce que vous avez saisi\u202f; la prochaine validation enregistre votre version.",
		total: "VIES a répondu entre-temps et la TVA est différente. Vérifiez le nouveau total.",
		failed: "Cela n’a pas fonctionné. Rien n’a été modifié\u202f; veuillez réessayer.",
		container: "Choisissez un conteneur",
	},
};
