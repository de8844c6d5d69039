import type { Catalogue } from "../../catalogue.ts";

export const common: Catalogue["common"] = {
	skipToContent: "Zum Inhalt",
	mainNavigation: "Hauptnavigation",
	menu: "Menü",
	home: "Startseite",
	containers: "Container",
	nav: {
		all: "Alle Container",
		size20: "20 Fuß",
		size40: "40 Fuß",
		highCube: "High Cube",
		reefer: "Kühlcontainer",
	},
	callUs: "{phone} anrufen",
	language: "Sprache",
	cart: "Warenkorb",
	cartCount:
		"{count, plural, =0 {Warenkorb, leer} =1 {Warenkorb, 1 Position} other {Warenkorb, # Positionen}}",
	close: "Schließen",
	notifications: "Meldungen",
	error: "Fehler",
	netNote: "zzgl. MwSt.",
	footer: {
		slogan: "Seecontainer vom Kai in Antwerpen: neu, gebraucht und zur Miete.",
		products: "Produkte",
		contact: "Kontakt",
		vat: "USt-IdNr.",
		rights: "© {year} {company}. Alle Rechte vorbehalten.",
	},
	notFound: {
		title: "Seite nicht gefunden",
		text: "Diese Seite gibt es nicht oder nicht mehr. Die Container stehen noch, wo sie standen.",
		home: "Zur Startseite",
		browse: "Container ansehen",
	},
	failure: {
		title: "Da ist etwas schiefgegangen",
		text: "Diese Seite konnte nicht angezeigt werden. Bitte versuchen Sie es gleich noch einmal.",
		retry: "Erneut versuchen",
	},
};
