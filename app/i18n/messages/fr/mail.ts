import type { MailCatalogue } from "../../catalogue.ts";

export const mail: MailCatalogue = {
	orderConfirmation: {
		subject: "Votre commande {number} chez {company}",
		copySubject: "Nouvelle commande {number} : {name}, {total}",
		greeting: "Bonjour {name},",
		intro: "Merci pour votre commande. Nous l’avons bien reçue sous le numéro {number}.",
		copyIntro: "{name} ({email}, {phone}) a passé la commande {number}.",
		invoice:
			"Vous recevez la facture avec les instructions de paiement dans les 24 heures. Le paiement se fait par virement bancaire.",
		view: "Voir la commande",
		transport: "Transport",
		closing: "Cordialement,",
	},
};
