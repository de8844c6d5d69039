import type { PageTexts } from "../../messages/catalogue.ts";

export const adminPayments: PageTexts["adminPayments"] = {
	title: "Betaling",
	list: "Betalingen",
	state: "Stand",
	reference: "Gestructureerde mededeling",
	paid: "Al ontvangen",
	credited: "Gecrediteerd",
	open: "Nog open",
	due: "Vervaldag",
	kind: "Wat was het?",
	kinds: {
		received: "Betaling ontvangen",
		refunded: "Terugbetaald",
	},
	amount: "Bedrag in euro",
	paidOn: "Dag op het rekeningafschrift",
	note: "Opmerking",
	noteHint: "Nodig bij een terugbetaling: waarom.",
	record: "Noteren",
	by: "genoteerd door",
	newDue: "Nieuwe vervaldag",
	saveDue: "Vervaldag wijzigen",
	reminded: "De koper krijgt herinneringen zoals in de instellingen staat.",
	stopped: "Deze koper krijgt geen herinneringen en de bestelling wordt niet vanzelf geannuleerd.",
	stop: "Geen herinneringen voor deze bestelling",
	resume: "Deze koper weer herinneren",
	lapsing:
		"Deze bestelling is al een tijd niet betaald. Geef de koper meer tijd met een nieuwe vervaldag, of annuleer de bestelling.",
	cancel: "Bestelling annuleren",
	underWay:
		"De koper is een online betaling van {amount} begonnen die nog niet beslist is: misschien betaalt hij net.",
	owedAgain:
		"U betaalde {amount} terug zonder creditnota: de koper is dat bedrag opnieuw verschuldigd, tenzij u een creditnota opmaakt.",
	writeCredit: "Creditnota opmaken",
	statement: "Rekeningafschrift",
	keyRefused:
		"De betaaldienst weigert de sleutel van de webshop, sinds {moment}: kopers kunnen niet online betalen en online terugbetalingen vertrekken niet. Wie de webshop beheert, moet de juiste sleutel instellen (MOLLIE_KEY) en de webshop opnieuw starten. Overschrijvingen lopen gewoon door.",
	methodRefused:
		"De betaaldienst weigert betalingen met Bancontact en kaart, sinds {moment}: kopers lezen dat ze moeten overschrijven. Schakel Bancontact en kaarten in bij uw account van de betaaldienst en kijk na tot welk bedrag ze toegelaten zijn. De volgende betaling die kan beginnen, neemt deze melding weg. Overschrijvingen lopen gewoon door.",
	refund: {
		title: "Online betaald",
		differs: "Er was {asked} gevraagd; de betaaldienst heeft {amount} bevestigd.",
		list: "Terugbetalingen",
		left: "Hoogstens {amount} kan terug naar de kaart of rekening van de betaler.",
		amount: "Terug te betalen, in euro",
		reason: "Waarom?",
		button: "Online terugbetalen",
		again: "Opnieuw vragen",
		failed:
			"Een terugbetaling is niet bij de betaler aangekomen, bijvoorbeeld omdat de kaart of de rekening niet meer bestaat. Het geld staat weer bij u en telt opnieuw als ontvangen. Vraag de betaler om een rekeningnummer, schrijf het bedrag over en noteer dat hieronder, of betaal nog eens online terug.",
		failedNote: "Terugbetaling mislukt",
		settle: "Er hoeft niets terug",
		states: {
			asked: "Nog niet bevestigd",
			done: "Terugbetaald",
			refused: "Geweigerd",
			failed: "Mislukt: het geld staat weer bij u",
		},
	},
	reversal: {
		told: "De bank van de betaler heeft {amount} teruggeboekt (chargeback). Was de bestelling betaald, dan wacht ze weer op haar geld; de koper krijgt geen herinneringen. Bespreek het met hem; betwisten kunt u bij de betaaldienst.",
		settle: "Afgehandeld",
		notes: {
			refund: { gone: "Terugbetaald bij de betaaldienst", back: "Terugbetaling bij de betaaldienst mislukt" },
			chargeback: { gone: "Teruggeboekt door de bank van de betaler", back: "Terugboeking ongedaan gemaakt" },
		},
	},
	marks: {
		unpaid: "Niet betaald",
		partly: "Deels betaald",
		paid: "Volledig betaald",
		overpaid: "Te veel betaald",
		overdue: "Te laat",
		toRefund: "Terug te betalen",
	},
	done: {
		settled: "Opgeslagen.",
		refund: "De terugbetaling is onderweg naar de betaler.",
		yes: "De betaling is genoteerd.",
		closed:
			"De betaling is genoteerd en er staat niets meer open. U kunt de bestelling nu op betaald zetten en de koper bericht sturen.",
		due: "De vervaldag is gewijzigd.",
		reminders: "Opgeslagen.",
	},
	problems: {
		refused: "De betaaldienst weigert deze terugbetaling:",
		unsure:
			"De betaaldienst antwoordt niet. Er wordt niets twee keer terugbetaald: vraag het hieronder straks opnieuw.",
		off: "Er is geen betaaldienst meer ingesteld: betaal terug met een overschrijving.",
		form: "Vul een bedrag in euro in, bijvoorbeeld 3581,60",
		negative: "Vul het zonder minteken in en kies “Terugbetaald”",
		decimals: "Hoogstens twee decimalen; een duizendtal schrijft u zonder punt of komma",
		high: "Hoogstens 99999999,99 euro",
		nothing: "Vul meer dan nul in",
		day: "Vul een dag in",
		future: "Deze dag moet nog komen",
		reason: "Zeg waarom er is terugbetaald",
		noteLong: "Hoogstens 500 tekens",
		tooMuchBack: "Meer dan er betaald is, kan niet worden terugbetaald. Bekijk de betalingen nog eens.",
		sentBefore:
			"Dit formulier heeft al een andere betaling genoteerd; ze staat in de lijst. Deze is niet genoteerd. Komt ze erbij, druk dan nog eens.",
		refundBefore:
			"Dit formulier heeft al een andere terugbetaling gevraagd; ze staat hieronder. Deze is niet gevraagd. Komt ze erbij, druk dan nog eens.",
		dueDay: "Kies een dag vanaf vandaag, hoogstens een jaar vooruit",
		gone: "Deze bestelling bestaat niet meer.",
	},
};
