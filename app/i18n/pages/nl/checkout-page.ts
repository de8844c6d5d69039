import type { PageTexts } from "../../messages/catalogue.ts";

export const checkoutPage: PageTexts["checkoutPage"] = {
	vatHint: "Met landcode, bijvoorbeeld BE 0123.456.749",
	askQuote: "Offerte aanvragen",
	continueShopping: "Verder winkelen",
	termsApply: "Met uw bestelling aanvaardt u onze",
	terms: "verkoopvoorwaarden",
	privacy: "Privacyverklaring",
	errors: {
		vatNumber: "Dit btw-nummer klopt niet. Kijk de cijfers na of laat het veld leeg.",
		dateInvalid: "Kies een dag vanaf vandaag, hoogstens twee jaar vooruit",
		width: "Vul een breedte in meter in, van 1 tot 50, bijvoorbeeld 3,5",
		length: "Vul een geheel getal van 1 tot 999 in",
	},
};
