import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const container: PageTexts["container"] = {
	noDelivery: "Transport is voor deze container niet beschikbaar. Bel ons gerust.",
	obstacles: {
		unavailable:
			"Deze container is momenteel niet op voorraad. Vraag een offerte aan, dan geven we u een leverdatum door.",
		no_condition: "Kies eerst een staat.",
		not_offered: "Deze staat wordt voor deze container niet aangeboden.",
		quote_required: "De prijs van deze keuze is op aanvraag. Vraag een offerte aan.",
		transport_open: "Kies een leverwijze en vul de postcode in om te bestellen.",
	},
	problems: {
		quantity_invalid: "Het aantal moet een geheel getal van 1 tot 100 zijn.",
		cart_full: "Uw winkelwagen is vol. Plaats eerst deze bestelling of bel ons.",
		product_missing: "Deze container staat niet meer in de winkel.",
		choice_unknown: "Deze keuze wordt niet aangeboden. Kies opnieuw.",
		failed:
			"Het toevoegen aan uw winkelwagen is niet gelukt. Probeer het zo meteen opnieuw: uw keuze blijft staan.",
		delivery_not_offered: "Deze container kan niet op die manier worden geleverd.",
	},
};
