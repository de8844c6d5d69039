/** Texts that every offer begins with. */
export const offerTextNames = ["intro", "closing", "conditions"] as const;

/** Codes of what can be wrong; keys of the page's words. */
export type OfferSettingsError = "validInvalid" | "remindInvalid" | "tooLong";
