import type { PageTexts } from "../../messages/catalogue.ts";

export const adminVat: PageTexts["adminVat"] = {
	why: "Toelichting btw",
	title: "Btw",
	ordered: "Zoals besteld",
	now: "Zoals het nu is",
	number: "Btw-nummer",
	vies: "Antwoord van VIES",
	states: {
		valid: "Geldig",
		invalid: "Niet geldig",
		unknown: "Nog geen antwoord",
		none: "Niet nagevraagd",
	},
	pending: "VIES heeft nog niet geantwoord. De winkel vraagt het vanzelf opnieuw.",
	gaveUp:
		"VIES antwoordt al dagen niet. Vraag het opnieuw, of controleer het nummer zelf voor u de factuur stuurt.",
	consultation: "Raadplegingsnummer",
	name: "Naam in VIES",
	address: "Adres in VIES",
	asked: "Nagevraagd op",
	ask: "VIES nu vragen",
	proof: "Vervoersbewijs",
	proofHint:
		"De koper haalt af: met een bewijs dat de goederen België verlaten hebben, is de verkoop vrijgesteld. Bewaar het document zelf in uw administratie.",
	kind: "Wat is het?",
	kinds: {
		cmr: "Ondertekende CMR-vrachtbrief",
		declaration: "Ondertekende verklaring van de koper",
		other: "Een ander document",
	},
	on: "Datum op het document",
	note: "Opmerking",
	record: "Bewijs noteren",
	by: "genoteerd door",
	changed: "Met wat nu bekend is, komt de bestelling op een ander totaal:",
	apply: "Dit totaal overnemen",
	mail: "De nieuwe pro-formafactuur naar de koper mailen",
	applyHint: "Is de factuur al verstuurd, dan zijn een creditnota en een nieuwe factuur nodig.",
	done: {
		asked: "VIES is gevraagd.",
		proof: "Het bewijs is genoteerd.",
		applied: "De bestelling heeft haar nieuwe totaal.",
	},
	problems: {
		kind: "Kies wat het is",
		day: "Vul een dag in",
		future: "Deze dag moet nog komen",
		noteLong: "Hoogstens 500 tekens",
		gone: "Deze bestelling bestaat niet meer.",
		stale: "De bestelling is intussen gewijzigd. Bekijk haar opnieuw.",
	},
};
