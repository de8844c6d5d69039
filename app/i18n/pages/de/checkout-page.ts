import type { PageTexts } from "../../messages/catalogue.ts";

export const checkoutPage: PageTexts["checkoutPage"] = {
	vatHint: "Mit Ländercode, zum Beispiel BE 0123.456.749",
	askQuote: "Angebot anfordern",
	noPrice:
		"Keiner der Container in Ihrem Warenkorb hat noch einen Preis, daher gibt es keine Summe. Beachten Sie den Hinweis bei jeder Position: Entfernen Sie sie und wählen Sie einen anderen Container, oder rufen Sie uns für ein Angebot an.",
	/** While a line's transport has no price: the sums, and what stands beside the line's. */
	withoutTransport: {
		subtotal: "Zwischensumme netto, ohne Transport",
		total: "Gesamtbetrag inkl. MwSt., ohne Transport",
		line: "zzgl. MwSt. und Transport",
	},
	continueShopping: "Weiter einkaufen",
	termsApply: "Mit Ihrer Bestellung akzeptieren Sie unsere",
	terms: "Verkaufsbedingungen",
	privacy: "Datenschutzerklärung",
	paymentInfo:
		"Sie zahlen per Überweisung. Innerhalb von 24 Stunden erhalten Sie die Rechnung mit unserer Bankverbindung; jetzt wird nichts abgebucht.",
	again: "Bitte drücken Sie zur Bestätigung noch einmal auf „Zahlungspflichtig bestellen“.",
	tooMany:
		"Aus Ihrem Netzwerk sind gerade mehrere Bestellungen eingegangen. Bitte warten Sie einige Minuten und bestellen Sie dann erneut, oder rufen Sie uns an. Ihre Angaben bleiben erhalten.",
	termsTitle: "Verkaufsbedingungen",
	metaDescription: "Ihre Container, die Lieferdaten und der Gesamtbetrag inklusive MwSt.",
	emptyText: "Wählen Sie Container, Zustand und Lieferung: Den Preis sehen Sie sofort.",
	ordered: "Ihre Bestellung {number} ist bei uns eingegangen.",
	putBack: {
		undo: "Rückgängig machen",
		back: "Wieder im Warenkorb",
		gone: "Diese Position lässt sich nicht mehr zurückholen. Bitte wählen Sie den Container noch einmal.",
	},
	lineGone:
		"Dieser Container liegt nicht mehr im Warenkorb dieses Browsers: Er wurde in einem anderen Tab entfernt oder bestellt, oder die Cookies des Browsers wurden gelöscht. Wenn Sie ihn noch brauchen, wählen Sie ihn bitte noch einmal.",
	waiting: {
		title: "Ihr Warenkorb liegt in Ihrem Konto",
		text: "Sie sind in diesem Browser nicht mehr angemeldet. Melden Sie sich wieder an, dann sind Ihre Container wieder da.",
		signIn: "Wieder anmelden",
		newTab: "(neuer Tab)",
		notOrdered:
			"Es wurde nichts bestellt: Sie sind in diesem Browser nicht mehr angemeldet. Melden Sie sich wieder an und bestellen Sie dann noch einmal. Ihre Angaben bleiben erhalten.",
	},
	errorSummary: "Bitte prüfen Sie die Angaben.",
	chooseCountry: "Land wählen",
	useAlternativeBillingAddress: "Abweichende Rechnungsadresse verwenden",
	errors: {
		postalCodeInvalid: "Bitte geben Sie eine Postleitzahl dieses Landes an",
		phoneInvalid: "Bitte geben Sie eine Telefonnummer mit 6 bis 15 Ziffern an",
		name: "Bitte geben Sie Ihren Namen an",
		email: "Bitte geben Sie Ihre E-Mail-Adresse an",
		emailInvalid: "Bitte geben Sie eine gültige E-Mail-Adresse ein",
		phone: "Bitte geben Sie Ihre Telefonnummer an",
		street: "Bitte geben Sie Straße und Hausnummer an",
		city: "Bitte geben Sie den Ort an",
		postalCode: "Bitte geben Sie die Postleitzahl an",
		country: "Bitte wählen Sie ein Land",
		billing: "Bei abweichender Rechnungsadresse füllen Sie bitte alle Felder der Rechnungsadresse aus",
		tooLong: "Dieser Text ist zu lang",
		link: "Bitte geben Sie hier keine Internetadressen an",
		vatNumber: "Diese USt-IdNr. stimmt nicht. Bitte prüfen Sie die Ziffern oder lassen Sie das Feld leer.",
		dateInvalid: "Bitte wählen Sie einen Tag ab heute, höchstens zwei Jahre im Voraus",
		width: "Bitte geben Sie eine Breite in Metern von 1 bis 50 an, zum Beispiel 3,5",
		length: "Bitte geben Sie eine ganze Zahl von 1 bis 999 an",
	},
};
