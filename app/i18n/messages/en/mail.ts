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
	quote: {
		subject: "Your quote request at {company}",
		copySubject: "Quote request: {product}, {name}",
		greeting: "Dear {name},",
		intro: "Thank you for your request. We contact you within 24 hours.",
		copyIntro: "{name} ({email}, {phone}) asks for a quote.",
		backupText:
			"A quote request for {product} has come in from {name} ({email}, {phone}). The full mail could not be sent; the request is stored.",
		closing: "Kind regards,",
		notGiven: "not given",
	},
	contact: {
		subject: "Your message to {company}",
		copySubject: "Message from {name}",
		greeting: "Dear {name},",
		intro: "Thank you for your message. We will get back to you as soon as possible.",
		copyIntro: "{name} has sent a message through the website.",
		backupText:
			"{name} ({email}) has sent a message. The full mail could not be sent; the message is stored.",
		closing: "Kind regards,",
	},
	account: {
		greeting: "Hello,",
		verify: {
			subject: "Verify your e-mail address at {company}",
			intro: "Please open the link to verify your e-mail address at {company}. It is valid for a day.",
		},
		reset: {
			subject: "New password at {company}",
			intro:
				"Someone, hopefully you, has asked for a new password at {company}. The link is valid for an hour. If it was not you, do nothing.",
		},
		link: "Link",
		closing: "Kind regards,",
	},
};
