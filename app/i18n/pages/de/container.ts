import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const container: PageTexts["container"] = {
	noDelivery: "Für diesen Container ist kein Transport verfügbar. Rufen Sie uns gerne an.",
	obstacles: {
		unavailable:
			"Dieser Container ist zurzeit nicht auf Lager. Fordern Sie ein Angebot an, wir nennen Ihnen einen Termin.",
		no_condition: "Bitte wählen Sie zuerst einen Zustand.",
		not_offered: "Dieser Zustand wird für diesen Container nicht angeboten.",
		quote_required: "Den Preis für diese Ausführung nennen wir auf Anfrage. Fordern Sie ein Angebot an.",
		transport_open: "Wählen Sie eine Lieferart und geben Sie die Postleitzahl an, um zu bestellen.",
	},
	problems: {
		quantity_invalid: "Die Anzahl muss eine ganze Zahl von 1 bis 100 sein.",
		cart_full: "Ihr Warenkorb ist voll. Senden Sie bitte zuerst diese Bestellung ab oder rufen Sie uns an.",
		product_missing: "Diesen Container gibt es im Shop nicht mehr.",
		choice_unknown: "Diese Auswahl wird nicht angeboten. Bitte wählen Sie neu.",
		failed:
			"Der Artikel konnte nicht in den Warenkorb gelegt werden. Versuchen Sie es gleich noch einmal: Ihre Auswahl bleibt erhalten.",
		delivery_not_offered: "Dieser Container kann so nicht geliefert werden.",
	},
};
