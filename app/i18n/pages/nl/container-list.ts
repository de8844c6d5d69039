import type { PageTexts } from "~/i18n/messages/catalogue.ts";

/** The list of containers: how it is shown, its table, and what stands behind the last one. */
export const containerList: PageTexts["containerList"] = {
	views: {
		label: "Weergave",
		cards: "Kaarten",
		table: "Tabel",
	},
	table: {
		caption:
			"Containers met maten, gewichten en prijzen per stuk, excl. btw. Past de tabel niet op het scherm, dan schuift u zijwaarts.",
		container: "Container",
		measures: "Maten in meter",
		inside: "binnen (L\u00a0×\u00a0B\u00a0×\u00a0H)",
		outside: "buiten (L\u00a0×\u00a0B\u00a0×\u00a0H)",
		door: "deuropening (B\u00a0×\u00a0H), minstens",
		volume: "Inhoud",
		payload: "Laad\u00advermogen",
		tare: "Eigen gewicht",
		prices: "Prijs per stuk, excl. btw",
		stock: "Voorraad",
		compare: "Verge\u00adlijken",
		onRequest: "op aanvraag",
		bySize: "op maat sorteren, van klein naar groot",
		byPriceUp: "op prijs sorteren, van laag naar hoog",
		byPriceDown: "op prijs sorteren, van hoog naar laag",
	},
	closing: {
		title: "Staat uw container er niet bij?",
		text: "Een andere maat, een eigen kleur of een groter aantal: laat weten waarvoor u hem nodig hebt. Twijfelt u over de maat? Drie vragen helpen u op weg.",
		quote: "Offerte aanvragen",
		guide: "Naar de maatwijzer",
	},
};
