import type { MailCatalogue } from "../catalogue.ts";

export const mail: MailCatalogue = {
	orderConfirmation: {
		subject: "Ihre Bestellung {number} bei {company}",
		copySubject: "Neue Bestellung {number}: {name}, {total}",
		greeting: "Guten Tag {name},",
		intro: "vielen Dank für Ihre Bestellung. Wir haben sie unter der Nummer {number} erhalten.",
		copyIntro: "{name} ({email}, {phone}) hat die Bestellung {number} aufgegeben.",
		invoice:
			"Innerhalb von 24 Stunden erhalten Sie die Rechnung mit unserer Bankverbindung. Sie zahlen per Überweisung.",
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
			intro:
				"Öffnen Sie den Link und geben Sie das Passwort ein, das Sie gewählt haben, um Ihre E-Mail-Adresse bei {company} zu bestätigen. Der Link gilt einen Tag. Wenn Sie sich nicht registriert haben, müssen Sie nichts tun.",
		},
		reset: {
			subject: "Neues Passwort bei {company}",
			intro:
				"Jemand, hoffentlich Sie, hat bei {company} ein neues Passwort angefordert. Der Link gilt eine Stunde. Wenn Sie es nicht waren, müssen Sie nichts tun.",
		},
		changed: {
			subject: "Ihr Passwort bei {company} wurde geändert",
			intro:
				"Das Passwort Ihres Kontos bei {company} wurde soeben geändert; alle anderen Sitzungen sind beendet. Wenn Sie es nicht waren, wählen Sie über den Link sofort ein neues.",
		},
		known: {
			subject: "Sie haben bereits ein Konto bei {company}",
			intro:
				"Jemand, vielleicht Sie, wollte sich bei {company} mit Ihrer E-Mail-Adresse registrieren, zu der es schon ein Konto gibt. Es wurde nichts geändert. Haben Sie Ihr Passwort vergessen, führt der Link zu einem neuen.",
		},
		twoFactorOff: {
			subject: "Codes bei der Anmeldung sind bei {company} ausgeschaltet",
			intro:
				"Bei der Anmeldung an Ihrem Konto bei {company} wird kein Code mehr verlangt. Wenn Sie es nicht waren, wählen Sie über den Link sofort ein neues Passwort und schalten Sie die Codes wieder ein.",
		},
		invited: {
			subject: "Sie verwalten jetzt den Shop von {company}",
			intro:
				"{author} hat Sie zum Administrator des Shops von {company} gemacht. Wählen Sie über den Link Ihr Passwort; er gilt drei Tage. Danach bitten Sie um einen neuen.",
		},
		madeAdmin: {
			subject: "Sie verwalten jetzt den Shop von {company}",
			intro:
				"{author} hat Ihr Konto zum Administrator des Shops von {company} gemacht. Melden Sie sich über den Link mit Ihrem Passwort an.",
		},
		link: "Link",
		closing: "Mit freundlichen Grüßen",
	},
};
