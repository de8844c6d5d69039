import { z } from "zod";
import { asciiEmail, emailForm } from "~/values/email.ts";
import { holdsNoLink } from "~/values/link-in-name.ts";
import { hasPhoneDigits } from "~/values/phone.ts";
import { plainText } from "~/values/plain-text.ts";
import { languages } from "~/values/vocabulary.ts";
import type { OfferFieldError } from "./sale-form.ts";

const error = (code: OfferFieldError) => ({ error: code });

const required = z
	.string(error("required"))
	.overwrite(plainText)
	.trim()
	.min(1, error("required"))
	.max(200, error("tooLong"));

const optional = z
	.string()
	.overwrite(plainText)
	.trim()
	.max(200, error("tooLong"))
	.optional()
	.transform((text) => text || null);

/** Who called: what an offer needs to begin. Errors are codes. */
export const newOfferSchema = z.object({
	name: required.refine(holdsNoLink, error("link")),
	companyName: optional.refine(holdsNoLink, error("link")),
	email: required.overwrite(asciiEmail).regex(emailForm, error("emailInvalid")),
	phone: optional.refine((text) => text === null || hasPhoneDigits(text), error("phoneInvalid")),
	language: z.enum(languages).catch("nl"),
});
