/** The page on which a private buyer withdraws; labels of its two buttons as directive (EU) 2023/2673 asks for. */
export const withdrawal = {
	title: "Withdraw from a contract",
	link: "Withdraw from contract",
	intro:
		"Have you bought as a private person? Then you may withdraw within 14 days of delivery without giving a reason. Fill in three fields; in the next step you confirm.",
	limits:
		"This does not apply to containers painted in a colour of your choice or converted for you, nor to purchases by a company.",
	formTitle: "Your statement",
	name: "Your name",
	orderNumber: "Order number",
	orderHint: "It is in the confirmation email, for example K-10001.",
	email: "Email address of the order",
	emailHint: "The receipt goes to this address.",
	part: "Only a part of the order?",
	partHint: "Leave this empty to withdraw from the whole order.",
	optional: "optional",
	review: "Continue",
	reviewTitle: "Check and confirm",
	reviewText: "I hereby withdraw from the contract of the order below.",
	whole: "The whole order",
	earlier:
		"We already received your withdrawal from this order on {date}. You need not repeat it; confirm only if something has changed.",
	unknown:
		"We have not found an order with this number and address. Check both; if they are right, confirm all the same: your statement counts, and we look for the order.",
	confirm: "Confirm withdrawal",
	sending: "Sending…",
	edit: "Change something",
	receivedTitle: "Your withdrawal has arrived",
	receivedText:
		"You will also get this receipt by email. We will write to you about how the container comes back and refund you within 14 days.",
	receivedAt: "Received",
	refusals: {
		business: "This order was placed by a company. The right of withdrawal is for private buyers.",
		made: "This order was painted in the colour that you chose. The law makes an exception for what is made to order.",
		over: "The 14 days after delivery are over.",
	},
	refusedHelp: "Is that not right, or is there something else? Write to us:",
	problems: {
		again: "Please press the button once more to confirm.",
		too_many:
			"There have been several attempts in a short time. Please wait a few minutes, or send the form below by email.",
		failed:
			"Your statement could not be stored. Please try again in a moment, or send the form below by email.",
	},
	errors: {
		name: "Enter your name",
		orderNumber: "Enter the order number",
		email: "Enter your email address",
		emailInvalid: "Please enter a valid email",
		tooLong: "This is too long",
		link: "Please leave out web addresses",
	},
	modelTitle: "Model withdrawal form",
	modelText:
		"You may also use this form, or write to us in your own words. Fill it in and send it back only if you wish to withdraw from the contract.",
	modelTo: "To",
	modelLines: [
		"I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*):",
		"Ordered on (*)/received on (*):",
		"Name of consumer(s):",
		"Address of consumer(s):",
		"Signature of consumer(s) (only if this form is notified on paper):",
		"Date:",
	],
	modelNote: "(*) Delete as appropriate.",
	order: "Withdraw from contract",
	told: "Private buyers may withdraw within 14 days of delivery, except from containers in a colour of their choice and conversions.",
	toldLink: "How to withdraw",
};
