/** Codes of what can be wrong with a field of the quote form; the catalogue `quote.errors` has their texts. */
export const quoteErrors = [
	"customerName",
	"email",
	"emailInvalid",
	"phoneInvalid",
	"ralColor",
	"date",
	"tooLong",
	"link",
] as const;
export type QuoteError = (typeof quoteErrors)[number];

/** A postcode that is none of its country; its text comes with the form's page. */
export const postcodeInvalid = "postcodeInvalid";

/** A number that RAL Classic has not; its text comes with the form's page. */
export const ralUnknown = "ralUnknown";

/** Those of the inquiry for a conversion: it has no wish colour, and must say what is to be built. */
export const modificationErrors = [...quoteErrors, "specialRequirements"] as const;
export type ModificationError = (typeof modificationErrors)[number];
