/** Codes of what can be wrong with a field; the words of the page (`checkoutPage.errors`) have their texts. */
export const checkoutErrors = [
	"name",
	"email",
	"emailInvalid",
	"phone",
	"phoneInvalid",
	"street",
	"city",
	"postalCode",
	"postalCodeInvalid",
	"country",
	"billing",
	"tooLong",
	"link",
	"vatNumber",
	"dateInvalid",
	"width",
	"length",
] as const;
export type CheckoutError = (typeof checkoutErrors)[number];
