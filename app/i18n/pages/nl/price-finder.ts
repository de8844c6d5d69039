import type { PageTexts } from "~/i18n/messages/catalogue.ts";

/** The delivered price: the question on the home page, and the lists that show it. */
export const priceFinder: PageTexts["priceFinder"] = {
	title: "Uw prijs, geleverd",
	container: "Container",
	deliveryTo: "Levering in",
	show: "Toon de prijs",
	hint: "Kies een container en vul de postcode in: de prijs mét levering staat hier meteen, zonder dat u gegevens achterlaat.",
	to: "naar",
	toContainer: "Naar de container",
	onRequest:
		"Voor deze container of deze plaats hebben we geen vaste prijs. Op de pagina vraagt u een offerte aan; u krijgt antwoord binnen 24 uur.",
	notOffered: "In deze staat hebben we de container nu niet. Wel als:",
	listTitle: "Prijzen met levering",
	apply: "Prijzen met levering",
	shown: "Prijzen met levering per vrachtwagen in",
	change: "Wijzigen",
	drop: "Zonder levering",
	delivered: "Geleverd vanaf",
	transportOnRequest: "Levering op aanvraag",
	trucks: { truck: "vrachtwagen", truck_with_crane: "kraanwagen" },
};
