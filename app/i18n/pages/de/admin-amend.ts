import type { PageTexts } from "../../messages/catalogue.ts";

export const adminAmend: PageTexts["adminAmend"] = {
	title: "Bestellung ändern",
	back: "Zurück zur Bestellung",
	change: "Positionen oder Adressen ändern",
	again: "Für diesen Käufer noch einmal bestellen",
	delivery: "Lieferung",
	billing: "Rechnungsadresse",
	before: "Bisher",
	after: "Künftig",
	vat: "MwSt.",
	paid: "Bisher bezahlt:",
	refund: "Zu erstatten:",
	open: "Noch offen:",
	refundHint:
		"Der Käufer hat mehr bezahlt als den neuen Gesamtbetrag. Erfassen Sie die Rückzahlung bei der Bestellung, sobald sie unterwegs ist.",
	preview: "Was sich ändert",
	previewHint: "Noch ist nichts gespeichert.",
	transportKept:
		"Der Lkw fährt jetzt an einen anderen Ort, zum Transportpreis des alten. „Transport zum heutigen Tarif“ setzt den Preis des neuen ein.",
	tell: "Den Käufer per E-Mail informieren",
	mail: "Die E-Mail, wie der Käufer sie erhält",
	save: "Bestellung ändern",
	check: "Zeigen, was sich ändert",
	checkAgain: "Noch einmal zeigen",
	about: "Grund und Nachricht an den Käufer",
	reason: "Warum wird die Bestellung geändert?",
	reasonHint: "Für Ihren Verlauf. Nötig, wenn Sie selbst einen Preis eingetragen haben.",
	words: "Ihre Nachricht an den Käufer",
	wordsHint: "Steht in der E-Mail, in der Sprache des Käufers.",
	done: {
		told: "Die Bestellung ist geändert, und die E-Mail ist unterwegs zum Käufer.",
		saved: "Die Bestellung ist geändert. Der Käufer wurde nicht informiert.",
	},
	problems: {
		anonymous: "Name und Adressen dieser Bestellung sind gelöscht: Sie lässt sich nicht mehr ändern.",
		invoiced:
			"Diese Bestellung ist berechnet. Erstellen Sie zuerst eine Rechnungskorrektur; danach lässt sie sich ändern und neu berechnen.",
		delivered:
			"Diese Bestellung ist geliefert. Nehmen Sie zuerst den Status zurück, wenn das ein Versehen war.",
		cancelled: "Diese Bestellung ist storniert. Öffnen Sie sie zuerst wieder.",
		gone: "Diese Bestellung gibt es nicht mehr.",
		fields: "Bitte prüfen Sie die Felder unten.",
		lines: "Eine Bestellung hat mindestens eine Position. Stornieren Sie sie, wenn nichts übrig bleibt.",
		nothing: "Die Bestellung ergibt keinen Betrag: Tragen Sie die Preise ein.",
		same: "Sie haben noch nichts geändert.",
		unseen: "Sie haben inzwischen etwas geändert. Bitte sehen Sie es sich noch einmal an.",
		stale:
			"Jemand anders hat diese Bestellung inzwischen geändert. Unten sehen Sie, was jetzt gilt, neben dem, was Sie eingetragen haben; der nächste Klick speichert Ihres.",
		total:
			"VIES hat inzwischen geantwortet, und die MwSt. ist eine andere. Bitte prüfen Sie den neuen Gesamtbetrag.",
		failed: "Das hat nicht geklappt. Es wurde nichts geändert; bitte versuchen Sie es noch einmal.",
		container: "Wählen Sie einen Container",
	},
	cancel: {
		reason: "Warum wird sie storniert?",
		choose: "Grund wählen",
		reasons: {
			buyer: "Der Käufer will sie nicht mehr",
			unpaid: "Nicht bezahlt",
			unavailable: "Nicht lieferbar",
			mistake: "Irrtümlich oder doppelt bestellt",
			other: "Ein anderer Grund",
		},
		printed: {
			buyer: "Bestellung auf Ihren Wunsch storniert",
			unpaid: "Bestellung storniert: nicht bezahlt",
			unavailable: "Bestellung storniert: nicht lieferbar",
			mistake: "Bestellung storniert: irrtümlich aufgegeben",
			other: "Bestellung storniert",
		},
		note: "Erläuterung",
		noteHint: "Für Ihren Verlauf; der Käufer sieht sie nicht.",
		credit: "Diese Rechnungen vollständig gutschreiben",
		ownerCredits: "Diese Rechnungen muss danach der Inhaber gutschreiben:",
		refund: "An den Käufer zurückzuzahlen:",
		button: "Bestellung stornieren",
		problems: {
			reason: "Wählen Sie einen Grund",
			note: "Sagen Sie, warum",
			noteLong: "Das ist zu lang: höchstens 500 Zeichen",
			changed: "Was berechnet ist, hat sich inzwischen geändert. Bitte sehen Sie es sich noch einmal an.",
			credit:
				"Eine der Rechnungen ließ sich nicht gutschreiben; es wurde nichts geändert. Erstellen Sie ihre Rechnungskorrektur zuerst von Hand.",
		},
	},
};
