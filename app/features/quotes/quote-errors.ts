/** Codes of what can be wrong with a field of the quote form; the catalogue `quote.errors` has their texts. */
export const quoteErrors = ["customerName", "email", "emailInvalid", "ralColor", "date", "tooLong"] as const;
export type QuoteError = (typeof quoteErrors)[number];
