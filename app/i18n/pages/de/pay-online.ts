import type { PageTexts } from "../../messages/catalogue.ts";

export const payOnline: PageTexts["payOnline"] = {
	title: "Online bezahlen",
	payNow: "Jetzt {amount} bezahlen",
	open: "Ihre Bestellung ist aufgegeben. Bezahlen Sie online mit Bancontact oder Karte auf der gesicherten Seite unseres Zahlungspartners oder per Überweisung weiter unten.",
	waiting:
		"Wir wissen noch nicht, ob Ihre Zahlung gelungen ist. Das kann einige Minuten dauern; diese Seite zeigt es, sobald wir es wissen.",
	failed:
		"Ihre Online-Zahlung wurde nicht abgeschlossen, es wurde nichts abgebucht. Versuchen Sie es noch einmal oder überweisen Sie den Betrag.",
	paid: "Vielen Dank: Ihre Online-Zahlung ist eingegangen.",
	paidPart:
		"Vielen Dank: Ihre Online-Zahlung ist eingegangen. Der Rest von {amount} wird erst mit der nächsten Rechnung fällig.",
	paidOpen: "Vielen Dank: Ihre Online-Zahlung ist eingegangen. Offen sind noch {amount}.",
	paidCancelled:
		"Ihre Online-Zahlung ist eingegangen, aber diese Bestellung ist storniert: Sie erhalten {amount} zurück.",
	paidTooMuch:
		"Vielen Dank: Ihre Online-Zahlung ist eingegangen. Es wurde mehr bezahlt, als offen war: Sie erhalten {amount} zurück.",
	nothingDue:
		"Für diese Bestellung ist zurzeit nichts zu bezahlen, deshalb wurde keine Zahlung begonnen. Diese Seite zeigt, wie es um die Bestellung jetzt steht.",
	notStarted:
		"Die Zahlungsseite ist gerade nicht erreichbar. Versuchen Sie es gleich noch einmal oder überweisen Sie den Betrag.",
	refused:
		"Der Zahlungsdienst nimmt für diese Bestellung zurzeit keine Online-Zahlung an. Bitte überweisen Sie den Betrag, die Angaben dazu stehen weiter unten. Ihre Bestellung bleibt bestehen.",
	again: "Noch einmal online bezahlen",
	start: "Mit Bancontact oder Karte bezahlen",
	look: "Noch einmal nachsehen",
	also: "Sie können auch online mit Bancontact oder Karte bezahlen.",
};
