export const checkoutPage = {
	vatHint: "With its country code, for example BE 0123.456.749",
	askQuote: "Ask for a quote",
	continueShopping: "Continue shopping",
	termsApply: "With your order you accept our",
	terms: "terms of sale",
	privacy: "Privacy statement",
	errors: {
		vatNumber: "This VAT number is not right. Check its digits, or leave the field empty.",
		dateInvalid: "Choose a day from today on, at most two years ahead",
		width: "Enter a width in metres from 1 to 50, for example 3.5",
		length: "Enter a whole number from 1 to 999",
	},
};
