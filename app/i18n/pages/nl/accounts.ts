import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const accounts: PageTexts["accounts"] = {
	signInTitle: "Aanmelden",
	signUpTitle: "Account aanmaken",
	forgotTitle: "Wachtwoord vergeten?",
	signInText: "Met een account ziet u uw bestellingen terug. Bestellen kan ook zonder.",
	signUpText: "U krijgt een mail om uw adres te bevestigen voor u zich de eerste keer aanmeldt.",
	forgotText: "Vul uw e-mailadres in: we sturen een link om een nieuw wachtwoord te kiezen.",
	email: "E-mailadres",
	password: "Wachtwoord",
	newPassword: "Nieuw wachtwoord",
	passwordHint: "Minstens 10 tekens; een paar woorden na elkaar is goed",
	verifyTitle: "Bevestig uw e-mailadres",
	verifyText:
		"Vul het wachtwoord in dat u bij het registreren koos. Daarna is uw account klaar en bent u aangemeld.",
	verify: "Bevestigen en aanmelden",
	codeTitle: "Vul uw code in",
	codeText:
		"Uw wachtwoord klopt. Vul nu de zes cijfers in die uw authenticator-app toont, of een van uw herstelcodes.",
	code: "Code",
	codeLost: "App en herstelcodes kwijt? Schrijf ons: we zetten de codes uit zodra we weten dat u het bent.",
	signIn: "Aanmelden",
	signUp: "Account aanmaken",
	sendLink: "Link versturen",
	newLink: "Nieuwe link aanvragen",
	savePassword: "Wachtwoord opslaan",
	toSignUp: "Nog geen account? Maak er een aan",
	toSignIn: "Al geregistreerd? Meld u aan",
	toForgot: "Wachtwoord vergeten?",
	sending: "Een ogenblik...",
	metaDescription: "Meld u aan bij de winkel of maak een account aan met uw e-mailadres.",
	errors: {
		email: "E-mailadres is verplicht",
		emailInvalid: "Vul een geldig e-mailadres in",
		password: "Wachtwoord is verplicht",
		passwordShort: "Het wachtwoord moet minstens 10 tekens tellen",
		passwordLong: "Het wachtwoord mag hoogstens 128 tekens tellen",
		passwordCommon:
			"Dit wachtwoord is makkelijk te raden: het komt vaak voor, volgt een patroon of bestaat uit uw adres of onze naam. Neem drie of vier woorden die niets met elkaar te maken hebben.",
		passwordWrong: "Dit is niet uw huidige wachtwoord",
		code: "Code is verplicht",
		codeWrong:
			"Deze code klopt niet of is al gebruikt. De app toont elke 30 seconden een nieuwe; controleer of de klok van uw telefoon goed staat.",
	},
	signedIn: { title: "Gelukt!", text: "U bent aangemeld." },
	signedOut: { title: "U bent afgemeld", text: "Tot de volgende keer." },
	accountDeleted: { title: "Uw account is verwijderd", text: "Bestellen kan ook zonder account." },
	outcomes: {
		verificationSent: { title: "Gelukt!", text: "Kijk in uw mailbox om uw account te bevestigen." },
		alreadyRegistered: {
			title: "Dit account bestaat al",
			text: "Dit e-mailadres is al geregistreerd. Meld u aan.",
		},
		wrongCredentials: { title: "Fout", text: "E-mailadres of wachtwoord klopt niet." },
		notVerified: {
			title: "Fout",
			text: "Bevestig eerst uw e-mailadres: open de link in onze nieuwste mail.",
		},
		undone: {
			title: "U bent niet meer aangemeld",
			text: "Er is niets gewijzigd. Meld u aan, dan kunt u het opnieuw doen.",
		},
		resetSent: {
			title: "Gelukt!",
			text: "Als er een account met dit adres is, is er een link onderweg; hoogstens drie per uur.",
		},
		otherPassword: {
			title: "Fout",
			text: "Dit is niet het wachtwoord dat bij deze link gekozen werd. Hebt u zich meer dan eens geregistreerd, open dan de nieuwste mail; registreer u anders opnieuw.",
		},
		codeExpired: {
			title: "Fout",
			text: "Deze aanmelding duurde langer dan vijf minuten of had vijf foute codes. Meld u opnieuw aan.",
		},
		alreadyVerified: { title: "Al bevestigd", text: "Dit e-mailadres is al bevestigd: uw account is klaar." },
		linkExpired: { title: "Fout", text: "Deze link is niet meer geldig. Vraag een nieuwe aan." },
		passwordChanged: { title: "Gelukt!", text: "Uw wachtwoord is gewijzigd. Meld u aan." },
		tooMany: {
			title: "Fout",
			text: "Te veel pogingen in korte tijd. Wacht tien minuten, of kies via e-mail een nieuw wachtwoord (“Wachtwoord vergeten?”): daarna kunt u zich in deze browser meteen aanmelden.",
		},
		tooManySignUps: {
			title: "Fout",
			text: "Te veel registraties in korte tijd. Zoek onze mail in uw mailbox, of probeer het over een uur opnieuw.",
		},
		tooManyTries: { title: "Fout", text: "Te veel pogingen in korte tijd. Wacht tien minuten." },
		busy: {
			title: "Fout",
			text: "Er melden zich nu te veel mensen tegelijk aan. Probeer het over enkele seconden opnieuw.",
		},
	},
};
