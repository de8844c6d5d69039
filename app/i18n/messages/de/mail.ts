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
};
