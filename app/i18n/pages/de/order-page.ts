import type { PageTexts } from "../../messages/catalogue.ts";

export const orderPage: PageTexts["orderPage"] = {
	status: "Status",
	statuses: {
		pending: "Eingegangen",
		confirmed: "Bestätigt",
		paid: "Bezahlt",
		delivered: "Geliefert",
		cancelled: "Storniert",
	},
	cancelled: {
		title: "Diese Bestellung ist storniert",
		text: "Dafür ist nichts zu bezahlen. Was Sie schon bezahlt haben, erhalten Sie zurück. Haben Sie eine Frage dazu, antworten Sie auf die Bestätigung oder rufen Sie uns an.",
	},
	nextTitle: "So geht es weiter",
	invoice: "Innerhalb von 24 Stunden erhalten Sie per E-Mail die Rechnung mit unserer Bankverbindung.",
	invoiceOnly: "Innerhalb von 24 Stunden erhalten Sie die Rechnung per E-Mail.",
	transfer: "Sie überweisen den Betrag mit der Bestellnummer als Verwendungszweck.",
	transferNow: "Sie überweisen den Betrag mit den Angaben unten.",
	delivered: "Nach Zahlungseingang stimmen wir den Tag mit Ihnen ab und liefern.",
	collected: "Nach Zahlungseingang stimmen wir den Tag ab, an dem Sie in Antwerpen abholen.",
	both: "Nach Zahlungseingang stimmen wir die Tage für Lieferung und Selbstabholung mit Ihnen ab.",
	mail: {
		sent: "Wir haben eine Bestätigung an {email} gesendet.",
		pending: "Ihre Bestätigung ist unterwegs an {email}.",
		failed:
			"Die Bestätigung an {email} konnte nicht zugestellt werden. Bitte nehmen Sie Kontakt mit uns auf.",
	},
	papers: "Dokumente",
	print: "Drucken",
	again: "Erneut bestellen",
	againText: "Dieselben Container, zu den Preisen von heute.",
	missing: "So nicht mehr im Angebot und deshalb nicht im Warenkorb:",
	full: "Ihr Warenkorb ist voll: Der Rest liegt nicht darin.",
	toCart: "Zum Warenkorb",
	failed: "Die Container konnten nicht in den Warenkorb gelegt werden. Bitte versuchen Sie es noch einmal.",
	locked: {
		text: "Diese Seite zeigt persönliche Daten. Öffnen Sie sie über den Link in der Bestätigung, die wir Ihnen gemailt haben, oder melden Sie sich mit dem Konto an, mit dem Sie bestellt haben.",
		signIn: "Anmelden",
		signedIn: {
			text: "Sie sind als {email} angemeldet. In diesem Konto gibt es diese Bestellung nicht. Öffnen Sie sie über den Link in der Bestätigung, die wir Ihnen gemailt haben, oder melden Sie sich mit dem Konto an, mit dem Sie bestellt haben.",
			signIn: "Anderes Konto verwenden",
			ownOrders: "Ihre Bestellungen",
		},
	},
};
