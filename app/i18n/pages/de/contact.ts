import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const contact: PageTexts["contact"] = {
	title: "Kontakt",
	text: "Anrufen, schreiben oder vorbeikommen: Sie sprechen mit Leuten, die jeden Container auf dem Platz kennen. Antwort innerhalb von 24 Stunden.",
	metaTitle: "Kontakt zum Containerdepot in Antwerpen",
	metaDescription:
		"So erreichen Sie unser Containerdepot in Antwerpen: Telefon, E-Mail oder Formular, dazu Öffnungszeiten, Adresse und Anfahrt. Antwort innerhalb von 24 Stunden.",
	imageAlt: "Containerplatz mit einer Fahrgasse zwischen gestapelten Seecontainern",
	emailTitle: "E-Mail",
	emailText: "Für Fragen und Unterlagen",
	phoneTitle: "Telefon",
	phoneText: "Am schnellsten bei Bestand und Terminen",
	addressTitle: "Adresse",
	addressText: "Besuch nach Absprache",
	formTitle: "Schreiben Sie uns",
	formText: "Sagen Sie uns, was Sie lagern, bauen oder verschiffen möchten und wo der Container stehen soll.",
	hoursTitle: "Öffnungszeiten",
	week: {
		days: {
			monday: "Montag",
			tuesday: "Dienstag",
			wednesday: "Mittwoch",
			thursday: "Donnerstag",
			friday: "Freitag",
			saturday: "Samstag",
			sunday: "Sonntag",
		},
		range: "{from} bis {to}",
		pair: "{from} und {to}",
		hours: "{from} bis {to} Uhr",
		closed: "geschlossen",
		openUntil: "Jetzt geöffnet bis {time} Uhr",
		opensToday: "Öffnet heute um {time} Uhr",
		opensOn: "Öffnet {day} um {time} Uhr",
	},
	companyTitle: "Firmenangaben",
	mapTitle: "Karte",
	mapText:
		"Die Karte öffnet sich bei OpenStreetMap in einem eigenen Fenster; vorher wird nichts dorthin übertragen.",
	mapButton: "Karte öffnen",
};
