import type { Met } from "~/desk/meeting/met.ts";
import type { OfferTexts } from "~/values/offer-content.ts";
import type { Language } from "~/values/vocabulary.ts";

/** Texts that every offer begins with. */
export const offerTextNames = ["intro", "closing", "conditions"] as const;

/** Codes of what can be wrong; keys of the page's words. */
export type OfferSettingsError = "validInvalid" | "remindInvalid" | "tooLong";

/** The settings as their fields hold them. */
export type TypedSettings = {
	validDays: string;
	remindBefore: string;
	texts: Partial<Record<Language, Partial<OfferTexts>>>;
};

export type SettingsAnswer = {
	typed: TypedSettings;
	errors: Partial<Record<string, OfferSettingsError>>;
	/** The version that the next press is about, and marks of what the form began with. */
	seen: string;
	began: string;
	/** What somebody else has saved meanwhile; null where nobody has. */
	met: Met | null;
};
