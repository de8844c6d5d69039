/** The list of containers: how it is shown, its table, and what stands behind the last one. */
export const containerList = {
	views: {
		label: "View",
		cards: "Cards",
		table: "Table",
	},
	table: {
		caption:
			"Containers with dimensions, weights and prices each, excl. VAT. Where the table is wider than the screen, it scrolls sideways.",
		container: "Container",
		measures: "Dimensions in metres",
		inside: "inside (L\u00a0×\u00a0W\u00a0×\u00a0H)",
		outside: "outside (L\u00a0×\u00a0W\u00a0×\u00a0H)",
		door: "door opening (W\u00a0×\u00a0H), at least",
		volume: "Volume",
		payload: "Payload",
		tare: "Tare",
		prices: "Price each, excl. VAT",
		stock: "Stock",
		compare: "Compare",
		onRequest: "on request",
		bySize: "sort by size, small to large",
		byPriceUp: "sort by price, low to high",
		byPriceDown: "sort by price, high to low",
	},
	closing: {
		title: "Not the container you are looking for?",
		text: "Another size, your own colour or a larger number: tell us what you need it for. Not sure about the size? Three questions will get you there.",
		quote: "Request a quote",
		guide: "Open the size guide",
	},
};
