import type { PageTexts } from "~/i18n/messages/catalogue.ts";

export const leasing: PageTexts["leasing"] = {
	metaTitle: "Seecontainer leasen: 3 Monate bis über 3 Jahre",
	metaDescription:
		"Seecontainer ab Antwerpen leasen: 3–12 Monate, 1–3 Jahre oder länger, zur festen Monatsrate. Standard, High Cube, Kühl- und Spezialcontainer.",
	title: "Container leasen statt kaufen",
	intro:
		"Ab drei Monaten zahlen Sie eine feste Monatsrate und behalten Ihr Kapital im Betrieb. Sie nennen Stückzahl, Größe und Laufzeit, wir nennen einen Betrag pro Monat.",
	imageAlt: "Reihe blauer Seecontainer auf einem Betriebshof, dahinter Bäume",
	serviceType: "Leasing von Seecontainern",
	callForPricing: "Preis erfragen",
	reasons: {
		title: "Drei Gründe für das Leasing",
		items: [
			{
				title: "Ihr Kapital bleibt im Betrieb",
				text: "Zehn Container kosten schnell so viel wie ein Transporter. Beim Leasing fließt dieses Geld in Ware, Personal oder das nächste Projekt, und Ihr Kreditrahmen bleibt frei.",
			},
			{
				title: "Kosten, die in jede Kalkulation passen",
				text: "Die Rate steht mit der Unterschrift fest und bleibt bis zum Ende der Laufzeit gleich. Sie lässt sich Monat für Monat einer Baustelle oder Kostenstelle zuordnen.",
			},
			{
				title: "Kein Container bleibt übrig",
				text: "Was Sie kaufen, müssen Sie eines Tages wieder verkaufen, und der Stahlpreis schwankt. Ein geleaster Container geht nach getaner Arbeit zurück ins Depot.",
			},
		],
	},
	tiers: {
		title: "Drei Laufzeiten, eine Monatsrate",
		text: "Je länger die Laufzeit, desto niedriger die Rate. Für weniger als drei Monate mieten Sie besser tageweise.",
		items: [
			{
				name: "Kurzfristig",
				term: "3–12 Monate",
				text: "Für ein Projekt, eine Ernte, einen Winter.",
				points: [
					"Mindestlaufzeit 3 Monate",
					"Gebrauchte Container, A-Qualität oder Cargo Worthy",
					"Monatsweise verlängerbar",
				],
			},
			{
				name: "Mittelfristig",
				term: "1–3 Jahre",
				text: "Für Baustellen, Depots und wachsende Lager.",
				points: [
					"Feste Rate über die ganze Laufzeit",
					"Neu oder gebraucht, in der Größe Ihrer Wahl",
					"Tausch gegen eine andere Größe möglich",
				],
			},
			{
				name: "Langfristig",
				term: "Über 3 Jahre",
				text: "Für Flotten und dauerhaft mehr Lagerraum.",
				points: [
					"Unsere niedrigste Monatsrate",
					"Neue Container, auf Wunsch in Ihrer RAL-Farbe",
					"Übernahme am Ende zum vorab vereinbarten Preis",
				],
			},
		],
	},
	types: {
		title: "Diese Container können Sie leasen",
		text: "Leasen lässt sich jede Größe und jede Bauart im Shop. Diese vier sind am meisten gefragt.",
		items: [
			{
				title: "Standard 20 und 40 Fuß",
				text: "Der klassische Seecontainer für Lager und Transport: Stahlwände, Holzboden, Doppeltür.",
			},
			{
				title: "High Cube",
				text: "30 cm mehr Innenhöhe. Für Regale, sperrige Güter, Werkstätten und Umbauten.",
			},
			{
				title: "Kühlcontainer",
				text: "Einstellbar von −30 °C bis +30 °C. Für Lebensmittel, Blumen und Arzneimittel, an CEE 32 A.",
			},
			{
				title: "Open Top, Flat Rack, Tank",
				text: "Für Maschinen, Stahl und Flüssigkeiten, die in keinen gewöhnlichen Container passen.",
			},
		],
	},
	benefits: {
		title: "Das steckt in Ihrem Vertrag",
		items: [
			{
				title: "Ein Vertrag",
				text: "Ein Container oder fünfzig, auf mehreren Baustellen, auf einer Monatsrechnung.",
			},
			{
				title: "Der passende Zustand",
				text: "Neu, wo Kunden ihn sehen, Cargo Worthy, wo nur das Schloss zählt.",
			},
			{
				title: "Lieferung und Abholung",
				text: "Per Lkw oder Ladekran in Belgien, den Niederlanden und Deutschland; nach Frankreich auf Anfrage.",
			},
			{
				title: "Vor der Auslieferung geprüft",
				text: "Türen, Dichtungen, Boden und Dach prüfen wir im Depot; die Fotos erhalten Sie vorab.",
			},
			{
				title: "Spielraum für Änderungen",
				text: "Mehr Container oder am Laufzeitende weniger: ein Anruf, eine neue Rate.",
			},
			{
				title: "Freie Wahl am Ende",
				text: "Sie geben den Container zurück, verlängern oder übernehmen ihn.",
			},
		],
	},
	action: {
		title: "Was kostet das in Ihrem Fall?",
		text: "Nennen Sie uns Größe, Stückzahl, Laufzeit und Postleitzahl. Wir berechnen die Monatsrate und antworten innerhalb von 24 Stunden.",
	},
	about: {
		title: "Seecontainer leasen in Belgien und den Nachbarländern",
		paragraphs: [
			"Leasing liegt zwischen Miete und Kauf. Die Tagesmiete ist für Wochen gemacht und pro Monat am teuersten. Ein Kauf rechnet sich, wenn der Container viele Jahre stehen bleibt und Ihnen der Wiederverkauf keine Sorgen macht. Leasing deckt ab, was dazwischen liegt: drei Monate bis weit über drei Jahre, eine feste Rate, kein Kaufpreis. Für Unternehmen sind die Raten in der Regel Betriebsausgaben; wie Sie richtig buchen, sagt Ihnen Ihre Steuerberatung.",
			"Bei uns leasen Bauunternehmen, die eine Baustelle einrichten, Gartenbaubetriebe, die für eine Saison Kühlraum brauchen, Onlinehändler, denen die Halle zu klein wird, und Speditionen, die mit eigenen Containern fahren. Sie sitzen in Belgien, den Niederlanden, Deutschland und Frankreich; für das übrige Europa prüfen wir jede Anfrage einzeln. Die Container kommen aus unserem Depot in Antwerpen, nahe den Kais, an denen sie gelöscht werden.",
			"Für ein Angebot brauchen wir vier Angaben: welcher Container in welchem Zustand, wie viele, für wie lange und wohin. Die Monatsrate versteht sich zzgl. MwSt. Lieferung und spätere Abholung weisen wir getrennt aus, damit Sie mit der eigenen Spedition vergleichen können.",
		],
		rentLink: "Lieber tageweise mieten",
	},
};
