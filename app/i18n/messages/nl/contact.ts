import type { Catalogue } from "../catalogue.ts";

export const contact: Catalogue["contact"] = {
	name: "Naam",
	email: "E-mailadres",
	phone: "Telefoon",
	subject: "Onderwerp",
	message: "Bericht",
	optional: "optioneel",
	submit: "Bericht versturen",
	submitting: "Bezig met versturen...",
	errors: {
		name: "Naam is verplicht",
		email: "E-mailadres is verplicht",
		emailInvalid: "Vul een geldig e-mailadres in",
		message: "Bericht is verplicht",
		nameShort: "De naam moet minstens 2 tekens tellen",
		subjectShort: "Het onderwerp moet minstens 2 tekens tellen",
		messageShort: "Het bericht moet minstens 10 tekens tellen",
		tooLong: "Deze tekst is te lang",
		link: "Laat webadressen hier weg",
	},
	successTitle: "Bericht verstuurd!",
	successText: "Bedankt voor uw bericht. We nemen zo snel mogelijk contact met u op.",
	laterText: "Uw bericht is goed aangekomen. De bevestiging per e-mail volgt iets later.",
	failureText: "Er ging iets mis bij het versturen van uw bericht. Probeer het later opnieuw.",
	tooMany: "U hebt in korte tijd meerdere berichten verstuurd. Wacht enkele minuten of bel ons.",
	again: "Druk nog één keer op versturen om te bevestigen.",
};
