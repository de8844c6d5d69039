import type { PageTexts } from "../../messages/catalogue.ts";

export const payOnline: PageTexts["payOnline"] = {
	title: "Online betalen",
	payNow: "Nu {amount} betalen",
	open: "Uw bestelling is geplaatst. Betaal online met Bancontact of kaart op de beveiligde pagina van onze betaalpartner, of met een overschrijving hieronder.",
	waiting:
		"We weten nog niet of uw betaling gelukt is. Dat kan enkele minuten duren; deze pagina toont het zodra we het weten.",
	failed:
		"Uw online betaling is niet voltooid en er is niets aangerekend. Probeer het opnieuw of schrijf het bedrag hieronder over.",
	paid: "Dank u: uw online betaling is ontvangen.",
	paidPart:
		"Dank u: uw online betaling is ontvangen. De resterende {amount} vragen wij met de volgende factuur.",
	paidOpen: "Dank u: uw online betaling is ontvangen. Er blijft nog {amount} te betalen.",
	paidCancelled:
		"Uw online betaling is ontvangen, maar deze bestelling is geannuleerd: u krijgt {amount} terug.",
	paidTooMuch:
		"Dank u: uw online betaling is ontvangen. Er is meer betaald dan er openstond: u krijgt {amount} terug.",
	nothingDue:
		"Voor deze bestelling is nu niets te betalen, daarom is er geen betaling gestart. Deze pagina toont hoe het nu met de bestelling staat.",
	notStarted:
		"De betaalpagina is nu niet bereikbaar. Probeer het over een ogenblik opnieuw, of schrijf het bedrag hieronder over.",
	refused:
		"De betaaldienst neemt voor deze bestelling nu geen online betaling aan. Gelieve het bedrag over te schrijven: de gegevens staan hieronder. Uw bestelling blijft staan.",
	again: "Opnieuw online betalen",
	start: "Betalen met Bancontact of kaart",
	look: "Opnieuw kijken",
	also: "U kunt ook online betalen met Bancontact of kaart.",
};
