import type { PageTexts } from "../../messages/catalogue.ts";

export const ownTrade: PageTexts["ownTrade"] = {
	payments: {
		toPay: "Nog te betalen",
		overdue: "Te laat",
		partly: "Deels betaald",
		paid: "Betaald",
		toRefund: "U krijgt geld terug",
	},
	orders: "Uw bestellingen",
	noOrders: "Nog geen bestellingen. Wat u aangemeld bestelt, vindt u hier terug.",
	quotes: "Uw offerteaanvragen",
	noQuotes: "Geen offerteaanvragen met dit e-mailadres. Ze blijven hier een jaar staan.",
	view: "Bestelling bekijken",
	vat: "waarvan {amount} btw",
	noVat: "Geen btw aangerekend",
	total: "Totaal incl. btw",
	quoteStatuses: {
		new: "Ontvangen",
		answered: "Beantwoord",
		won: "Besteld",
		lost: "Afgesloten",
	},
	conversion: "Ombouw",
	general: "Aanvraag",
	newer: "Nieuwere",
	older: "Oudere",
	pages: "Meer bestellingen",
};
