import type { PageTexts } from "../../messages/catalogue.ts";

export const withdrawal: PageTexts["withdrawal"] = {
	title: "Vertrag widerrufen",
	link: "Vertrag widerrufen",
	intro:
		"Sie haben als Privatperson gekauft? Dann können Sie innerhalb von 14 Tagen nach der Lieferung ohne Angabe von Gründen widerrufen. Drei Felder ausfüllen, im nächsten Schritt bestätigen.",
	limits:
		"Das gilt nicht für Container, die wir in einer Farbe Ihrer Wahl lackiert oder für Sie umgebaut haben, und nicht für Käufe durch Unternehmen.",
	formTitle: "Ihre Erklärung",
	name: "Ihr Name",
	orderNumber: "Bestellnummer",
	orderHint: "Sie steht in der Bestätigungs-E-Mail, zum Beispiel K-10001.",
	email: "E-Mail-Adresse der Bestellung",
	emailHint: "An diese Adresse geht die Eingangsbestätigung.",
	part: "Nur ein Teil der Bestellung?",
	partHint: "Lassen Sie das Feld leer, um die ganze Bestellung zu widerrufen.",
	optional: "optional",
	review: "Weiter",
	reviewTitle: "Prüfen und bestätigen",
	reviewText: "Hiermit widerrufe ich den Vertrag über die folgende Bestellung.",
	whole: "Die ganze Bestellung",
	earlier:
		"Ihren Widerruf zu dieser Bestellung haben wir am {date} schon erhalten. Sie brauchen nichts zu wiederholen; bestätigen Sie nur, wenn sich etwas geändert hat.",
	unknown:
		"Wir finden keine Bestellung mit dieser Nummer und dieser Adresse. Bitte prüfen Sie beides. Stimmt es, bestätigen Sie trotzdem: Ihre Erklärung gilt, und wir suchen die Bestellung.",
	confirm: "Widerruf bestätigen",
	sending: "Wird gesendet…",
	edit: "Etwas ändern",
	receivedTitle: "Ihr Widerruf ist eingegangen",
	receivedText:
		"Diese Bestätigung erhalten Sie auch per E-Mail. Wir schreiben Ihnen, wie der Container zurückkommt, und erstatten Ihnen den Betrag innerhalb von 14 Tagen.",
	receivedAt: "Eingegangen",
	refusals: {
		business:
			"Diese Bestellung wurde von einem Unternehmen aufgegeben. Das Widerrufsrecht gilt für Verbraucher.",
		made: "Diese Bestellung wurde in der von Ihnen gewählten Farbe lackiert. Für Maßanfertigungen macht das Gesetz eine Ausnahme.",
		over: "Die 14 Tage nach der Lieferung sind vorbei.",
	},
	refusedHelp: "Stimmt das nicht, oder geht es um etwas anderes? Schreiben Sie uns:",
	problems: {
		again: "Bitte drücken Sie zur Bestätigung noch einmal auf die Schaltfläche.",
		too_many:
			"Es gab mehrere Versuche in kurzer Zeit. Bitte warten Sie einige Minuten, oder senden Sie das Formular unten per E-Mail.",
		failed:
			"Ihre Erklärung konnte nicht gespeichert werden. Bitte versuchen Sie es gleich noch einmal, oder senden Sie das Formular unten per E-Mail.",
	},
	errors: {
		name: "Bitte geben Sie Ihren Namen an",
		orderNumber: "Bitte geben Sie die Bestellnummer an",
		email: "Bitte geben Sie Ihre E-Mail-Adresse an",
		emailInvalid: "Bitte geben Sie eine gültige E-Mail-Adresse ein",
		tooLong: "Dieser Text ist zu lang",
		link: "Bitte geben Sie hier keine Internetadressen an",
	},
	modelTitle: "Muster-Widerrufsformular",
	modelText:
		"Sie können auch dieses Formular verwenden oder uns in eigenen Worten schreiben. Wenn Sie den Vertrag widerrufen wollen, füllen Sie es aus und senden Sie es zurück.",
	modelTo: "An",
	modelLines: [
		"Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*):",
		"Bestellt am (*)/erhalten am (*):",
		"Name des/der Verbraucher(s):",
		"Anschrift des/der Verbraucher(s):",
		"Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier):",
		"Datum:",
	],
	modelNote: "(*) Unzutreffendes streichen.",
	order: "Vertrag widerrufen",
	told: "Privatpersonen können innerhalb von 14 Tagen nach der Lieferung widerrufen, außer bei Containern in Wunschfarbe und Umbauten.",
	toldLink: "So widerrufen Sie",
};
