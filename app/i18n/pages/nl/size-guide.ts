import type { PageTexts } from "~/i18n/messages/catalogue.ts";

/** The size guide: all sizes in one scale, what fits in, and three questions that lead to one. */
export const sizeGuide: PageTexts["sizeGuide"] = {
	title: "Welke container past?",
	metaTitle: "Containermaten: welke container heb ik nodig?",
	metaDescription:
		"Alle containermaten op één schaal getekend, en wat erin past: europallets, kubieke meters, verhuisdozen, de inboedel van een woning, een auto. Drie vragen leiden naar de juiste maat.",
	lead: "Beantwoord drie vragen, of bekijk alle maten naast elkaar.",
	finder: "In drie vragen naar de juiste maat",
	what: "1. Wat moet erin?",
	kinds: {
		pallets: "Europallets",
		volume: "Goederen of materiaal (m³)",
		flat: "Inboedel van een woning",
		car: "Auto’s",
	},
	amount: "Hoeveel?",
	amountHint: "Aantal pallets, m³, kamers of auto’s",
	height: "2. Hoogste stuk in meter",
	heightHint: "Alleen als iets hoger is dan 2 m",
	access: "3. Wat kan er bij de plek komen?",
	accesses: {
		articulated: "Trekker met oplegger (16,5 m)",
		rigid: "Kraanwagen zonder oplegger (12 m)",
		small: "Alleen een kleine vrachtwagen (8 m)",
	},
	show: "Toon de maten",
	errors: {
		amount: "Vul een getal boven 0 in, bijvoorbeeld 11 of 2,5.",
		amountTooLarge: "Zo’n hoeveelheid bekijken we graag samen: bel ons of schrijf ons.",
		height: "Vul de hoogte in meter in, bijvoorbeeld 2,2.",
	},
	answer: "Dit past",
	roles: {
		best: "Past het best",
		spare: "Met ruimte over",
		smaller: "Meerdere kleinere",
	},
	/** What goes into one: for one of them and for several. */
	units: {
		pallets: { one: "europallet", other: "europallets" },
		volume: { one: "m³ gestapeld", other: "m³ gestapeld" },
		flat: { one: "kamer", other: "kamers" },
		car: { one: "auto", other: "auto’s" },
	},
	each: "Ruimte per container:",
	filled: "gevuld",
	doorAtLeast: "Deur minstens",
	high: "m hoog",
	comes: {
		articulated: "Komt op een oplegger",
		rigid: "Komt op een kraanwagen",
		small: "Komt op een kleine vrachtwagen",
	},
	obstacles: {
		height:
			"Zo hoog is geen van onze gesloten containers. Een open top laadt u van boven, een flat rack is opzij open: vraag het ons, we zoeken het samen uit.",
		access:
			"Wat een vrachtwagen van die lengte kan brengen, is hiervoor te klein. Met meer ruimte bij de plek of met ons advies lukt het wel: bel ons.",
		room: "Dat past in geen van onze containers. Vraag het ons, we zoeken het samen uit.",
	},
	ask: "Vraag het ons",
	container: "Container",
	priceFrom: "Prijs vanaf",
	scaleTitle: "Alle maten op één schaal",
	scaleText: "De persoon is 1,80 m lang. Elke tekening leidt naar haar container.",
	terms: [
		{ term: "Voet", text: "Een naam voor de lengte: 20ft is buiten 6,06 m lang, 40ft 12,19 m." },
		{ term: "High Cube", text: "30 cm hoger dan een standaardcontainer, binnen en aan de deur." },
		{ term: "Palletwide", text: "Binnen 2,44 m breed: europallets staan zonder tussenruimte naast elkaar." },
	],
	tableTitle: "Wat erin past",
	compareHint: "Vink er tot vier aan en vergelijk ze.",
	notesTitle: "Zo rekenen we",
	notes: [
		"Europallets van 1,20 × 0,80 m in één laag, met enkele centimeters vrij om te manoeuvreren.",
		"Verhuisdozen van 60 × 33 × 34 cm, gestapeld tot onder het dak.",
		"Een gemeubelde kamer van 20 m² vult gedemonteerd en gestapeld ongeveer 9 m³. We rekenen 85% van een container als bruikbaar.",
		"Een compacte auto van 4,30 × 1,80 m, spiegels ingeklapt. De portieren kunnen binnen niet ver open: stap voorzichtig uit.",
		"Deuropeningen zijn het minimum volgens ISO 668; de meeste zijn enkele centimeters groter. Opslagmaten onder 10 voet volgen geen norm.",
	],
};
