import type { PageTexts } from "~/i18n/messages/catalogue.ts";

/** The size guide: all sizes in one scale, what fits in, and three questions that lead to one. */
export const sizeGuide: PageTexts["sizeGuide"] = {
	title: "Welcher Container passt?",
	metaTitle: "Containergrößen: Welchen Container brauche ich?",
	metaDescription:
		"Alle Containergrößen in einem Maßstab gezeichnet, und was hineinpasst: Europaletten, Kubikmeter, Umzugskartons, die Möbel einer Wohnung, ein Auto. Drei Fragen führen zur richtigen Größe.",
	lead: "Drei Fragen beantworten oder alle Größen nebeneinander ansehen.",
	finder: "In drei Fragen zur richtigen Größe",
	what: "1. Was soll hinein?",
	kinds: {
		pallets: "Europaletten",
		volume: "Waren oder Material (m³)",
		flat: "Möbel einer Wohnung",
		car: "Autos",
	},
	amount: "Wie viel?",
	amountHint: "Anzahl Paletten, m³, Zimmer oder Autos",
	height: "2. Höchstes Stück in Metern",
	heightHint: "Nur wenn etwas höher als 2 m ist",
	access: "3. Was kommt bis zum Stellplatz?",
	accesses: {
		articulated: "Sattelzug (16,5 m)",
		rigid: "Kran-Lkw, kein Sattelzug (12 m)",
		small: "Nur ein kleiner Lkw (8 m)",
	},
	show: "Größen zeigen",
	errors: {
		amount: "Geben Sie eine Zahl über 0 ein, zum Beispiel 11 oder 2,5.",
		amountTooLarge: "So viel planen wir am besten gemeinsam: Rufen Sie uns an oder schreiben Sie uns.",
		height: "Geben Sie die Höhe in Metern ein, zum Beispiel 2,2.",
	},
	answer: "Das passt",
	roles: {
		best: "Passt am besten",
		spare: "Mit Reserve",
		smaller: "Mehrere kleinere",
	},
	/** What goes into one: for one of them and for several. */
	units: {
		pallets: { one: "Palette", other: "Paletten" },
		volume: { one: "m³ gestapelt", other: "m³ gestapelt" },
		flat: { one: "Zimmer", other: "Zimmer" },
		car: { one: "Auto", other: "Autos" },
	},
	each: "Platz je Container:",
	filled: "gefüllt",
	doorAtLeast: "Tür mindestens",
	high: "m hoch",
	comes: {
		articulated: "Kommt auf dem Sattelzug",
		rigid: "Kommt auf dem Kran-Lkw",
		small: "Kommt auf einem kleinen Lkw",
	},
	obstacles: {
		height:
			"So hoch ist keiner unserer geschlossenen Container. Ein Open Top wird von oben beladen, ein Flat Rack ist seitlich offen: Fragen Sie uns, wir planen es mit Ihnen.",
		access:
			"Was ein Lkw dieser Länge bringen kann, ist dafür zu klein. Mit mehr Platz an der Zufahrt oder mit unserem Rat geht es: Rufen Sie uns an.",
		room: "Das nimmt keiner unserer Container auf. Fragen Sie uns, wir planen es mit Ihnen.",
	},
	ask: "Fragen Sie uns",
	container: "Container",
	priceFrom: "Preis ab",
	scaleTitle: "Alle Größen in einem Maßstab",
	scaleText: "Die Person ist 1,80 m groß. Jede Zeichnung führt zu ihrem Container.",
	terms: [
		{ term: "Fuß", text: "Ein Name für die Länge: 20 Fuß sind außen 6,06 m, 40 Fuß 12,19 m." },
		{ term: "High Cube", text: "30 cm höher als ein Standardcontainer, innen wie an der Tür." },
		{ term: "Palletwide", text: "Innen 2,44 m breit: Europaletten stehen ohne Lücke nebeneinander." },
	],
	tableTitle: "Was hineinpasst",
	compareHint: "Bis zu vier ankreuzen und vergleichen.",
	notesTitle: "So rechnen wir",
	notes: [
		"Europaletten von 1,20 × 0,80 m in einer Lage, ein paar Zentimeter bleiben zum Rangieren frei.",
		"Umzugskartons von 60 × 33 × 34 cm, bis unter das Dach gestapelt.",
		"Ein möbliertes Zimmer von 20 m² füllt zerlegt und gestapelt etwa 9 m³. Nutzbar rechnen wir 85 % eines Containers.",
		"Ein Kompaktwagen von 4,30 × 1,80 m, Spiegel angeklappt. Weit öffnen lassen sich seine Türen im Container nicht: Steigen Sie mit Vorsicht aus.",
		"Türöffnungen sind das Mindeste nach ISO 668; die meisten sind einige Zentimeter größer. Lagergrößen unter 10 Fuß folgen keiner Norm.",
	],
};
