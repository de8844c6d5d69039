export const ownTrade = {
	orders: "Your orders",
	noOrders: "No orders yet. Orders that you place while signed in appear here.",
	quotes: "Your quote requests",
	noQuotes: "No quote requests with this email address. They stay here for a year.",
	view: "View order",
	total: "Total incl. VAT",
	quoteStatuses: {
		new: "Received",
		answered: "Answered",
		won: "Ordered",
		lost: "Closed",
	},
	conversion: "Conversion",
	general: "Request",
	newer: "Newer",
	older: "Older",
	pages: "More orders",
};
