import type { PageTexts } from "../../messages/catalogue.ts";

export const adminPayments: PageTexts["adminPayments"] = {
	title: "Zahlung",
	list: "Zahlungen",
	state: "Stand",
	reference: "Strukturierte Mitteilung",
	paid: "Bisher eingegangen",
	credited: "Gutgeschrieben",
	open: "Noch offen",
	due: "Fällig am",
	kind: "Was war es?",
	kinds: {
		received: "Zahlungseingang",
		refunded: "Zurückgezahlt",
	},
	amount: "Betrag in Euro",
	paidOn: "Tag auf dem Kontoauszug",
	note: "Notiz",
	noteHint: "Nötig bei einer Rückzahlung: warum.",
	record: "Erfassen",
	by: "erfasst von",
	newDue: "Neue Fälligkeit",
	saveDue: "Fälligkeit ändern",
	reminded: "Der Käufer wird erinnert, wie es in den Einstellungen steht.",
	stopped: "Dieser Käufer wird nicht erinnert, und die Bestellung wird nicht von selbst storniert.",
	stop: "Keine Erinnerungen für diese Bestellung",
	resume: "Diesen Käufer wieder erinnern",
	lapsing:
		"Diese Bestellung ist seit einiger Zeit nicht bezahlt. Geben Sie dem Käufer mit einer neuen Fälligkeit mehr Zeit, oder stornieren Sie die Bestellung.",
	cancel: "Bestellung stornieren",
	underWay:
		"Der Käufer hat eine Online-Zahlung von {amount} begonnen, über die noch nicht entschieden ist: Vielleicht bezahlt er gerade.",
	owedAgain:
		"Sie haben {amount} ohne Rechnungskorrektur erstattet: Der Käufer schuldet diesen Betrag wieder, sofern Sie die Rechnung nicht korrigieren.",
	writeCredit: "Rechnungskorrektur erstellen",
	statement: "Kontoauszug",
	keyRefused:
		"Der Zahlungsdienst lehnt den Schlüssel des Shops ab, seit {moment}: Käufer können nicht online bezahlen, und Online-Erstattungen gehen nicht hinaus. Wer den Shop betreibt, muss den richtigen Schlüssel eintragen (MOLLIE_KEY) und den Shop neu starten. Überweisungen gehen weiter wie gewohnt.",
	methodRefused:
		"Der Zahlungsdienst lehnt Zahlungen mit Bancontact und Karte ab, seit {moment}: Käufer lesen, dass sie überweisen sollen. Schalten Sie Bancontact und Karten in Ihrem Konto beim Zahlungsdienst frei und prüfen Sie, bis zu welchem Betrag sie erlaubt sind. Die nächste Zahlung, die begonnen werden kann, nimmt diesen Hinweis weg. Überweisungen gehen weiter wie gewohnt.",
	refund: {
		title: "Online bezahlt",
		differs: "Verlangt waren {asked}; der Zahlungsdienst hat {amount} bestätigt.",
		list: "Erstattungen",
		left: "Höchstens {amount} davon können auf Karte oder Konto des Zahlers zurück.",
		amount: "Erstattung in Euro",
		reason: "Warum?",
		button: "Online erstatten",
		again: "Erneut nachfragen",
		failed:
			"Eine Erstattung ist beim Zahler nicht angekommen, etwa weil es die Karte oder das Konto nicht mehr gibt. Das Geld liegt wieder bei Ihnen und zählt erneut als eingegangen. Lassen Sie sich eine IBAN nennen, überweisen Sie den Betrag und tragen Sie ihn unten ein, oder erstatten Sie noch einmal online.",
		failedNote: "Erstattung fehlgeschlagen",
		settle: "Es muss nichts zurück",
		states: {
			asked: "Noch nicht bestätigt",
			done: "Erstattet",
			refused: "Abgelehnt",
			failed: "Fehlgeschlagen: Das Geld ist wieder bei Ihnen",
		},
	},
	reversal: {
		told: "Die Bank des Zahlers hat {amount} zurückgebucht (Chargeback). War die Bestellung bezahlt, wartet sie wieder auf ihr Geld; der Käufer wird nicht erinnert. Klären Sie es mit ihm; anfechten können Sie es beim Zahlungsdienst.",
		settle: "Geklärt",
		notes: {
			refund: {
				gone: "Beim Zahlungsdienst erstattet",
				back: "Erstattung beim Zahlungsdienst fehlgeschlagen",
			},
			chargeback: { gone: "Von der Bank des Zahlers zurückgebucht", back: "Rückbuchung aufgehoben" },
		},
	},
	marks: {
		unpaid: "Nicht bezahlt",
		partly: "Teilweise bezahlt",
		paid: "Vollständig bezahlt",
		overpaid: "Überzahlt",
		overdue: "Überfällig",
		toRefund: "Zurückzuzahlen",
	},
	done: {
		settled: "Gespeichert.",
		refund: "Die Erstattung ist unterwegs zum Zahler.",
		yes: "Die Zahlung ist erfasst.",
		closed:
			"Die Zahlung ist erfasst und nichts mehr offen. Sie können die Bestellung jetzt auf „Bezahlt“ setzen und den Käufer benachrichtigen.",
		due: "Die Fälligkeit ist geändert.",
		reminders: "Gespeichert.",
	},
	problems: {
		refused: "Der Zahlungsdienst lehnt diese Erstattung ab:",
		unsure:
			"Der Zahlungsdienst antwortet nicht. Nichts wird doppelt erstattet: Fragen Sie unten gleich noch einmal nach.",
		off: "Es ist kein Zahlungsdienst mehr eingerichtet: Erstatten Sie per Überweisung.",
		form: "Geben Sie einen Betrag in Euro ein, zum Beispiel 3581,60",
		negative: "Geben Sie ihn ohne Minus ein und wählen Sie „Zurückgezahlt“",
		decimals: "Höchstens zwei Nachkommastellen; Tausender ohne Punkt oder Komma",
		high: "Höchstens 99999999,99 Euro",
		nothing: "Geben Sie mehr als null ein",
		day: "Geben Sie einen Tag ein",
		future: "Dieser Tag kommt erst noch",
		reason: "Sagen Sie, warum zurückgezahlt wurde",
		noteLong: "Höchstens 500 Zeichen",
		tooMuchBack:
			"Mehr als bezahlt wurde, kann nicht zurückgezahlt werden. Bitte sehen Sie die Zahlungen noch einmal durch.",
		sentBefore:
			"Mit diesem Formular ist bereits eine andere Zahlung erfasst; sie steht in der Liste. Diese ist nicht erfasst. Kommt sie noch dazu, drücken Sie noch einmal.",
		refundBefore:
			"Mit diesem Formular ist bereits eine andere Erstattung veranlasst; sie steht unten. Diese ist nicht veranlasst. Kommt sie noch dazu, drücken Sie noch einmal.",
		dueDay: "Wählen Sie einen Tag ab heute, höchstens ein Jahr voraus",
		gone: "Diese Bestellung gibt es nicht mehr.",
	},
};
