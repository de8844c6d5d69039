/** The delivered price: the question on the home page, and the lists that show it. */
export const priceFinder = {
	title: "Your price, delivered",
	container: "Container",
	deliveryTo: "Delivery to",
	show: "Show the price",
	hint: "Choose a container and enter the postcode: the delivered price appears here at once, without leaving your details.",
	to: "to",
	toContainer: "To the container",
	onRequest:
		"We have no fixed price for this container or this place. On its page you ask for a quote; we answer within 24 hours.",
	notOffered: "We do not have this container in that condition at the moment. We do have it as:",
	listTitle: "Prices with delivery",
	apply: "Show delivered prices",
	shown: "Prices with delivery by truck to",
	change: "Change",
	drop: "Without delivery",
	delivered: "Delivered from",
	transportOnRequest: "Delivery on request",
	trucks: { truck: "truck", truck_with_crane: "crane truck" },
};
