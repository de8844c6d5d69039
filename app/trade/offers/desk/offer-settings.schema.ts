import { z } from "zod";
import { plainText } from "~/values/plain-text.ts";
import { languages } from "~/values/vocabulary.ts";
import type { OfferSettingsError } from "./offer-settings.ts";

const longest = 4_000;

const error = (code: OfferSettingsError) => ({ error: code });

const text = z
	.string()
	.overwrite(plainText)
	.trim()
	.max(longest, error("tooLong"))
	.optional()
	.transform((given) => (given ?? "").replace(/\r\n?/g, "\n"));

const texts = z.object({ intro: text, closing: text, conditions: text }).prefault({});

function days(most: number, code: OfferSettingsError) {
	return z
		.string(error(code))
		.trim()
		.regex(/^\d{1,3}$/, error(code))
		.transform(Number)
		.refine((value) => value >= 1 && value <= most, error(code));
}

/** The form of how offers begin. Errors are codes. */
export const offerSettingsSchema = z.object({
	validDays: days(365, "validInvalid"),
	remindBefore: z
		.union([z.literal("").transform(() => null), days(30, "remindInvalid")], error("remindInvalid"))
		.optional()
		.transform((given) => given ?? null),
	texts: z
		.object(
			Object.fromEntries(languages.map((language) => [language, texts])) as Record<
				(typeof languages)[number],
				typeof texts
			>,
		)
		.prefault({}),
	/** Names the version that the form shows. */
	seen: z.string().catch(""),
	/** Marks of what it shows. */
	began: z.string().catch(""),
	/** The version that is saved over, knowingly. */
	overwrite: z.string().catch(""),
});

export type OfferSettingsForm = z.output<typeof offerSettingsSchema>;
