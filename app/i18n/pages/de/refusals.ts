import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const refusals: PageTexts["refusals"] = {
	malformed: {
		title: "Der Shop konnte diese Anfrage nicht lesen",
		text: "Was Ihr Browser gesendet hat, kam unvollständig oder in unbekannter Form an. Gehen Sie zurück und senden Sie es noch einmal.",
	},
	foreign: {
		title: "Dieses Formular stammt nicht aus unserem Shop",
		text: "Zu Ihrer Sicherheit nehmen wir nur Formulare an, die hier geöffnet wurden. Öffnen Sie die Seite neu und senden Sie das Formular von dort.",
	},
	signedOut: {
		title: "Sie sind nicht mehr angemeldet",
		text: "Es wurde nichts geändert. Melden Sie sich in einem neuen Tab an und kehren Sie dann zu dieser Seite zurück.",
	},
	tooLarge: {
		title: "Das ist mehr, als wir auf einmal annehmen können",
		text: "Gehen Sie zurück, kürzen Sie Ihren Text und senden Sie ihn erneut. Längere Texte können Sie uns auch per E-Mail schicken.",
	},
	method: {
		title: "Diese Art von Anfrage kennt der Shop nicht",
		text: "Öffnen Sie die Seite in Ihrem Browser neu.",
	},
	visitorBusy: {
		title: "Einen Augenblick bitte",
		text: "Von Ihrem Anschluss kommen viele Anfragen gleichzeitig. Versuchen Sie es in ein paar Sekunden noch einmal: Es geht nichts verloren.",
	},
	shopBusy: {
		title: "Am Kai ist gerade viel los",
		text: "Im Moment sind sehr viele Besucher da. Versuchen Sie es in ein paar Sekunden noch einmal.",
	},
	away: {
		title: "Der Shop ist gleich wieder da",
		text: "Unsere Datenbank startet neu. Versuchen Sie es in ein paar Sekunden noch einmal: Ihr Warenkorb und Ihre Bestellungen sind sicher.",
	},
	notPrinted: {
		title: "Das Dokument lässt sich gerade nicht erstellen",
		text: "Laden Sie diese Seite in ein paar Sekunden neu. Es geht nichts verloren.",
	},
	signIn: "In einem neuen Tab anmelden",
	kept: "Alle Ihre Eingaben bleiben hier erhalten, bis Sie sie erneut senden.",
	files: "Ausgewählte Dateien lassen sich nicht aufbewahren. Wählen Sie sie hier noch einmal aus:",
	home: "Zur Startseite",
};
