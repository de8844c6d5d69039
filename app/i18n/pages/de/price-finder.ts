import type { PageTexts } from "~/i18n/messages/catalogue.ts";

/** The delivered price: the question on the home page, and the lists that show it. */
export const priceFinder: PageTexts["priceFinder"] = {
	title: "Ihr Preis, geliefert",
	container: "Container",
	deliveryTo: "Lieferung nach",
	show: "Preis anzeigen",
	hint: "Container wählen, Postleitzahl eingeben: Der Preis mit Lieferung steht sofort hier, ganz ohne Kontaktdaten.",
	to: "nach",
	toContainer: "Zum Container",
	onRequest:
		"Für diesen Container oder diesen Ort haben wir keinen festen Preis. Auf seiner Seite fragen Sie ein Angebot an; Antwort innerhalb von 24 Stunden.",
	notOffered: "In diesem Zustand haben wir den Container zurzeit nicht. Es gibt ihn als:",
	listTitle: "Preise mit Lieferung",
	apply: "Preise mit Lieferung",
	shown: "Preise mit Lieferung per Lkw nach",
	change: "Ändern",
	drop: "Ohne Lieferung",
	delivered: "Geliefert ab",
	transportOnRequest: "Lieferung auf Anfrage",
	trucks: { truck: "Lkw", truck_with_crane: "Kran-Lkw" },
};
