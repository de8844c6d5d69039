/** Codes of what can be wrong with a field of the sign-in card. */
export const accountErrors = ["email", "emailInvalid", "password", "passwordShort", "passwordLong"] as const;
export type AccountError = (typeof accountErrors)[number];

/** What became of a submission as a whole; each has its text on the page. */
export type AccountOutcome =
	| "verificationSent"
	| "alreadyRegistered"
	| "wrongCredentials"
	| "notVerified"
	| "resetSent"
	| "linkExpired"
	| "passwordChanged"
	| "tooMany"
	| "unexpected";

/** The sign-in card's modes. */
export const authModes = ["sign-in", "sign-up", "forgot"] as const;
export type AuthMode = (typeof authModes)[number];
