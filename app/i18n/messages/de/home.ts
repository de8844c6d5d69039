import type { Catalogue } from "../catalogue.ts";

export const home: Catalogue["home"] = {
	metaTitle: "Seecontainer kaufen in Antwerpen",
	metaDescription:
		"Neue und gebrauchte Seecontainer von 6 bis 45 Fuß. Zustand, Farbe und Lieferung wählen, den Gesamtpreis sofort sehen, per Überweisung bestellen.",
	loading: "Inhalte werden geladen...",
	errorTitle: "Fehler beim Laden",
	errorText: "Die Inhalte der Startseite konnten leider nicht geladen werden. Bitte laden Sie die Seite neu.",
	loadFailed: "Der Inhalt der Startseite konnte nicht geladen werden. Bitte versuchen Sie es später erneut.",
	emptyTitle: "Keine Inhalte gefunden",
	emptyText: "Für die Startseite wurden keine Inhalte gefunden. Bitte versuchen Sie es später noch einmal.",
	refresh: "Seite neu laden",
	viewContainers: "Container ansehen",
	viewAll: "Alle ansehen",
	previous: "Vorherige Container",
	next: "Weitere Container",
	carousel: "Containerauswahl",
	openMap: "{address} auf einer Karte öffnen",
	noMatches: "Zu dieser Auswahl gibt es keinen Container.",
	targets: { leasing: "Mehr zum Leasing", modifications: "Mehr zum Umbau" },
};
