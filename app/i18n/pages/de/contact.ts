import type { PageTexts } from "../../catalogue.ts";

export const contact: PageTexts["contact"] = {
	title: "Kontakt",
	text: "Anrufen, schreiben oder vorbeikommen: Sie sprechen mit Leuten, die jeden Container auf dem Platz kennen. Antwort innerhalb von 24 Stunden.",
	metaTitle: "Kontakt zum Containerdepot in Antwerpen",
	metaDescription:
		"So erreichen Sie unser Containerdepot in Antwerpen: Telefon, E-Mail oder Formular. Montag bis Freitag 9 bis 17 Uhr, Antwort innerhalb von 24 Stunden.",
	imageAlt: "Containerplatz mit gestapelten Seecontainern",
	emailTitle: "E-Mail",
	emailText: "Für Fragen und Unterlagen",
	phoneTitle: "Telefon",
	phoneText: "Am schnellsten bei Bestand und Terminen",
	addressTitle: "Adresse",
	addressText: "Besuch nach Absprache",
	formTitle: "Schreiben Sie uns",
	formText: "Sagen Sie uns, was Sie lagern, bauen oder verschiffen möchten und wo der Container stehen soll.",
	hoursTitle: "Öffnungszeiten",
	days: "Montag bis Freitag",
	hours: "9:00 bis 17:00 Uhr",
	closed: "Samstag und Sonntag geschlossen",
	companyTitle: "Firmenangaben",
	mapTitle: "Karte",
	mapText:
		"Die Karte öffnet sich bei OpenStreetMap in einem eigenen Fenster; vorher wird nichts dorthin übertragen.",
	mapButton: "Karte öffnen",
};
