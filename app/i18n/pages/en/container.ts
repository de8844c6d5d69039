/** What the container's page says beside the catalogue: what is missing before an order, and the way out. */
export const container = {
	noDelivery: "Transport is not available for this container. Please call us.",
	obstacles: {
		unavailable: "This container is out of stock at the moment. Ask for a quote and we will give you a date.",
		no_condition: "Choose a condition first.",
		not_offered: "This condition is not offered for this container.",
		quote_required: "This choice is priced on request. Ask for a quote.",
		transport_open: "Choose a delivery and fill in the postcode to order.",
	},
	problems: {
		quantity_invalid: "The quantity must be a whole number from 1 to 100.",
		cart_full: "Your cart is full. Please place this order first, or call us.",
		product_missing: "This container is no longer in the shop.",
		choice_unknown: "This choice is not offered. Please choose again.",
		failed: "Failed to add item to cart. Please try again in a moment: your choice is kept.",
		delivery_not_offered: "This container cannot be delivered that way.",
	},
};
