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
	notStarted:
		"La page de paiement est inaccessible pour le moment. Réessayez dans un instant ou virez le montant ci-dessous.",
	again: "Réessayer en ligne",
	start: "Payer par Bancontact ou par carte",
	look: "Regarder de nouveau",
	also: "Vous pouvez aussi payer en ligne par Bancontact ou par carte.",
};
