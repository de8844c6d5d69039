import { z } from "zod";
import { emailForm } from "~/values/email.ts";
import { plainText } from "~/values/plain-text.ts";
import type { ContactError } from "./contact-errors.ts";

function required(error: ContactError, longest: number) {
	return z
		.string({ error })
		.overwrite(plainText)
		.trim()
		.min(1, { error })
		.max(longest, { error: "tooLong" satisfies ContactError });
}

/** The form of the contact section: name, email and message (storefront document §5). Errors are codes. */
export const contactSectionSchema = z.object({
	name: required("name", 200),
	email: required("email", 200).regex(emailForm, { error: "emailInvalid" satisfies ContactError }),
	phone: z
		.string()
		.overwrite(plainText)
		.trim()
		.max(200, { error: "tooLong" satisfies ContactError })
		.optional()
		.transform((text) => text || null),
	message: required("message", 10_000),
});

export type ContactSectionForm = z.output<typeof contactSectionSchema>;
