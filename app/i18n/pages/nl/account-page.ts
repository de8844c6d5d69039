import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const accountPage: PageTexts["accountPage"] = {
	title: "Uw account",
	metaDescription: "Wijzig uw wachtwoord, zie waar u aangemeld bent en stel codes voor het aanmelden in.",
	address: "E-mailadres:",
	password: {
		title: "Wachtwoord wijzigen",
		text: "Daarna bent u overal elders afgemeld, en we laten het u per mail weten.",
		current: "Huidig wachtwoord",
		change: "Wachtwoord wijzigen",
	},
	sessions: {
		title: "Waar u aangemeld bent",
		text: "Een sessie eindigt na 30 dagen zonder gebruik, en in elk geval na 180 dagen.",
		here: "Deze browser",
		lastUsed: "Laatst gebruikt:",
		end: "Deze sessie beëindigen",
		endOthers: "Alle andere sessies beëindigen",
		unknownBrowser: "Onbekende browser",
	},
	twoFactor: {
		title: "Codes bij het aanmelden",
		text: "Een authenticator-app op uw telefoon toont elke 30 seconden een nieuwe code. Staan de codes aan, dan komt niemand binnen met alleen uw wachtwoord.",
		admins: "We raden het aan voor iedereen die de winkel beheert.",
		isOff: "De codes staan uit.",
		isOn: "De codes staan aan.",
		start: "Codes instellen",
		scan: "Scan de afbeelding met uw app, of typ de sleutel erin over. Vul dan de eerste code in die de app toont.",
		picture: "QR-code met de sleutel",
		key: "Sleutel:",
		firstCode: "Code uit de app",
		confirm: "Codes aanzetten",
		cancel: "Annuleren",
		proof: "Code uit de app of herstelcode",
		codesLeft: "Herstelcodes over:",
		renew: "Nieuwe herstelcodes maken",
		renewText: "De oude herstelcodes werken daarna niet meer.",
		off: "Codes uitzetten",
		offText: "Daarna volstaat uw wachtwoord. We laten het u per mail weten.",
	},
	recovery: {
		title: "Uw herstelcodes",
		text: "Bewaar ze niet bij uw telefoon. Elke code vervangt de app één keer. U ziet ze alleen nu.",
	},
	notices: {
		passwordChanged: "Uw wachtwoord is gewijzigd. U bent overal elders afgemeld.",
		sessionEnded: "De sessie is beëindigd.",
		othersEnded: "Alle andere sessies zijn beëindigd.",
		cancelled: "Er is niets aangezet.",
		on: "De codes staan aan. Vanaf nu wordt er bij het aanmelden een gevraagd.",
		renewed: "U hebt nieuwe herstelcodes. De oude werken niet meer.",
		off: "De codes staan uit.",
	},
	otherAccount:
		"In deze browser is intussen een ander account aangemeld; dat staat nu hier. Er is niets gewijzigd.",
	setUpExpired:
		"Het instellen duurde langer dan 15 minuten of is al gebeurd. Staan de codes nog uit, begin dan opnieuw.",
};
