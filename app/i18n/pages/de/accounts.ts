import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const accounts: PageTexts["accounts"] = {
	signInTitle: "Anmelden",
	signUpTitle: "Konto anlegen",
	forgotTitle: "Passwort vergessen?",
	signInText: "Mit einem Konto sehen Sie Ihre Bestellungen wieder. Bestellen können Sie auch ohne.",
	signUpText: "Sie erhalten eine E-Mail, um Ihre Adresse vor der ersten Anmeldung zu bestätigen.",
	forgotText: "Geben Sie Ihre E-Mail-Adresse ein: Wir schicken einen Link für ein neues Passwort.",
	email: "E-Mail-Adresse",
	password: "Passwort",
	newPassword: "Neues Passwort",
	passwordHint: "Mindestens 10 Zeichen; einige Wörter hintereinander sind gut",
	verifyTitle: "E-Mail-Adresse bestätigen",
	verifyText:
		"Geben Sie das Passwort ein, das Sie beim Anlegen des Kontos gewählt haben. Danach ist Ihr Konto bereit und Sie sind angemeldet.",
	verify: "Bestätigen und anmelden",
	codeTitle: "Code eingeben",
	codeText:
		"Ihr Passwort stimmt. Geben Sie jetzt die sechs Ziffern ein, die Ihre Authenticator-App zeigt, oder einen Ihrer Wiederherstellungscodes.",
	code: "Code",
	codeLost:
		"App und Wiederherstellungscodes verloren? Schreiben Sie uns: Wir schalten die Codes aus, sobald wir wissen, dass Sie es sind.",
	signIn: "Anmelden",
	signUp: "Konto anlegen",
	sendLink: "Link senden",
	newLink: "Neuen Link anfordern",
	savePassword: "Passwort speichern",
	toSignUp: "Noch kein Konto? Jetzt anlegen",
	toSignIn: "Schon registriert? Anmelden",
	toForgot: "Passwort vergessen?",
	sending: "Einen Moment...",
	metaDescription: "Melden Sie sich im Shop an oder legen Sie mit Ihrer E-Mail-Adresse ein Konto an.",
	errors: {
		email: "E-Mail-Adresse ist erforderlich",
		emailInvalid: "Bitte geben Sie eine gültige E-Mail-Adresse ein",
		password: "Passwort ist erforderlich",
		passwordShort: "Das Passwort muss mindestens 10 Zeichen lang sein",
		passwordLong: "Das Passwort darf höchstens 128 Zeichen lang sein",
		passwordCommon:
			"Dieses Passwort ist leicht zu erraten: Es ist verbreitet, folgt einem Muster oder besteht aus Ihrer Adresse oder unserem Namen. Nehmen Sie drei oder vier Wörter, die nichts miteinander zu tun haben.",
		passwordWrong: "Das ist nicht Ihr aktuelles Passwort",
		code: "Code ist erforderlich",
		codeWrong:
			"Dieser Code ist falsch oder schon benutzt. Die App zeigt alle 30 Sekunden einen neuen; prüfen Sie, ob die Uhr Ihres Telefons richtig geht.",
	},
	signedIn: { title: "Geschafft!", text: "Sie sind jetzt angemeldet." },
	signedOut: { title: "Sie sind abgemeldet", text: "Bis zum nächsten Mal." },
	accountDeleted: { title: "Ihr Konto ist gelöscht", text: "Bestellen können Sie auch ohne Konto." },
	outcomes: {
		verificationSent: {
			title: "Geschafft!",
			text: "Bitte sehen Sie in Ihr Postfach und bestätigen Sie Ihr Konto.",
		},
		alreadyRegistered: {
			title: "Dieses Konto gibt es schon",
			text: "Diese E-Mail-Adresse ist bereits registriert. Bitte melden Sie sich an.",
		},
		wrongCredentials: { title: "Fehler", text: "E-Mail-Adresse oder Passwort stimmt nicht." },
		notVerified: {
			title: "Fehler",
			text: "Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse: Öffnen Sie den Link in unserer neuesten E-Mail.",
		},
		undone: {
			title: "Sie sind nicht mehr angemeldet",
			text: "Es wurde nichts geändert. Melden Sie sich an und versuchen Sie es dann noch einmal.",
		},
		resetSent: {
			title: "Geschafft!",
			text: "Wenn es ein Konto mit dieser Adresse gibt, ist ein Link unterwegs; höchstens drei pro Stunde.",
		},
		otherPassword: {
			title: "Fehler",
			text: "Das ist nicht das Passwort, das zu diesem Link gewählt wurde. Haben Sie sich mehrmals registriert, öffnen Sie die neueste E-Mail; registrieren Sie sich sonst erneut.",
		},
		codeExpired: {
			title: "Fehler",
			text: "Diese Anmeldung hat länger als fünf Minuten gedauert, oder der Code war fünfmal falsch. Bitte melden Sie sich erneut an.",
		},
		alreadyVerified: {
			title: "Schon bestätigt",
			text: "Diese E-Mail-Adresse ist bereits bestätigt: Ihr Konto ist bereit.",
		},
		linkExpired: {
			title: "Fehler",
			text: "Dieser Link ist nicht mehr gültig. Bitte fordern Sie einen neuen an.",
		},
		passwordChanged: { title: "Geschafft!", text: "Ihr Passwort wurde geändert. Bitte melden Sie sich an." },
		tooMany: {
			title: "Fehler",
			text: "Zu viele Versuche in kurzer Zeit. Warten Sie zehn Minuten, oder wählen Sie per E-Mail ein neues Passwort („Passwort vergessen?“): Danach können Sie sich in diesem Browser sofort anmelden.",
		},
		tooManySignUps: {
			title: "Fehler",
			text: "Zu viele Registrierungen in kurzer Zeit. Bitte sehen Sie in Ihrem Postfach nach unserer E-Mail, oder versuchen Sie es in einer Stunde erneut.",
		},
		tooManyTries: {
			title: "Fehler",
			text: "Zu viele Versuche in kurzer Zeit. Bitte warten Sie zehn Minuten.",
		},
		busy: {
			title: "Fehler",
			text: "Im Moment melden sich zu viele Personen gleichzeitig an. Bitte versuchen Sie es in einigen Sekunden erneut.",
		},
	},
};
