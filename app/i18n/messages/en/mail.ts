export const mail = {
	orderConfirmation: {
		subject: "Your order {number} at {company}",
		copySubject: "New order {number}: {name}, {total}",
		greeting: "Dear {name},",
		intro: "Thank you for your order. We have received it under number {number}.",
		copyIntro: "{name} ({email}, {phone}) has placed order {number}.",
		invoice:
			"You receive the invoice with payment instructions within 24 hours. Payment is by bank transfer.",
		view: "View your order",
		transport: "Transport",
		closing: "Kind regards,",
	},
};
