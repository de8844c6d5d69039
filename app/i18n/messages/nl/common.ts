import type { Catalogue } from "../../catalogue.ts";

export const common: Catalogue["common"] = {
	skipToContent: "Naar de inhoud",
	mainNavigation: "Hoofdnavigatie",
	menu: "Menu",
	home: "Home",
	containers: "Containers",
	nav: {
		all: "Alle containers",
		size20: "20ft",
		size40: "40ft",
		highCube: "High Cube",
		reefer: "Koelcontainers",
	},
	callUs: "Bel {phone}",
	language: "Taal",
	cart: "Winkelwagen",
	cartCount:
		"{count, plural, =0 {Winkelwagen, leeg} =1 {Winkelwagen, 1 regel} other {Winkelwagen, # regels}}",
	close: "Sluiten",
	notifications: "Meldingen",
	error: "Fout",
	netNote: "excl. btw",
	footer: {
		slogan: "Zeecontainers van de kade in Antwerpen: nieuw, gebruikt en te huur.",
		products: "Producten",
		contact: "Contact",
		vat: "Btw",
		rights: "© {year} {company}. Alle rechten voorbehouden.",
	},
	notFound: {
		title: "Pagina niet gevonden",
		text: "Deze pagina bestaat niet of is verhuisd. De containers staan nog waar ze stonden.",
		home: "Naar de homepage",
		browse: "Bekijk de containers",
	},
	failure: {
		title: "Er ging iets mis",
		text: "De winkel kon deze pagina niet tonen. Probeer het zo meteen opnieuw.",
		retry: "Opnieuw proberen",
	},
};
