import type { PageTexts } from "../../messages/catalogue.ts";

export const payOnline: PageTexts["payOnline"] = {
	title: "Payer en ligne",
	payNow: "Payer {amount} maintenant",
	open: "Votre commande est passée. Payez en ligne par Bancontact ou par carte sur la page sécurisée de notre prestataire, ou par virement ci-dessous.",
	waiting:
		"Nous ne savons pas encore si votre paiement a abouti. Cela peut prendre quelques minutes ; cette page l’affichera dès que nous le saurons.",
	failed:
		"Votre paiement en ligne n’a pas abouti et rien n’a été débité. Réessayez ou virez le montant ci-dessous.",
	paid: "Merci : votre paiement en ligne est arrivé.",
	paidPart:
		"Merci : votre paiement en ligne est arrivé. Le solde de {amount} vous sera demandé par la facture suivante.",
	paidOpen: "Merci : votre paiement en ligne est arrivé. Il reste {amount} à payer.",
	paidCancelled:
		"Votre paiement en ligne est arrivé, mais cette commande est annulée : nous vous remboursons {amount}.",
	paidTooMuch:
		"Merci : votre paiement en ligne est arrivé. Le total payé dépasse le montant dû : nous vous remboursons {amount}.",
	nothingDue:
		"Il n’y a rien à payer pour cette commande en ce moment, aucun paiement n’a donc été lancé. Cette page montre où en est la commande.",
	notStarted:
		"La page de paiement est inaccessible pour le moment. Réessayez dans un instant ou virez le montant ci-dessous.",
	refused:
		"Le prestataire de paiement n’accepte pas de paiement en ligne pour cette commande en ce moment. Veuillez virer le montant\u202f: les coordonnées figurent ci-dessous. Votre commande est maintenue.",
	again: "Réessayer en ligne",
	start: "Payer par Bancontact ou par carte",
	look: "Regarder de nouveau",
	also: "Vous pouvez aussi payer en ligne par Bancontact ou par carte.",
};
