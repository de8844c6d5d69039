import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const container: PageTexts["container"] = {
	specification: "Specificaties",
	specs: {
		type: "Type",
		size: "Maat",
		stock: "Beschikbaarheid",
		capacity: "Inhoud",
		pallets: "Europallets (één laag)",
		inside: "Binnen (L × B × H)",
		outside: "Buiten (L × B × H)",
		gross: "Brutogewicht",
		net: "Laadvermogen",
		tare: "Eigen gewicht",
	},
	compare: "Vergelijk met andere maten",
	sizeGuide: "Welke maat heb ik nodig?",
	gallery: {
		open: "Foto vergroten",
		thumbnails: "Alle foto’s",
		close: "Sluiten",
		zoomIn: "Inzoomen",
		zoomOut: "Uitzoomen",
	},
	conditionSlider: {
		title: "Vergelijk de staat",
		pair: "Welke staat naast elkaar",
		split: "Scheidingslijn verschuiven",
	},
	related: { title: "Vergelijkbare containers", compare: "Vergelijk deze containers" },
	oftenAsked: { title: "Veelgestelde vragen", all: "Alle vragen en antwoorden" },
	drawing: {
		side: "Zijkant en deuren op schaal",
		floor: "Plattegrond met europallets",
		scale: "Op schaal getekend; de persoon is 1,80\u00a0m lang.",
	},
	delivery: {
		title: "Ruimte voor de levering",
		withCrane: "Kraanwagen van boven, hij zet de container naast zich neer",
		byTruck: "Vrachtwagen met container van boven",
		craneNote:
			"De kraanwagen staat naast de plek, zet zijn stempels uit en zet de container neer. De strook moet vrij en draagkrachtig zijn.",
		truckNote:
			"De container blijft op de vrachtwagen tot uw kraan of heftruck hem eraf haalt. Houd de strook vrij, en ernaast plaats om te lossen.",
		height: "Vrije hoogte voor de kraan",
		passage: "Toegang (B × H)",
	},
	ralSuggestions: "Passende RAL-kleuren",
	ralUnknown: "Dit nummer bestaat niet in RAL Classic",
	summary: "Uw prijs",
	usage: "Gebruikt voor",
	conditionTabs: "Wat de staat betekent",
	description: "Omschrijving",
	postcodeErrors: {
		BE: "Een Belgische postcode bestaat uit 4 cijfers",
		NL: "Een Nederlandse postcode bestaat uit 4 cijfers en 2 letters",
		DE: "Een Duitse postcode bestaat uit 5 cijfers",
		FR: "Een Franse postcode bestaat uit 5 cijfers",
	},
	deliveryNotes: {
		truck: "U lost zelf, met heftruck of kraan.",
		truck_with_crane: "De kraan van de wagen zet hem naast de vrachtwagen neer.",
		self_pickup: "Gratis laden op ons depot.",
	},
	colorNotes: {
		from_stack: "U krijgt een kleur uit onze voorraad.",
		wish_color: "Voor u gespoten: prijs op aanvraag.",
		rent: "Huurcontainers leveren we in een voorraadkleur.",
	},
	noPriceTitle: "Fout bij de prijsberekening",
	noPriceText: "Voor deze leveroptie kan geen prijs worden berekend",
	earlierPrice: "Laagste prijs in de 30 dagen vóór de prijsverlaging:",
	inclVat: "incl. btw",
	calculate: "Bereken prijs",
	rentNote: "Eerste 30 dagen, daarna per dag",
	stockNow: "Nu op voorraad: u krijgt een van deze kleuren.",
	stockLook: "Ter indicatie: klik op een kleur.",
	noDelivery: "Transport is voor deze container niet beschikbaar. Bel ons gerust.",
	transport: {
		open: "nog niet gekozen",
		postcode: "na uw postcode",
		onRequest: "op aanvraag",
		none: "niet beschikbaar",
	},
	totalWithout: "Totaal zonder transport",
	netWithout: "excl. btw en transport",
	totalIncl: "Totaal incl. btw",
	more: "Toon de berekening en alle keuzes",
	ways: {
		condition: "Staat kiezen",
		delivery: "Leverwijze kiezen",
		postcode: "Postcode invullen",
	},
	obstacles: {
		unavailable: "Momenteel niet op voorraad. Vraag een offerte aan, dan noemen we een datum.",
		no_price: "De prijs van deze container is op aanvraag. Vraag een offerte aan.",
		no_condition: "Kies eerst een staat.",
		not_offered: "Deze staat wordt voor deze container niet aangeboden. Kies een andere.",
		quote_required: "De prijs van deze keuze is op aanvraag. Vraag een offerte aan.",
		not_delivered:
			"Deze container kan niet standaard worden geleverd of afgehaald. Vraag een offerte aan, dan regelen we het.",
		collect_only:
			"Deze container leveren we niet. Haal hem af in Antwerpen of vraag een offerte met transport aan.",
		delivery_open: "Kies hoe u de container wilt ontvangen.",
		delivery_not_offered:
			"Deze container kan niet op die manier worden geleverd. Kies een andere leverwijze.",
		country_on_request:
			"Naar dit land leveren we op aanvraag. Vraag een offerte aan: land en postcode gaan mee.",
		tariffs_open: "Een ogenblik: we halen de leverprijzen voor dit land op.",
		postcode_open: "Vul de postcode van levering in: dan ziet u de volledige prijs en kunt u bestellen.",
		postcode_invalid: "Deze postcode past niet bij het land. Verbeter hem om de volledige prijs te zien.",
		no_tariff:
			"Voor deze postcode hebben we geen vaste leverprijs. Vraag een offerte aan: uw postcode gaat mee.",
	},
	problems: {
		quantity_invalid: "Het aantal moet een geheel getal van 1 tot 100 zijn.",
		cart_full: "Uw winkelwagen is vol. Plaats eerst deze bestelling of bel ons.",
		product_missing: "Deze container staat niet meer in de winkel.",
		choice_unknown: "Deze keuze wordt niet aangeboden. Kies opnieuw.",
		failed:
			"Het toevoegen aan uw winkelwagen is niet gelukt. Probeer het zo meteen opnieuw: uw keuze blijft staan.",
	},
};
