import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const container: PageTexts["container"] = {
	specification: "Technische Daten",
	specs: {
		type: "Typ",
		size: "Größe",
		stock: "Verfügbarkeit",
		capacity: "Volumen",
		pallets: "Europaletten (eine Lage)",
		inside: "Innen (L × B × H)",
		outside: "Außen (L × B × H)",
		gross: "Gesamtgewicht",
		net: "Nutzlast",
		tare: "Leergewicht",
	},
	compare: "Mit anderen Größen vergleichen",
	sizeGuide: "Welche Größe brauche ich?",
	gallery: {
		open: "Bild vergrößern",
		thumbnails: "Alle Bilder",
		close: "Schließen",
		zoomIn: "Vergrößern",
		zoomOut: "Verkleinern",
	},
	turned: "In 3D ansehen",
	turnedNote: "Form und Maße sind die dieses Containers, Gebrauchsspuren sind ein Beispiel.",
	conditionSlider: {
		title: "Zustände im Vergleich",
		pair: "Zustände nebeneinander",
		split: "Trennlinie verschieben",
	},
	related: { title: "Ähnliche Container", compare: "Diese Container vergleichen" },
	oftenAsked: { title: "Häufige Fragen", all: "Alle Fragen und Antworten" },
	drawing: {
		side: "Seite und Türen im Maßstab",
		floor: "Grundriss mit Europaletten",
		scale: "Im Maßstab gezeichnet; die Person ist 1,80\u00a0m groß.",
	},
	delivery: {
		title: "Platz für die Lieferung",
		withCrane: "Kran-Lkw von oben, er setzt den Container neben sich ab",
		byTruck: "Lkw mit Container von oben",
		craneNote:
			"Der Kran-Lkw steht neben dem Stellplatz, fährt die Stützen aus und setzt den Container ab. Der Streifen muss frei und tragfähig sein.",
		truckNote:
			"Der Container bleibt auf dem Lkw, bis Ihr Kran oder Stapler ihn abnimmt. Halten Sie den Streifen frei und daneben Platz zum Entladen.",
		height: "Freie Höhe für den Kran",
		passage: "Zufahrt (B × H)",
	},
	ralSuggestions: "Passende RAL-Farben",
	ralUnknown: "Diese Nummer gibt es in RAL Classic nicht",
	summary: "Ihr Preis",
	usage: "Einsatzbereiche",
	conditionTabs: "Das bedeutet der Zustand",
	description: "Beschreibung",
	absent: {
		missing: "In keiner Sprache gibt es ein Produkt unter der Adresse „{slug}“",
		gone: "Dieser Container wird nicht mehr verkauft",
	},
	postcodeErrors: {
		BE: "Eine belgische Postleitzahl besteht aus 4 Ziffern",
		NL: "Eine niederländische Postleitzahl besteht aus 4 Ziffern und 2 Buchstaben",
		DE: "Eine deutsche Postleitzahl besteht aus 5 Ziffern",
		FR: "Eine französische Postleitzahl besteht aus 5 Ziffern",
	},
	deliveryNotes: {
		truck: "Sie entladen selbst, mit Stapler oder Kran.",
		truck_with_crane: "Der Ladekran setzt den Container neben dem Lkw ab.",
		self_pickup: "Kostenlose Verladung in unserem Depot.",
	},
	colorNotes: {
		from_stack: "Sie erhalten eine Farbe aus unserem Lagerbestand.",
		wish_color: "Für Sie lackiert: Preis auf Anfrage.",
		rent: "Mietcontainer liefern wir in einer Lagerfarbe.",
	},
	noPriceTitle: "Fehler bei der Preisberechnung",
	noPriceText: "Für diese Lieferart lässt sich kein Preis berechnen",
	earlierPrice: "Niedrigster Preis der letzten 30 Tage vor der Preisermäßigung:",
	inclVat: "inkl. MwSt.",
	calculate: "Preis berechnen",
	rentNote: "Erste 30 Tage, danach pro Tag",
	stockNow: "Derzeit vorrätig: Sie erhalten eine dieser Farben.",
	stockLook: "Zur Ansicht eine Farbe anklicken.",
	noDelivery: "Für diesen Container ist kein Transport verfügbar. Rufen Sie uns gerne an.",
	transport: {
		open: "noch nicht gewählt",
		postcode: "nach Eingabe der Postleitzahl",
		onRequest: "auf Anfrage",
		none: "nicht verfügbar",
	},
	totalWithout: "Gesamt ohne Transport",
	netWithout: "zzgl. MwSt. und Transport",
	totalIncl: "Gesamt inkl. MwSt.",
	more: "Berechnung und alle Möglichkeiten anzeigen",
	ways: {
		condition: "Zustand wählen",
		delivery: "Lieferung wählen",
		postcode: "PLZ eingeben",
	},
	obstacles: {
		unavailable: "Zurzeit nicht auf Lager. Fordern Sie ein Angebot an, wir nennen Ihnen einen Termin.",
		no_price: "Den Preis für diesen Container nennen wir auf Anfrage. Fordern Sie ein Angebot an.",
		no_condition: "Bitte wählen Sie zuerst einen Zustand.",
		not_offered: "Dieser Zustand wird für diesen Container nicht angeboten. Bitte wählen Sie einen anderen.",
		quote_required: "Den Preis für diese Ausführung nennen wir auf Anfrage. Fordern Sie ein Angebot an.",
		not_delivered:
			"Dieser Container lässt sich nicht regulär liefern oder abholen. Fordern Sie ein Angebot an, wir finden einen Weg.",
		collect_only:
			"Diesen Container liefern wir nicht. Holen Sie ihn in Antwerpen ab oder fordern Sie ein Angebot mit Transport an.",
		delivery_open: "Wählen Sie, wie Sie den Container erhalten möchten.",
		delivery_not_offered:
			"Dieser Container kann so nicht geliefert werden. Bitte wählen Sie eine andere Lieferart.",
		country_on_request:
			"In dieses Land liefern wir auf Anfrage. Fordern Sie ein Angebot an: Ihre Angaben werden übernommen, auch Land und Postleitzahl.",
		tariffs_open: "Einen Moment: Die Lieferpreise für dieses Land werden geladen.",
		postcode_open:
			"Geben Sie die Postleitzahl der Lieferung ein: Dann sehen Sie den Gesamtpreis und können bestellen.",
		postcode_invalid: "Diese Postleitzahl passt nicht zum Land. Bitte korrigieren Sie sie.",
		no_tariff:
			"Für diese Postleitzahl haben wir keinen festen Lieferpreis. Fordern Sie ein Angebot an: Ihre Postleitzahl wird übernommen.",
	},
	problems: {
		quantity_invalid: "Die Anzahl muss eine ganze Zahl von 1 bis 100 sein.",
		cart_full: "Ihr Warenkorb ist voll. Senden Sie bitte zuerst diese Bestellung ab oder rufen Sie uns an.",
		product_missing: "Diesen Container gibt es im Shop nicht mehr.",
		choice_unknown: "Diese Auswahl wird nicht angeboten. Bitte wählen Sie neu.",
		failed:
			"Der Artikel konnte nicht in den Warenkorb gelegt werden. Versuchen Sie es gleich noch einmal: Ihre Auswahl bleibt erhalten.",
	},
};
