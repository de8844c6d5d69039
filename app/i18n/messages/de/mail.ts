import type { MailCatalogue } from "../catalogue.ts";

export const mail: MailCatalogue = {
	letter: {
		vatNumber: "USt-IdNr.",
		next: "So geht es weiter",
		questions: "Haben Sie eine Frage? Antworten Sie auf diese E-Mail oder rufen Sie uns an: {phone}.",
		received: "Eingegangen",
		language: "Sprache des Kunden",
		notice: "Diese E-Mail hat der Shop automatisch erstellt. Ihre Antwort geht an den Kunden.",
		yourRequest: "Ihre Anfrage",
		yourDetails: "Ihre Angaben",
	},
	orderConfirmation: {
		subject: "Ihre Bestellung {number} bei {company}",
		copySubject: "Neue Bestellung {number}: {name}, {total}",
		greeting: "Guten Tag {name},",
		intro: "vielen Dank für Ihre Bestellung. Wir haben sie unter der Nummer {number} erhalten.",
		copyIntro: "{name} hat die Bestellung {number} über {total} inkl. MwSt. aufgegeben.",
		number: "Bestellnummer",
		date: "Bestelldatum",
		subtotal: "Zwischensumme zzgl. MwSt.",
		vat: "MwSt. ({rate} %)",
		total: "Gesamtbetrag inkl. MwSt.",
		invoice:
			"Innerhalb von 24 Stunden erhalten Sie die Rechnung mit unserer Bankverbindung. Sie zahlen per Überweisung.",
		transferNow: "Überweisen Sie den Betrag mit den Angaben oben.",
		invoiceOnly: "Die Rechnung erhalten Sie innerhalb von 24 Stunden per E-Mail.",
		delivery:
			"Sobald Ihre Zahlung eingegangen ist, rufen wir Sie unter {phone} an und vereinbaren den Liefertag.",
		pickup:
			"Sobald Ihre Zahlung eingegangen ist, teilen wir Ihnen mit, wann Ihre Container in unserem Depot zur Abholung bereitstehen.",
		rent: "Bei Mietcontainern vereinbaren wir mit Ihnen, wann die Miete beginnt; diese Bestellung umfasst die ersten 30 Tage.",
		view: "Bestellung ansehen",
		proForma: "Proforma-Rechnung (PDF)",
		open: "Bestellung öffnen",
		copyNext:
			"Innerhalb von 24 Stunden die Rechnung mit der Bankverbindung senden: Sie ist dem Käufer bis {moment} zugesagt.",
		closing: "Mit freundlichen Grüßen",
	},
	transfer: {
		online:
			"Sie haben die Online-Zahlung gewählt. Falls sie noch nicht gelungen ist, können Sie auf der Seite Ihrer Bestellung bezahlen oder den Betrag überweisen:",
		title: "Bezahlung per Überweisung",
		holder: "Kontoinhaber",
		iban: "IBAN",
		bic: "BIC",
		amount: "Betrag",
		reference: "Strukturierte Mitteilung",
		due: "Zahlbar bis",
		hint: "Über die strukturierte Mitteilung ordnen wir Ihre Zahlung zu. Hat Ihre Bank dafür kein Feld, geben Sie sie als Verwendungszweck an. Auf der Seite Ihrer Bestellung finden Sie einen QR-Code für die App Ihrer Bank.",
		promise: "Bis zum Fälligkeitstag sind Ihre Container für Sie reserviert.",
	},
	bill: {
		deliveredOn: "Geliefert am",
		order: "Bestellung",
		reason: "Grund",
		letters: {
			invoice: {
				subject: "Rechnung {number} zu Ihrer Bestellung {order}",
				text: "anbei erhalten Sie die Rechnung zu Ihrer Bestellung {order}: {number} über {amount}. Sie hängt dieser E-Mail als PDF an.",
			},
			deposit: {
				subject: "Anzahlungsrechnung {number} zu Ihrer Bestellung {order}",
				text: "anbei erhalten Sie die Anzahlungsrechnung zu Ihrer Bestellung {order}: {number} über {amount}. Sie hängt dieser E-Mail als PDF an.",
			},
			credit_note: {
				subject: "Rechnungskorrektur {number} zu Ihrer Bestellung {order}",
				text: "anbei erhalten Sie eine Rechnungskorrektur zu Ihrer Bestellung {order}: {number} über {amount}. Sie hängt dieser E-Mail als PDF an.",
			},
		},
		ubl: "Dasselbe Dokument liegt als E-Rechnung (UBL) bei, die Ihre Buchhaltung einlesen kann.",
		transport: "Lieferung: {delivery}",
		deposit: "Anzahlung von {percent} % auf Bestellung {number}",
		depositAmount: "Anzahlung auf Bestellung {number}",
		deducted: "Abzüglich Anzahlungsrechnung {number} vom {date}",
		reduction: "Preisnachlass auf Rechnung {number} vom {date}",
		reduced: "Abzüglich Preisnachlass laut Rechnungskorrektur {number} vom {date}",
		terms: "Zahlbar bis {date}, Verwendungszweck {reference}",
		reasons: {
			K: "Steuerfreie innergemeinschaftliche Lieferung, Artikel 138 der Richtlinie 2006/112/EG",
			AE: "Steuerschuldnerschaft des Leistungsempfängers, Artikel 196 der Richtlinie 2006/112/EG",
			G: "Steuerfreie Ausfuhrlieferung, Artikel 146 der Richtlinie 2006/112/EG",
			E: "Gebrauchtgegenstände/Sonderregelung, Artikel 313 der Richtlinie 2006/112/EG",
		},
	},
	newSums: {
		subject: "Bestellung {number}: neuer Gesamtbetrag",
		text: "die MwSt. Ihrer Bestellung {number} wurde neu geprüft: Der Gesamtbetrag ist jetzt {total} inkl. MwSt. Die neue Proforma-Rechnung liegt dieser E-Mail bei und ersetzt die bisherige.",
		paid: "die MwSt. Ihrer Bestellung {number} wurde neu geprüft: Der Gesamtbetrag ist jetzt {total} inkl. MwSt. Die neue Auftragsbestätigung liegt dieser E-Mail bei. Haben Sie einen anderen Betrag bezahlt, melden wir uns wegen der Differenz bei Ihnen.",
		vat: "MwSt.",
	},
	planned: {
		brought: {
			subject: "Ihre Bestellung {number}: Lieferung am {date}",
			text: "wir liefern Ihre Bestellung {number} am {date}. Bitte sorgen Sie dafür, dass jemand sie entgegennimmt und der Lkw freie Zufahrt hat. Passt Ihnen der Tag nicht, antworten Sie auf diese E-Mail oder rufen Sie uns an.",
		},
		collected: {
			subject: "Ihre Bestellung {number}: abholbereit am {date}",
			text: "Ihre Bestellung {number} steht am {date} in unserem Depot für Sie bereit. Passt Ihnen der Tag nicht, antworten Sie auf diese E-Mail oder rufen Sie uns an.",
		},
	},
	amended: {
		subject: "Bestellung {number} wurde geändert",
		text: "wie mit Ihnen abgesprochen, haben wir Ihre Bestellung {number} geändert. Der Gesamtbetrag ist jetzt {total} inkl. MwSt. statt bisher {before}.",
		same: "wie mit Ihnen abgesprochen, haben wir Ihre Bestellung {number} geändert. Der Gesamtbetrag bleibt bei {total} inkl. MwSt.",
		refund: "Sie haben bereits {paid} bezahlt. Wir überweisen Ihnen {refund} zurück.",
		rest: "Sie haben bereits {paid} bezahlt; offen sind noch {open}.",
		check:
			"Bitte prüfen Sie die Angaben. Stimmt etwas nicht, antworten Sie auf diese E-Mail oder rufen Sie uns an: {phone}.",
	},
	received: {
		subject: "Ihre Zahlung von {amount} für die Bestellung {number} ist eingegangen",
		text: "vielen Dank: Ihre Online-Zahlung von {amount} für die Bestellung {number} ist eingegangen.",
		rest: "Der Rest von {sum} wird erst mit der nächsten Rechnung fällig; bis dahin brauchen Sie nichts zu tun.",
		open: "Offen sind noch {sum}: Sie können den Betrag auf der Seite Ihrer Bestellung online oder per Überweisung bezahlen.",
		cancelled: "Diese Bestellung ist allerdings storniert: Sie erhalten {sum} zurück.",
		tooMuch: "Es wurde mehr bezahlt, als offen war: Sie erhalten {sum} zurück.",
	},
	reminder: {
		before: {
			subject: "Bestellung {number}: bitte bis {date} bezahlen",
			text: "Ihre Bestellung {number} ist für Sie reserviert und wartet auf Ihre Zahlung von {amount}, fällig am {date}. Wenn Sie schon überwiesen haben, brauchen Sie nichts weiter zu tun.",
		},
		after: {
			subject: "Ihre Zahlung zur Bestellung {number} ist noch nicht eingegangen",
			text: "Ihre Zahlung von {amount} zur Bestellung {number}, fällig am {date}, ist bei uns noch nicht eingegangen. Bitte überweisen Sie den Betrag mit den Angaben unten, oder antworten Sie auf diese E-Mail, wenn etwas unklar ist. Hat sich Ihre Überweisung mit dieser E-Mail überschnitten, brauchen Sie nichts zu tun.",
		},
		lapsed: {
			subject: "Ihre Bestellung {number} wurde storniert",
			text: "zu Ihrer Bestellung {number}, fällig am {date}, ist keine Zahlung eingegangen. Wir haben sie deshalb storniert und halten die Container nicht länger für Sie bereit. Wenn Sie sie weiterhin brauchen, antworten Sie einfach auf diese E-Mail. Haben Sie den Betrag doch überwiesen, sagen Sie uns bitte Bescheid: Wir bringen das in Ordnung.",
		},
	},
	quote: {
		subject: "Ihre Angebotsanfrage bei {company}",
		copySubject: "Angebotsanfrage: {product}, {name}",
		greeting: "Guten Tag {name},",
		intro: "vielen Dank für Ihre Anfrage. Wir melden uns innerhalb von 24 Stunden bei Ihnen.",
		copyIntro: "{name} bittet um ein Angebot.",
		unitPrice: "Stückpreis zzgl. MwSt.",
		rentPrice: "Miete für die ersten 30 Tage, pro Stück, zzgl. MwSt.",
		onRequest: "auf Anfrage",
		transport: "Transport zzgl. MwSt.",
		total: "Gesamtbetrag zzgl. MwSt.",
		totalWithout: "Gesamtbetrag zzgl. MwSt., ohne Transport",
		totalVat: "Gesamtbetrag inkl. MwSt. ({rate} %)",
		place: "Lieferort",
		check: "Wir sehen uns Ihre Anfrage an und prüfen Bestand und Transport.",
		contact:
			"Innerhalb von 24 Stunden melden wir uns per E-Mail oder Telefon mit unserem Angebot oder einer Rückfrage.",
		decide: "Sie entscheiden in Ruhe: Ihre Anfrage verpflichtet Sie zu nichts.",
		picture: "Ihr Umbau, wie Sie ihn gezeichnet haben",
		open: "Anfrage öffnen",
		copyNext: "Innerhalb von 24 Stunden antworten: Das ist dem Kunden bis {moment} zugesagt.",
		backupText:
			"Für {product} ist eine Angebotsanfrage von {name} ({email}) eingegangen. Die vollständige Mail konnte nicht gesendet werden; die Anfrage ist gespeichert.",
		closing: "Mit freundlichen Grüßen",
	},
	offer: {
		subject: "Ihr Angebot {number} von {company}",
		greeting: "Guten Tag {name},",
		number: "Angebotsnummer",
		validUntil: "Gültig bis einschließlich",
		remarks: "Anmerkungen",
		link: "Angebot ansehen, annehmen oder rückfragen",
		attached:
			"Das Angebot liegt als PDF bei. Wir sind bis einschließlich {date} daran gebunden; Sie nehmen es über den Link an, ohne Konto.",
		newer: "Diese Fassung ersetzt, was wir Ihnen zuvor geschickt haben.",
		reminder: {
			subject: "Ihr Angebot {number} gilt bis {date}",
			text: "unser Angebot {number} über {amount} inkl. MwSt. gilt bis einschließlich {date}. Sie nehmen es über den Link an oder fragen dort nach, wenn noch etwas unklar ist. Haben Sie sich anders entschieden, brauchen Sie nichts zu tun.",
		},
		withdrawn: {
			subject: "Unser Angebot {number} gilt nicht mehr",
			text: "wir müssen unser Angebot {number} leider zurückziehen. Wenn Sie die Container weiterhin brauchen, antworten Sie auf diese E-Mail: Wir suchen eine andere Lösung.",
		},
		declined: {
			subject: "Angebot {number} abgelehnt: {name}",
			text: "{name} hat das Angebot {number} über {amount} inkl. MwSt. abgelehnt.",
			reason: "Grund",
		},
		asked: {
			subject: "Rückfrage zum Angebot {number}: {name}",
			text: "{name} hat eine Rückfrage zum Angebot {number}:",
		},
		answer: {
			subject: "Re: Ihre Rückfrage zum Angebot {number}",
			text: "vielen Dank für Ihre Rückfrage zu unserem Angebot {number}:",
			room: "Unsere Antwort:",
		},
		open: "Angebot öffnen",
		closing: "Mit freundlichen Grüßen",
		/** What an offer says where the owner has written no templates. */
		texts: {
			intro: "Vielen Dank für Ihre Anfrage. Gerne bieten wir Ihnen Folgendes an.",
			closing:
				"Wir freuen uns auf Ihren Auftrag. Wenn etwas unklar ist, rufen Sie uns an oder fragen Sie über den Link in unserer E-Mail nach.",
			conditions:
				"Preise zzgl. MwSt., soweit nicht anders angegeben. Container werden reserviert, sobald das Angebot angenommen ist. Abgeladen wird auf festem, ebenem Untergrund, den der Lkw erreicht.",
		},
	},
	withdrawal: {
		subject: "Eingang Ihres Widerrufs zur Bestellung {number}",
		copySubject: "Widerruf zur Bestellung {number}: {name}",
		greeting: "Guten Tag {name},",
		intro:
			"Ihr Widerruf zur Bestellung {number} bei {company} ist eingegangen. Bitte bewahren Sie diese E-Mail auf: Sie ist Ihre Eingangsbestätigung.",
		statement: "Ihre Erklärung",
		order: "Bestellnummer",
		part: "Widerrufen",
		whole: "Die ganze Bestellung",
		name: "Name",
		email: "E-Mail",
		check: "Wir sehen uns Ihre Bestellung an und schreiben Ihnen, wie der Container zurückkommt.",
		giveBack:
			"Sie senden oder bringen die Ware binnen 14 Tagen nach Ihrer Erklärung zurück; die Kosten der Rücksendung tragen Sie.",
		refund:
			"Wir erstatten Ihnen das Gezahlte samt der üblichen Lieferung binnen 14 Tagen; wir dürfen warten, bis die Ware zurück ist oder Sie nachweisen, dass sie unterwegs ist.",
		copyIntro: "{name} widerruft die Bestellung {number}.",
		copyNext:
			"Sehen Sie sich die Bestellung an, vereinbaren Sie den Rückweg und erstatten Sie binnen 14 Tagen. Die Eingangsbestätigung ging an den Käufer.",
		unknown: "Zu dieser Nummer und E-Mail-Adresse wurde keine Bestellung gefunden: Bitte suchen Sie sie.",
		open: "Öffnen",
		closing: "Mit freundlichen Grüßen",
	},
	contact: {
		subject: "Ihre Nachricht an {company}",
		copySubject: "Nachricht von {name}",
		greeting: "Guten Tag {name},",
		intro: "vielen Dank für Ihre Nachricht. Wir melden uns so schnell wie möglich bei Ihnen.",
		copyIntro: "{name} hat über die Website eine Nachricht gesendet.",
		yourMessage: "Ihre Nachricht",
		open: "Nachricht öffnen",
		backupText:
			"{name} ({email}) hat eine Nachricht gesendet. Die vollständige Mail konnte nicht gesendet werden; die Nachricht ist gespeichert.",
		closing: "Mit freundlichen Grüßen",
	},
	account: {
		greeting: "Guten Tag,",
		verify: {
			subject: "Bestätigen Sie Ihre E-Mail-Adresse bei {company}",
			intro:
				"öffnen Sie den Link und geben Sie das Passwort ein, das Sie gewählt haben, um Ihre E-Mail-Adresse bei {company} zu bestätigen. Der Link gilt einen Tag. Wenn Sie sich nicht registriert haben, müssen Sie nichts tun.",
			link: "E-Mail-Adresse bestätigen",
		},
		reset: {
			subject: "Neues Passwort bei {company}",
			intro:
				"jemand, hoffentlich Sie, hat bei {company} ein neues Passwort angefordert. Der Link gilt eine Stunde. Wenn Sie es nicht waren, müssen Sie nichts tun.",
			link: "Neues Passwort wählen",
		},
		changed: {
			subject: "Ihr Passwort bei {company} wurde geändert",
			intro:
				"das Passwort Ihres Kontos bei {company} wurde soeben geändert; alle anderen Sitzungen sind beendet. Wenn Sie es nicht waren, wählen Sie über den Link sofort ein neues.",
			link: "Das war ich nicht: neues Passwort",
		},
		known: {
			subject: "Sie haben bereits ein Konto bei {company}",
			intro:
				"jemand, vielleicht Sie, wollte sich bei {company} mit Ihrer E-Mail-Adresse registrieren, zu der es schon ein Konto gibt. Es wurde nichts geändert. Haben Sie Ihr Passwort vergessen, führt der Link zu einem neuen.",
			link: "Passwort vergessen?",
		},
		twoFactorOff: {
			subject: "Codes bei der Anmeldung sind bei {company} ausgeschaltet",
			intro:
				"bei der Anmeldung an Ihrem Konto bei {company} wird kein Code mehr verlangt. Wenn Sie es nicht waren, wählen Sie über den Link sofort ein neues Passwort und schalten Sie die Codes wieder ein.",
			link: "Das war ich nicht: neues Passwort",
		},
		deleted: {
			subject: "Ihr Konto bei {company} wurde gelöscht",
			intro:
				"Ihr Konto bei {company} wurde soeben gelöscht. Ihre Bestellungen bewahren wir so lange auf, wie das Gesetz es verlangt; der Link in jeder Auftragsbestätigung öffnet sie weiterhin. Wenn Sie es nicht waren, sagen Sie uns Bescheid: Antworten Sie auf diese E-Mail oder schreiben Sie uns über den Link.",
			link: "Kontakt aufnehmen",
		},
		invited: {
			subject: "Sie haben jetzt Zugang zur Verwaltung von {company}",
			intro:
				"{author} hat Ihnen Zugang zur Verwaltung von {company} gegeben. Ihre Rolle: {role}. Wählen Sie über den Link Ihr Passwort; er gilt drei Tage. Danach fordern Sie bitte einen neuen an.",
			link: "Passwort wählen",
		},
		madeMember: {
			subject: "Sie haben jetzt Zugang zur Verwaltung von {company}",
			intro:
				"{author} hat Ihrem Konto Zugang zur Verwaltung von {company} gegeben. Ihre Rolle: {role}. Melden Sie sich über den Link mit Ihrem Passwort an.",
			link: "Anmelden",
		},
		fallback: "Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:",
		closing: "Mit freundlichen Grüßen",
	},
	status: {
		order: {
			confirmed: {
				subject: "Ihre Bestellung {number} ist bestätigt",
				text: "wir bestätigen Ihre Bestellung {number} über {total} inkl. MwSt. Die Rechnung mit unserer Bankverbindung ist unterwegs oder liegt Ihnen bereits vor.",
			},
			paid: {
				subject: "Ihre Zahlung für die Bestellung {number} ist eingegangen",
				text: "vielen Dank: Ihre Zahlung für die Bestellung {number} ({total} inkl. MwSt.) ist eingegangen. Wir melden uns bei Ihnen, um den Tag der Lieferung oder Abholung zu vereinbaren.",
			},
			delivered: {
				subject: "Ihre Bestellung {number} wurde geliefert",
				text: "Ihre Bestellung {number} wurde geliefert oder abgeholt. Falls etwas nicht in Ordnung ist, sagen Sie uns bitte gleich Bescheid. Vielen Dank, dass Sie sich für {company} entschieden haben.",
			},
			cancelled: {
				subject: "Ihre Bestellung {number} wurde storniert",
				text: "wir haben Ihre Bestellung {number} über {total} inkl. MwSt. storniert. Falls Sie schon gezahlt haben, überweisen wir Ihnen den Betrag zurück.",
			},
			pending: {
				subject: "Ihre Bestellung {number}: Berichtigung",
				text: "Ihre Bestellung {number} ist bei uns wieder offen. Wir melden uns in Kürze dazu bei Ihnen.",
			},
		},
		quote: {
			new: {
				subject: "Ihre Angebotsanfrage: {product}",
				text: "Ihre Anfrage zu {product} ist bei uns wieder offen. Wir melden uns in Kürze dazu bei Ihnen.",
			},
			answered: {
				subject: "Ihre Angebotsanfrage: {product}",
				text: "Sie haben unsere Antwort auf Ihre Anfrage zu {product} erhalten. Haben Sie dazu noch Fragen?",
			},
			won: {
				subject: "Vielen Dank für Ihren Auftrag: {product}",
				text: "vielen Dank, dass Sie unser Angebot zu {product} angenommen haben. Auftragsbestätigung und Rechnung folgen in Kürze.",
			},
			lost: {
				subject: "Ihre Angebotsanfrage: {product}",
				text: "vielen Dank für Ihr Interesse an {product}. Wir schließen Ihre Anfrage vorerst ab; wenn sich Ihre Pläne ändern, antworten Sie einfach auf diese E-Mail.",
			},
		},
		greeting: "Guten Tag {name},",
		closing: "Mit freundlichen Grüßen",
		number: "Bestellnummer",
		total: "Gesamtbetrag inkl. MwSt.",
		view: "Bestellung ansehen",
	},
	answer: {
		subject: "Re: Ihre Angebotsanfrage zu {product}",
		text: "vielen Dank für Ihre Anfrage vom {date}. Sie haben angefragt:",
		offer: "Wir bieten Ihnen an:",
		asked: "Ihre Anfrage",
		none: "Ihrer Anfrage",
	},
};
