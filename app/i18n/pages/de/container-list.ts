import type { PageTexts } from "~/i18n/messages/catalogue.ts";

/** The list of containers: how it is shown, its table, and what stands behind the last one. */
export const containerList: PageTexts["containerList"] = {
	views: {
		label: "Ansicht",
		cards: "Karten",
		table: "Tabelle",
	},
	table: {
		caption:
			"Container mit Maßen, Gewichten und Stückpreisen, zzgl. MwSt. Ist die Tabelle breiter als der Bildschirm, lässt sie sich seitlich verschieben.",
		container: "Container",
		measures: "Maße in Metern",
		inside: "innen (L\u00a0×\u00a0B\u00a0×\u00a0H)",
		outside: "außen (L\u00a0×\u00a0B\u00a0×\u00a0H)",
		door: "Türöffnung (B\u00a0×\u00a0H), mindestens",
		volume: "Volumen",
		payload: "Nutzlast",
		tare: "Leer\u00adgewicht",
		prices: "Stückpreis, zzgl. MwSt.",
		stock: "Bestand",
		compare: "Ver\u00adgleichen",
		onRequest: "auf Anfrage",
		bySize: "nach Größe sortieren, klein bis groß",
		byPriceUp: "nach Preis sortieren, aufsteigend",
		byPriceDown: "nach Preis sortieren, absteigend",
	},
	closing: {
		title: "Ist Ihr Container nicht dabei?",
		text: "Andere Größe, Wunschfarbe oder größere Stückzahl: Sagen Sie uns, wofür Sie ihn brauchen. Noch unsicher bei der Größe? Drei Fragen führen hin.",
		quote: "Angebot anfordern",
		guide: "Zum Größenberater",
	},
};
