/** Codes of what can be wrong with a field of an account's forms. */
export const accountErrors = [
	"email",
	"emailInvalid",
	"password",
	"passwordShort",
	"passwordLong",
	"passwordCommon",
	"passwordWrong",
	"code",
	"codeWrong",
] as const;
export type AccountError = (typeof accountErrors)[number];

/** What became of a submission as a whole; each has its text on the page. */
export type AccountOutcome =
	| "verificationSent"
	| "alreadyRegistered"
	| "wrongCredentials"
	| "notVerified"
	| "undone"
	| "otherPassword"
	| "codeExpired"
	| "resetSent"
	| "linkExpired"
	| "alreadyVerified"
	| "passwordChanged"
	| "tooMany"
	| "tooManySignUps"
	| "tooManyTries"
	| "busy";

/** What became of a submission: as a whole, or what is wrong with its one field that only the server can judge. */
export type AccountResult = AccountOutcome | AccountError;

export function isFieldError(result: AccountResult): result is AccountError {
	return accountErrors.some((code) => code === result);
}

/** Field of a sign-in that leads nowhere: what is on the page stays there. */
export const stayField = "stay";

/** The sign-in card's modes. */
export const authModes = ["sign-in", "sign-up", "forgot"] as const;
export type AuthMode = (typeof authModes)[number];
