import type { PageTexts } from "../../catalogue.ts";

export const contact: PageTexts["contact"] = {
	title: "Contact",
	text: "Bel, mail of kom langs: u spreekt met mensen die elke container op het terrein kennen. U krijgt binnen 24 uur antwoord.",
	metaTitle: "Contact met ons containerdepot in Antwerpen",
	metaDescription:
		"Bereik ons containerdepot in Antwerpen per telefoon, e-mail of formulier. Maandag tot vrijdag van 9.00 tot 17.00 uur, antwoord binnen 24 uur.",
	imageAlt: "Containerterrein met gestapelde zeecontainers",
	emailTitle: "E-mail",
	emailText: "Voor vragen en documenten",
	phoneTitle: "Telefoon",
	phoneText: "Het snelst voor voorraad en data",
	addressTitle: "Adres",
	addressText: "Bezoek op afspraak",
	formTitle: "Stuur ons een bericht",
	formText: "Vertel ons wat u wilt opslaan, bouwen of verschepen, en waar de container moet komen.",
	hoursTitle: "Openingsuren",
	days: "Maandag tot vrijdag",
	hours: "9.00 tot 17.00 uur",
	closed: "Zaterdag en zondag gesloten",
	companyTitle: "Bedrijfsgegevens",
	mapTitle: "Kaart",
	mapText: "De kaart opent bij OpenStreetMap in een eigen venster; tot dan gaat er niets daarheen.",
	mapButton: "Kaart openen",
};
