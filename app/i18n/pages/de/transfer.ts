import type { PageTexts } from "../../messages/catalogue.ts";

export const transfer: PageTexts["transfer"] = {
	title: "Bezahlung per Überweisung",
	holder: "Kontoinhaber",
	iban: "IBAN",
	bic: "BIC",
	amount: "Betrag",
	reference: "Strukturierte Mitteilung",
	due: "Zahlbar bis",
	intro:
		"Geben Sie diese strukturierte Mitteilung an: So ordnen wir Ihre Zahlung sofort Ihrer Bestellung zu.",
	elsewhere: "Hat Ihre Bank dafür kein Feld, geben Sie sie als Verwendungszweck an.",
	promise: "Bis dahin sind diese Container für Sie reserviert.",
	qr: "QR-Code dieser Überweisung",
	scan: "Oder scannen Sie diesen Code mit der App Ihrer Bank: Alles ist schon ausgefüllt.",
	copy: "Kopieren",
	copied: "Kopiert",
	none: "Die Bankverbindung senden wir Ihnen per E-Mail.",
	partly: "Teilweise bezahlt",
};
