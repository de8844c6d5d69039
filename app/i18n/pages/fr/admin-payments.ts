import type { PageTexts } from "../../messages/catalogue.ts";

export const adminPayments: PageTexts["adminPayments"] = {
	title: "Paiement",
	list: "Paiements",
	state: "Situation",
	reference: "Communication structurée",
	paid: "Déjà reçu",
	credited: "Crédité",
	open: "Reste à payer",
	due: "Échéance",
	kind: "De quoi s’agit-il ?",
	kinds: {
		received: "Paiement reçu",
		refunded: "Remboursé",
	},
	amount: "Montant en euros",
	paidOn: "Jour sur l’extrait de compte",
	note: "Remarque",
	noteHint: "Nécessaire pour un remboursement : pourquoi.",
	record: "Enregistrer",
	by: "enregistré par",
	newDue: "Nouvelle échéance",
	saveDue: "Changer l’échéance",
	reminded: "L’acheteur reçoit les rappels prévus dans les paramètres.",
	stopped: "Cet acheteur ne reçoit pas de rappel et la commande ne s’annule pas d’elle-même.",
	stop: "Pas de rappel pour cette commande",
	resume: "Rappeler à nouveau cet acheteur",
	lapsing:
		"Cette commande n’est pas payée depuis un certain temps. Laissez plus de temps à l’acheteur avec une nouvelle échéance, ou annulez la commande.",
	cancel: "Annuler la commande",
	underWay:
		"L’acheteur a commencé un paiement en ligne de {amount} dont l’issue n’est pas encore connue : il est peut-être en train de payer.",
	owedAgain:
		"Vous avez remboursé {amount} sans note de crédit : l’acheteur doit de nouveau cette somme, à moins que vous n’établissiez une note de crédit.",
	writeCredit: "Établir une note de crédit",
	statement: "Extrait de compte",
	keyRefused:
		"Le prestataire de paiement refuse la clé de la boutique depuis le {moment}\u202f: les acheteurs ne peuvent pas payer en ligne et les remboursements en ligne ne partent pas. La personne qui exploite la boutique doit indiquer la bonne clé (MOLLIE_KEY) et redémarrer la boutique. Les virements fonctionnent comme d’habitude.",
	methodRefused:
		"Le prestataire de paiement refuse les paiements par Bancontact et par carte depuis le {moment}\u202f: les acheteurs lisent qu’ils doivent faire un virement. Activez Bancontact et les cartes dans votre compte chez le prestataire et vérifiez jusqu’à quel montant ils sont autorisés. Le prochain paiement qui peut commencer retire cet avis. Les virements fonctionnent comme d’habitude.",
	refund: {
		title: "Payé en ligne",
		differs: "Le montant demandé était de {asked}\u202f; le prestataire de paiement a confirmé {amount}.",
		list: "Remboursements",
		left: "Au plus {amount} peuvent retourner sur la carte ou le compte du payeur.",
		amount: "Remboursement en euros",
		reason: "Pourquoi ?",
		button: "Rembourser en ligne",
		again: "Redemander",
		failed:
			"Un remboursement n’est pas arrivé chez le payeur, par exemple parce que la carte ou le compte est clôturé. L’argent est revenu chez vous et compte de nouveau comme reçu. Demandez un numéro de compte au payeur, faites le virement et notez-le ci-dessous, ou remboursez encore une fois en ligne.",
		failedNote: "Remboursement échoué",
		settle: "Rien n’est à rembourser",
		states: {
			asked: "Pas encore confirmé",
			done: "Remboursé",
			refused: "Refusé",
			failed: "Échoué : l’argent est revenu chez vous",
		},
	},
	reversal: {
		told: "La banque du payeur a repris {amount} (rétrofacturation). Si la commande était payée, elle attend de nouveau son argent ; l’acheteur ne reçoit pas de rappel. Voyez avec lui ; vous pouvez contester auprès du prestataire de paiement.",
		settle: "Réglé",
		notes: {
			refund: {
				gone: "Remboursé chez le prestataire de paiement",
				back: "Remboursement échoué chez le prestataire de paiement",
			},
			chargeback: { gone: "Repris par la banque du payeur", back: "Rétrofacturation annulée" },
		},
	},
	marks: {
		unpaid: "Pas payée",
		partly: "Payée en partie",
		paid: "Payée en totalité",
		overpaid: "Trop-perçu",
		overdue: "En retard",
		toRefund: "À rembourser",
	},
	done: {
		settled: "Enregistré.",
		refund: "Le remboursement est en route vers le payeur.",
		yes: "Le paiement est enregistré.",
		closed:
			"Le paiement est enregistré et il ne reste rien à payer. Vous pouvez maintenant passer la commande à « Payée » et prévenir l’acheteur.",
		due: "L’échéance est modifiée.",
		reminders: "Enregistré.",
	},
	problems: {
		refused: "Le prestataire de paiement refuse ce remboursement :",
		unsure:
			"Le prestataire de paiement ne répond pas. Rien n’est remboursé deux fois : redemandez ci-dessous dans un instant.",
		off: "Aucun prestataire de paiement n’est plus configuré : remboursez par virement.",
		form: "Indiquez un montant en euros, par exemple 3581,60",
		negative: "Indiquez-le sans signe moins et choisissez « Remboursé »",
		decimals: "Deux décimales au plus ; les milliers s’écrivent sans point ni virgule",
		high: "99999999,99 euros au plus",
		nothing: "Indiquez plus que zéro",
		day: "Indiquez un jour",
		future: "Ce jour n’est pas encore passé",
		reason: "Dites pourquoi le montant a été remboursé",
		noteLong: "500 caractères au plus",
		tooMuchBack: "On ne peut pas rembourser plus que ce qui a été payé. Veuillez revoir les paiements.",
		sentBefore:
			"Ce formulaire a déjà enregistré un autre paiement ; il figure dans la liste. Celui-ci n’est pas enregistré. S’il vient en plus, appuyez encore une fois.",
		refundBefore:
			"Ce formulaire a déjà demandé un autre remboursement ; il figure ci-dessous. Celui-ci n’est pas demandé. S’il vient en plus, appuyez encore une fois.",
		dueDay: "Choisissez un jour à partir d’aujourd’hui, un an à l’avance au plus",
		gone: "Cette commande n’existe plus.",
	},
};
