import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const accountPage: PageTexts["accountPage"] = {
	title: "Ihr Konto",
	metaDescription:
		"Ändern Sie Ihr Passwort, sehen Sie, wo Sie angemeldet sind, und richten Sie Codes für die Anmeldung ein.",
	address: "E-Mail-Adresse:",
	password: {
		title: "Passwort ändern",
		text: "Danach sind Sie überall sonst abgemeldet, und wir benachrichtigen Sie per E-Mail.",
		current: "Aktuelles Passwort",
		change: "Passwort ändern",
	},
	sessions: {
		title: "Wo Sie angemeldet sind",
		text: "Eine Sitzung endet nach 30 Tagen ohne Nutzung, spätestens aber nach 180 Tagen.",
		here: "Dieser Browser",
		lastUsed: "Zuletzt genutzt:",
		end: "Diese Sitzung beenden",
		endOthers: "Alle anderen Sitzungen beenden",
		unknownBrowser: "Unbekannter Browser",
	},
	twoFactor: {
		title: "Codes für die Anmeldung",
		text: "Eine Authenticator-App auf Ihrem Telefon zeigt alle 30 Sekunden einen neuen Code. Sind die Codes eingeschaltet, öffnet Ihr Passwort allein nichts.",
		admins: "Wir empfehlen sie allen, die den Shop verwalten.",
		isOff: "Die Codes sind ausgeschaltet.",
		isOn: "Die Codes sind eingeschaltet.",
		start: "Codes einrichten",
		scan: "Scannen Sie das Bild mit Ihrer App oder tippen Sie den Schlüssel ein. Geben Sie dann den ersten Code ein, den die App zeigt.",
		picture: "QR-Code mit dem Schlüssel",
		key: "Schlüssel:",
		firstCode: "Code aus der App",
		confirm: "Codes einschalten",
		cancel: "Abbrechen",
		proof: "Code aus der App oder Wiederherstellungscode",
		codesLeft: "Übrige Wiederherstellungscodes:",
		renew: "Neue Wiederherstellungscodes erstellen",
		renewText: "Die alten Wiederherstellungscodes gelten danach nicht mehr.",
		off: "Codes ausschalten",
		offText: "Danach genügt Ihr Passwort allein. Wir benachrichtigen Sie per E-Mail.",
	},
	recovery: {
		title: "Ihre Wiederherstellungscodes",
		text: "Bewahren Sie sie getrennt von Ihrem Telefon auf. Jeder ersetzt die App einmal. Sie sehen sie nur jetzt.",
	},
	notices: {
		passwordChanged: "Ihr Passwort wurde geändert. Überall sonst sind Sie abgemeldet.",
		sessionEnded: "Die Sitzung ist beendet.",
		othersEnded: "Alle anderen Sitzungen sind beendet.",
		cancelled: "Es wurde nichts eingeschaltet.",
		on: "Die Codes sind eingeschaltet. Ab jetzt wird bei der Anmeldung einer verlangt.",
		renewed: "Sie haben neue Wiederherstellungscodes. Die alten gelten nicht mehr.",
		off: "Die Codes sind ausgeschaltet.",
	},
	otherAccount:
		"In diesem Browser ist inzwischen ein anderes Konto angemeldet; dieses sehen Sie jetzt hier. Es wurde nichts geändert.",
	setUpExpired:
		"Das Einrichten hat länger als 15 Minuten gedauert oder ist schon erledigt. Sind die Codes noch aus, beginnen Sie bitte von vorn.",
};
