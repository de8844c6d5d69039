import type { Catalogue } from "../catalogue.ts";

export const home: Catalogue["home"] = {
	metaTitle: "Zeecontainers kopen in Antwerpen",
	metaDescription:
		"Nieuwe en gebruikte zeecontainers van 6 tot 45 ft. Kies staat, kleur en levering, zie meteen de volledige prijs en bestel per overschrijving.",
	loading: "Inhoud wordt geladen...",
	errorTitle: "Fout bij het laden",
	errorText:
		"Onze excuses, de inhoud van de startpagina kon niet worden geladen. Vernieuw de pagina en probeer het opnieuw.",
	loadFailed: "De inhoud van de startpagina kon niet worden geladen. Probeer het later opnieuw.",
	emptyTitle: "Geen inhoud gevonden",
	emptyText: "Er is geen inhoud voor de startpagina gevonden. Probeer het later opnieuw.",
	refresh: "Pagina vernieuwen",
	viewContainers: "Bekijk de containers",
	viewAll: "Bekijk alles",
	previous: "Vorige containers",
	next: "Volgende containers",
	carousel: "Containers in beeld",
	openMap: "Open {address} op een kaart",
	noMatches: "Geen container voldoet aan deze keuze.",
	targets: { leasing: "Meer over leasing", modifications: "Meer over ombouw" },
};
