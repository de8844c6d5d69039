import type { PageTexts } from "../../messages/catalogue.ts";

export const withdrawal: PageTexts["withdrawal"] = {
	title: "Overeenkomst herroepen",
	link: "Overeenkomst herroepen",
	intro:
		"Kocht u als particulier? Dan kunt u binnen 14 dagen na de levering van de koop afzien, zonder reden. U vult drie velden in en bevestigt in de volgende stap.",
	limits:
		"Dat geldt niet voor containers die we in een kleur van uw keuze hebben gespoten of voor u hebben omgebouwd, en niet voor aankopen door een bedrijf.",
	formTitle: "Uw verklaring",
	name: "Uw naam",
	orderNumber: "Bestelnummer",
	orderHint: "Het staat in de bevestigingsmail, bijvoorbeeld K-10001.",
	email: "E-mailadres van de bestelling",
	emailHint: "Op dit adres krijgt u de ontvangstbevestiging.",
	part: "Alleen een deel van de bestelling?",
	partHint: "Laat leeg om de hele bestelling te herroepen.",
	optional: "optioneel",
	review: "Verder",
	reviewTitle: "Nakijken en bevestigen",
	reviewText: "Hierbij herroep ik de overeenkomst van de bestelling hieronder.",
	whole: "De hele bestelling",
	earlier:
		"We hebben uw herroeping van deze bestelling al ontvangen op {date}. U hoeft niets te herhalen; bevestig alleen als er iets veranderd is.",
	unknown:
		"We vinden geen bestelling met dit nummer en dit adres. Kijk beide na. Kloppen ze, bevestig dan toch: uw verklaring telt en wij zoeken de bestelling op.",
	confirm: "Herroeping bevestigen",
	sending: "Wordt verzonden…",
	edit: "Iets wijzigen",
	receivedTitle: "Uw herroeping is ontvangen",
	receivedText:
		"U krijgt deze ontvangstbevestiging ook per e-mail. We laten u weten hoe de container terugkomt en betalen u binnen 14 dagen terug.",
	receivedAt: "Ontvangen",
	refusals: {
		business: "Deze bestelling is door een bedrijf geplaatst. Het herroepingsrecht is er voor particulieren.",
		made: "Deze bestelling is gespoten in de kleur die u koos. Voor wat op maat is gemaakt, maakt de wet een uitzondering.",
		over: "De 14 dagen na de levering zijn voorbij.",
	},
	refusedHelp: "Klopt dat niet, of is er iets anders? Schrijf ons:",
	problems: {
		again: "Druk nog één keer op de knop om te bevestigen.",
		too_many:
			"Er waren meerdere pogingen in korte tijd. Wacht enkele minuten, of stuur het formulier hieronder per e-mail.",
		failed:
			"Uw verklaring kon niet worden opgeslagen. Probeer het zo meteen opnieuw, of stuur het formulier hieronder per e-mail.",
	},
	errors: {
		name: "Vul uw naam in",
		orderNumber: "Vul het bestelnummer in",
		email: "Vul uw e-mailadres in",
		emailInvalid: "Vul een geldig e-mailadres in",
		tooLong: "Deze tekst is te lang",
		link: "Laat webadressen hier weg",
	},
	modelTitle: "Modelformulier voor herroeping",
	modelText:
		"U mag ook dit formulier gebruiken, of ons in uw eigen woorden schrijven. Vul het alleen in en stuur het alleen terug als u de overeenkomst wilt herroepen.",
	modelTo: "Aan",
	modelLines: [
		"Ik/Wij (*) deel/delen (*) u hierbij mede dat ik/wij (*) onze overeenkomst betreffende de verkoop van de volgende goederen/levering van de volgende dienst (*) herroep/herroepen (*):",
		"Besteld op (*)/Ontvangen op (*):",
		"Naam/Namen consument(en):",
		"Adres consument(en):",
		"Handtekening van consument(en) (alleen wanneer dit formulier op papier wordt ingediend):",
		"Datum:",
	],
	modelNote: "(*) Doorhalen wat niet van toepassing is.",
	order: "Overeenkomst herroepen",
	told: "Als particulier kunt u binnen 14 dagen na de levering herroepen, behalve containers in een kleur naar keuze en ombouw.",
	toldLink: "Zo herroept u",
};
