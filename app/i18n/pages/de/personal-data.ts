import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const personalData: PageTexts["personalData"] = {
	own: {
		title: "Ihre Daten",
		text: "Alles, was wir über Sie und Ihre E-Mail-Adresse speichern, in einer Datei (JSON): Konto, Warenkorb, Bestellungen, Rechnungen, Zahlungen, Anfragen, andere Angebote, Nachrichten und E-Mails.",
		download: "Daten herunterladen",
		deleteTitle: "Konto löschen",
		deleteText: "Ihr Konto, Ihr Warenkorb und Ihre Anmeldungen verschwinden sofort und endgültig.",
		delete: "Konto endgültig löschen",
		isOwner:
			"Sie verwalten diesen Shop. Lassen Sie sich zuerst von einem anderen Administrator aus der Liste nehmen.",
	},
	stays: {
		title: "Was bleibt",
		orders:
			"Bestellungen, angenommene Angebote, Rechnungen, Zahlungen und Widerrufe: zehn Jahre, weil Buchführungs- und Umsatzsteuerrecht es verlangen. Danach steht niemand mehr darin.",
		requests: "Anfragen, Nachrichten und Kopien von E-Mails: ein Jahr.",
	},
	desk: {
		title: "Personenbezogene Daten",
		intro:
			"Alles, was der Shop über eine E-Mail-Adresse speichert: für alle, die eine Kopie verlangen, und um zu löschen, was gelöscht werden darf.",
		email: "E-Mail-Adresse",
		find: "Nachsehen",
		emailWrong: "Tragen Sie eine gültige E-Mail-Adresse ein",
		found: "Gespeichert über",
		nothing: "Über diese Adresse ist nichts gespeichert.",
		account: "Konto",
		yes: "ja",
		no: "nein",
		orders: "Bestellungen",
		invoices: "Rechnungen",
		quotes: "Anfragen",
		messages: "Nachrichten",
		mails: "E-Mails",
		withdrawals: "Widerrufe",
		download: "Alles herunterladen (JSON)",
		downloadText:
			"Mit Ihren internen Notizen: Lesen Sie sie, bevor Sie die Datei weitergeben. Der Verlauf vermerkt den Abruf.",
		eraseTitle: "Löschen",
		eraseText:
			"Konto, Warenkorb, Anfragen, nicht angenommene Angebote, Nachrichten und Kopien von E-Mails verschwinden sofort und endgültig.",
		confirm: "Ich habe geprüft, dass die Bitte von dieser Person kommt",
		confirmWrong: "Setzen Sie zuerst dieses Häkchen",
		erase: "Endgültig löschen",
		erased: "Gelöscht. Was das Gesetz zu bewahren verlangt, ist noch da.",
		isOwner: "Diese Person verwaltet den Shop. Nehmen Sie sie zuerst aus der Liste der Administratoren.",
		failed: "Das Löschen ist nicht gelungen. Es wurde nichts geändert; bitte versuchen Sie es erneut.",
	},
};
