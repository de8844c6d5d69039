import type { PageTexts } from "~/i18n/messages/catalogue.ts";

/** Containers side by side, and how they are chosen for it. */
export const compare: PageTexts["compare"] = {
	title: "Container vergleichen",
	shownTitle: "Container im Vergleich",
	metaTitle: "Seecontainer vergleichen: Maße, Volumen und Preise",
	metaDescription:
		"Bis zu vier Seecontainer nebeneinander: im selben Maßstab gezeichnet, mit Innenmaßen, Volumen, Paletten, Gewichten und Preisen je Zustand, auf Wunsch geliefert.",
	lead: "Bis zu vier Container nebeneinander, im selben Maßstab gezeichnet, jede Zahl und jeder Preis in einer Zeile.",
	pick: "Welche Container?",
	pickHint: "Zwei bis vier ankreuzen.",
	often: "Oft verglichen",
	add: "Noch ein Container",
	addButton: "Hinzufügen",
	tooMany: "Nebeneinander passen vier Container. Die übrigen aus dem Link sind nicht gezeigt.",
	unknown: "Mindestens einen Container aus diesem Link gibt es im Shop nicht mehr. Die anderen stehen hier.",
	unknownAll: "Die Container aus diesem Link gibt es im Shop nicht mehr. Wählen Sie hier andere.",
	views: {
		side: "Seitenansicht",
		doors: "Türseite",
		floor: "Grundriss mit Europaletten",
	},
	scale:
		"Was nebeneinander steht, ist im selben Maßstab gezeichnet, Zeile für Zeile. Die Person ist 1,80 m groß.",
	noDrawing: "Maße nicht bekannt",
	figures: {
		inside: "Innen (L × B × H)",
		outside: "Außen (L × B × H)",
		door: "Türöffnung (B × H), mindestens",
		capacity: "Volumen",
		pallets: "Europaletten",
		boxes: "Umzugskartons",
		rooms: "Zimmer einer Wohnung",
		cars: "Kompaktwagen",
		payload: "Nutzlast",
		tare: "Leergewicht",
		gross: "Gesamtgewicht",
	},
	unknownValue: "nicht bekannt",
	notMeant: "entfällt",
	differs: "unterschiedlich",
	onlyDifferences: "Nur Unterschiede zeigen",
	delivered: "geliefert",
	/** With their number, below a floor plan. */
	drawnPallets: { one: "Europalette", other: "Europaletten" },
	noPallets: "keine Paletten",
	notOffered: "nicht im Angebot",
	all: "Alle Container",
	tableLabel: "Vergleichstabelle",
	/** Where containers are ticked. */
	choice: {
		most: "Mehr als vier passen nicht.",
		guide: "Größenberater",
		compare: "Vergleichen",
		tick: "Zum Vergleich",
		bar: "Container im Vergleich",
		remove: "Entfernen",
		sizeGuide: "Welche Größe brauche ich? Zum Größenberater",
	},
};
