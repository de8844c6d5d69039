import type { PageTexts } from "../../messages/catalogue.ts";

export const ownTrade: PageTexts["ownTrade"] = {
	payments: {
		toPay: "À payer",
		overdue: "En retard",
		partly: "Payée en partie",
		paid: "Payée",
		toRefund: "Nous vous devons un remboursement",
	},
	orders: "Vos commandes",
	noOrders: "Pas encore de commande. Celles que vous passez en étant connecté figurent ici.",
	quotes: "Vos demandes de devis",
	noQuotes: "Aucune demande de devis avec cette adresse e-mail. Elles restent ici un an.",
	view: "Voir la commande",
	vat: "dont {amount} de TVA",
	noVat: "Sans TVA",
	total: "Total TVA comprise",
	quoteStatuses: {
		new: "Reçue",
		answered: "Réponse envoyée",
		won: "Commandée",
		lost: "Clôturée",
	},
	conversion: "Transformation",
	general: "Demande",
	newer: "Plus récentes",
	older: "Plus anciennes",
	pages: "Autres commandes",
};
