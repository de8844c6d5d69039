import type { PageTexts } from "../../messages/catalogue.ts";

export const checkoutPage: PageTexts["checkoutPage"] = {
	vatHint: "Mit Ländercode, zum Beispiel BE 0123.456.749",
	askQuote: "Angebot anfragen",
	continueShopping: "Weiter einkaufen",
	termsApply: "Mit Ihrer Bestellung akzeptieren Sie unsere",
	terms: "Verkaufsbedingungen",
	privacy: "Datenschutzerklärung",
	errors: {
		vatNumber: "Diese USt-IdNr. stimmt nicht. Bitte prüfen Sie die Ziffern oder lassen Sie das Feld leer.",
		dateInvalid: "Bitte wählen Sie einen Tag ab heute, höchstens zwei Jahre im Voraus",
		width: "Bitte geben Sie eine Breite in Metern von 1 bis 50 an, zum Beispiel 3,5",
		length: "Bitte geben Sie eine ganze Zahl von 1 bis 999 an",
	},
};
