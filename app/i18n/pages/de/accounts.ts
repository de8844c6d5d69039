import type { PageTexts } from "../../catalogue.ts";

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
	passwordHint: "Mindestens 10 Zeichen",
	signIn: "Anmelden",
	signUp: "Konto anlegen",
	sendLink: "Link senden",
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
	},
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
			text: "Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse: Wir haben Ihnen einen neuen Link geschickt.",
		},
		resetSent: {
			title: "Geschafft!",
			text: "Wenn es ein Konto mit dieser Adresse gibt, ist ein Link unterwegs.",
		},
		linkExpired: {
			title: "Fehler",
			text: "Dieser Link ist nicht mehr gültig. Bitte fordern Sie einen neuen an.",
		},
		passwordChanged: { title: "Geschafft!", text: "Ihr Passwort ist geändert. Bitte melden Sie sich an." },
		tooMany: { title: "Fehler", text: "Zu viele Versuche in kurzer Zeit. Bitte warten Sie zehn Minuten." },
		unexpected: {
			title: "Fehler",
			text: "Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es erneut.",
		},
	},
	verified: {
		title: "Geschafft!",
		text: "Ihre E-Mail-Adresse ist bestätigt. Sie können sich jetzt anmelden.",
	},
};
