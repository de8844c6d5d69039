import type { PageTexts } from "../../messages/catalogue.ts";

export const checkoutPage: PageTexts["checkoutPage"] = {
	vatHint: "Met landcode, bijvoorbeeld BE 0123.456.749",
	askQuote: "Offerte aanvragen",
	continueShopping: "Verder winkelen",
	termsApply: "Met uw bestelling aanvaardt u onze",
	terms: "verkoopvoorwaarden",
	privacy: "Privacyverklaring",
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
