export const checkoutPage = {
	vatHint: "With its country code, for example BE 0123.456.749",
	askQuote: "Ask for a quote",
	noPrice:
		"None of the containers in your cart has a price any more, so there is no total. See the note at each line: remove it and choose another container, or call us for a quote.",
	/** While a line's transport has no price: the sums, and what stands beside the line's. */
	withoutTransport: {
		subtotal: "Subtotal excl. VAT and transport",
		total: "Total incl. VAT, without transport",
		line: "excl. VAT and transport",
	},
	continueShopping: "Continue shopping",
	termsApply: "With your order you accept our",
	terms: "terms of sale",
	privacy: "Privacy statement",
	paymentInfo:
		"You pay by bank transfer. Within 24 hours you will receive the invoice with payment instructions; nothing is charged now.",
	again: "Please press “Order with obligation to pay” once more to confirm.",
	tooMany:
		"Several orders have just come from your network. Please wait a few minutes and place the order again, or call us. Your details stay as they are.",
	termsTitle: "Terms of sale",
	metaDescription: "Your containers, the delivery details and the total including VAT.",
	emptyText: "Choose a container, its condition and the delivery, and you will see the price straight away.",
	ordered: "We have received your order {number}.",
	putBack: {
		undo: "Undo",
		back: "Back in your cart",
		gone: "This item can no longer be put back. Please choose the container again.",
	},
	lineGone:
		"This container is no longer in this browser’s cart: it was removed or ordered in another tab, or the browser’s cookies were deleted. If you still need it, please choose it again.",
	waiting: {
		title: "Your cart is in your account",
		text: "You are no longer signed in on this browser. Sign in again and your containers are back.",
		signIn: "Sign in again",
		newTab: "(new tab)",
		notOrdered:
			"Nothing was ordered: you are no longer signed in on this browser. Sign in again and place the order once more. Your details stay as they are.",
	},
	errorSummary: "Please check the details below.",
	chooseCountry: "Choose a country",
	useAlternativeBillingAddress: "Use a different billing address",
	errors: {
		postalCodeInvalid: "Enter a postcode of this country",
		phoneInvalid: "Enter a phone number of 6 to 15 digits",
		name: "Name is required",
		email: "Email is required",
		emailInvalid: "Please enter a valid email",
		phone: "Phone number is required",
		street: "Street and house number are required",
		city: "City is required",
		postalCode: "Postal code is required",
		country: "Country is required",
		billing: "Billing address fields are required when using a different billing address",
		tooLong: "This is too long",
		link: "Please leave out web addresses",
		vatNumber: "This VAT number is not right. Check its digits, or leave the field empty.",
		dateInvalid: "Choose a day from today on, at most two years ahead",
		width: "Enter a width in metres from 1 to 50, for example 3.5",
		length: "Enter a whole number from 1 to 999",
	},
};
