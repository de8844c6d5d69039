/** Codes of what can be wrong with a field; the catalogue `checkout.errors` has their texts. */
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
] as const;
/** The rest of them: their texts come with the page. */
export const pageErrors = ["vatNumber", "dateInvalid", "width", "length"] as const;
export type CheckoutError = (typeof checkoutErrors | typeof pageErrors)[number];
