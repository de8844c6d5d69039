import type { PageTexts } from "../../messages/catalogue.ts";

export const orderPage: PageTexts["orderPage"] = {
	status: "Status",
	statuses: {
		pending: "Ontvangen",
		confirmed: "Bevestigd",
		paid: "Betaald",
		delivered: "Geleverd",
		cancelled: "Geannuleerd",
	},
	cancelled: {
		title: "Deze bestelling is geannuleerd",
		text: "U hoeft er niets voor te betalen. Wat u al betaalde, krijgt u terug. Hebt u er een vraag over, beantwoord dan de bevestiging of bel ons.",
	},
	nextTitle: "Hoe het verder gaat",
	invoice: "Binnen 24 uur krijgt u per e-mail de factuur met onze bankgegevens.",
	invoiceOnly: "Binnen 24 uur krijgt u de factuur per e-mail.",
	transfer: "U schrijft het bedrag over, met het bestelnummer als mededeling.",
	transferNow: "U schrijft het bedrag over met de gegevens hieronder.",
	delivered: "Zodra de betaling binnen is, spreken we een dag af en leveren we.",
	collected: "Zodra de betaling binnen is, spreken we een dag af waarop u in Antwerpen afhaalt.",
	both: "Zodra de betaling binnen is, spreken we de dagen voor levering en afhalen af.",
	mail: {
		sent: "We hebben een bevestiging gestuurd naar {email}.",
		pending: "Uw bevestiging is onderweg naar {email}.",
		failed: "De bevestiging aan {email} kon niet worden verstuurd. Neem gerust contact met ons op.",
	},
	papers: "Documenten",
	print: "Afdrukken",
	again: "Opnieuw bestellen",
	againText: "Dezelfde containers, tegen de prijs van vandaag.",
	missing: "Niet meer te koop zoals u ze bestelde, dus niet in uw winkelwagen:",
	full: "Uw winkelwagen is vol: de rest zit er niet in.",
	toCart: "Naar de winkelwagen",
	failed: "De containers konden niet in uw winkelwagen worden gelegd. Probeer het opnieuw.",
	locked: {
		text: "Op deze pagina staan persoonlijke gegevens. Open ze via de link in de bevestiging die we u hebben gemaild, of meld u aan met het account waarmee u hebt besteld.",
		signIn: "Aanmelden",
		signedIn: {
			text: "U bent aangemeld als {email}. Deze bestelling staat niet in dat account. Open ze via de link in de bevestiging die we u hebben gemaild, of meld u aan met het account waarmee u hebt besteld.",
			signIn: "Ander account gebruiken",
			ownOrders: "Uw bestellingen",
		},
	},
};
