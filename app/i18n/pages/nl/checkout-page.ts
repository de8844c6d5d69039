import type { PageTexts } from "../../messages/catalogue.ts";

export const checkoutPage: PageTexts["checkoutPage"] = {
	vatHint: "Met landcode, bijvoorbeeld BE 0123.456.749",
	askQuote: "Offerte aanvragen",
	noPrice:
		"Geen van de containers in uw winkelwagen heeft nog een prijs, dus er is geen totaal. Zie de opmerking bij elke regel: verwijder de regel en kies een andere container, of bel ons voor een offerte.",
	/** While a line's transport has no price: the sums, and what stands beside the line's. */
	withoutTransport: {
		subtotal: "Subtotaal excl. btw en transport",
		total: "Totaal incl. btw, zonder transport",
		line: "excl. btw en transport",
	},
	continueShopping: "Verder winkelen",
	termsApply: "Met uw bestelling aanvaardt u onze",
	terms: "verkoopvoorwaarden",
	privacy: "Privacyverklaring",
	paymentInfo:
		"U betaalt per overschrijving. Binnen 24 uur krijgt u de factuur met de betaalgegevens; nu wordt er niets afgeschreven.",
	again: "Druk nog één keer op ‘Bestelling met betalingsverplichting’ om te bevestigen.",
	tooMany:
		"Vanaf uw netwerk zijn zojuist meerdere bestellingen geplaatst. Wacht enkele minuten en plaats de bestelling opnieuw, of bel ons. Uw gegevens blijven staan.",
	termsTitle: "Verkoopvoorwaarden",
	metaDescription: "Uw containers, de leveringsgegevens en het totaal inclusief btw.",
	emptyText: "Kies een container, de staat en de levering: u ziet de prijs meteen.",
	ordered: "We hebben uw bestelling {number} ontvangen.",
	putBack: {
		undo: "Ongedaan maken",
		back: "Weer in uw winkelwagen",
		gone: "Dit artikel kan niet meer worden teruggezet. Kies de container opnieuw.",
	},
	lineGone:
		"Deze container staat niet meer in de winkelwagen van deze browser: hij is in een ander tabblad verwijderd of besteld, of de cookies van de browser zijn gewist. Hebt u hem nog nodig, kies hem dan opnieuw.",
	waiting: {
		title: "Uw winkelwagen staat in uw account",
		text: "U bent in deze browser niet meer aangemeld. Meld u opnieuw aan, dan staan uw containers er weer.",
		signIn: "Opnieuw aanmelden",
		newTab: "(nieuw tabblad)",
		notOrdered:
			"Er is niets besteld: u bent in deze browser niet meer aangemeld. Meld u opnieuw aan en bestel daarna nog eens. Uw gegevens blijven staan.",
	},
	errorSummary: "Controleer de gegevens hieronder.",
	chooseCountry: "Kies een land",
	useAlternativeBillingAddress: "Een ander factuuradres gebruiken",
	errors: {
		postalCodeInvalid: "Vul een postcode van dit land in",
		phoneInvalid: "Vul een telefoonnummer van 6 tot 15 cijfers in",
		name: "Naam is verplicht",
		email: "E-mail is verplicht",
		emailInvalid: "Vul een geldig e-mailadres in",
		phone: "Telefoonnummer is verplicht",
		street: "Straat en huisnummer zijn verplicht",
		city: "Plaats is verplicht",
		postalCode: "Postcode is verplicht",
		country: "Land is verplicht",
		billing: "Vul het factuuradres volledig in als u een ander factuuradres gebruikt",
		tooLong: "Deze tekst is te lang",
		link: "Laat webadressen hier weg",
		vatNumber: "Dit btw-nummer klopt niet. Kijk de cijfers na of laat het veld leeg.",
		dateInvalid: "Kies een dag vanaf vandaag, hoogstens twee jaar vooruit",
		width: "Vul een breedte in meter in, van 1 tot 50, bijvoorbeeld 3,5",
		length: "Vul een geheel getal van 1 tot 999 in",
	},
};
