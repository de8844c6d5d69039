import type { PageTexts } from "../../messages/catalogue.ts";

export const ownTrade: PageTexts["ownTrade"] = {
	payments: {
		toPay: "Noch zu zahlen",
		overdue: "Überfällig",
		partly: "Teilweise bezahlt",
		paid: "Bezahlt",
		toRefund: "Sie erhalten Geld zurück",
	},
	orders: "Ihre Bestellungen",
	noOrders: "Noch keine Bestellungen. Was Sie angemeldet bestellen, finden Sie hier wieder.",
	quotes: "Ihre Angebotsanfragen",
	noQuotes: "Keine Anfragen mit dieser E-Mail-Adresse. Anfragen bleiben hier ein Jahr lang sichtbar.",
	view: "Bestellung ansehen",
	vat: "davon {amount} MwSt.",
	noVat: "Ohne MwSt.",
	total: "Gesamtbetrag inkl. MwSt.",
	quoteStatuses: {
		new: "Eingegangen",
		answered: "Beantwortet",
		won: "Bestellt",
		lost: "Abgeschlossen",
	},
	conversion: "Umbau",
	general: "Anfrage",
	newer: "Neuere",
	older: "Ältere",
	pages: "Weitere Bestellungen",
};
