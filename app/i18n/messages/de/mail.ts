import type { MailCatalogue } from "../../catalogue.ts";

export const mail: MailCatalogue = {
	orderConfirmation: {
		subject: "Ihre Bestellung {number} bei {company}",
		copySubject: "Neue Bestellung {number}: {name}, {total}",
		greeting: "Guten Tag {name},",
		intro: "vielen Dank für Ihre Bestellung. Wir haben sie unter der Nummer {number} erhalten.",
		copyIntro: "{name} ({email}, {phone}) hat die Bestellung {number} aufgegeben.",
		invoice:
			"Innerhalb von 24 Stunden erhalten Sie die Rechnung mit den Zahlungsangaben. Sie zahlen per Überweisung.",
		view: "Bestellung ansehen",
		transport: "Transport",
		closing: "Mit freundlichen Grüßen",
	},
	quote: {
		subject: "Ihre Angebotsanfrage bei {company}",
		copySubject: "Angebotsanfrage: {product}, {name}",
		greeting: "Guten Tag {name},",
		intro: "vielen Dank für Ihre Anfrage. Wir melden uns innerhalb von 24 Stunden bei Ihnen.",
		copyIntro: "{name} ({email}, {phone}) bittet um ein Angebot.",
		backupText:
			"Für {product} ist eine Angebotsanfrage von {name} ({email}, {phone}) eingegangen. Die vollständige Mail konnte nicht gesendet werden; die Anfrage ist gespeichert.",
		closing: "Mit freundlichen Grüßen",
		notGiven: "keine Angabe",
	},
	contact: {
		subject: "Ihre Nachricht an {company}",
		copySubject: "Nachricht von {name}",
		greeting: "Guten Tag {name},",
		intro: "vielen Dank für Ihre Nachricht. Wir melden uns so schnell wie möglich bei Ihnen.",
		copyIntro: "{name} hat über die Website eine Nachricht gesendet.",
		backupText:
			"{name} ({email}) hat eine Nachricht gesendet. Die vollständige Mail konnte nicht gesendet werden; die Nachricht ist gespeichert.",
		closing: "Mit freundlichen Grüßen",
	},
	account: {
		greeting: "Guten Tag,",
		verify: {
			subject: "Bestätigen Sie Ihre E-Mail-Adresse bei {company}",
			intro: "Öffnen Sie den Link, um Ihre E-Mail-Adresse bei {company} zu bestätigen. Er gilt einen Tag.",
		},
		reset: {
			subject: "Neues Passwort bei {company}",
			intro:
				"Jemand, hoffentlich Sie, hat bei {company} ein neues Passwort angefordert. Der Link gilt eine Stunde. Wenn Sie es nicht waren, müssen Sie nichts tun.",
		},
		link: "Verweis",
		closing: "Mit freundlichen Grüßen",
	},
};
