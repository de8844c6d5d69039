import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const contact: PageTexts["contact"] = {
	title: "Contact",
	text: "Bel, mail of kom langs: u spreekt met mensen die elke container op het terrein kennen. U krijgt binnen 24 uur antwoord.",
	metaTitle: "Contact met ons containerdepot in Antwerpen",
	metaDescription:
		"Bereik ons containerdepot in Antwerpen per telefoon, e-mail of formulier: openingstijden, adres en route. Antwoord binnen 24 uur.",
	imageAlt: "Containerterrein met een rijstrook tussen gestapelde zeecontainers",
	emailTitle: "E-mail",
	emailText: "Voor vragen en documenten",
	phoneTitle: "Telefoon",
	phoneText: "Het snelst voor voorraad en leverdatums",
	addressTitle: "Adres",
	addressText: "Bezoek op afspraak",
	formTitle: "Stuur ons een bericht",
	formText: "Vertel ons wat u wilt opslaan, bouwen of verschepen, en waar de container moet komen.",
	hoursTitle: "Openingstijden",
	week: {
		days: {
			monday: "maandag",
			tuesday: "dinsdag",
			wednesday: "woensdag",
			thursday: "donderdag",
			friday: "vrijdag",
			saturday: "zaterdag",
			sunday: "zondag",
		},
		range: "{from} tot {to}",
		pair: "{from} en {to}",
		hours: "{from} tot {to} uur",
		closed: "gesloten",
		openUntil: "Nu open tot {time} uur",
		opensToday: "Opent vandaag om {time} uur",
		opensOn: "Opent {day} om {time} uur",
	},
	companyTitle: "Bedrijfsgegevens",
	mapTitle: "Kaart",
	mapText:
		"De kaart opent bij OpenStreetMap in een eigen venster; pas dan worden er gegevens naartoe gestuurd.",
	mapButton: "Kaart openen",
};
