import { z } from "zod";
import { emailForm } from "~/values/email.ts";
import { holdsNoLink } from "~/values/link-in-name.ts";
import { hasPhoneDigits } from "~/values/phone.ts";
import { plainText } from "~/values/plain-text.ts";
import type { ContactError } from "./contact-errors.ts";

/** @param tooShort the code for fewer characters than `least` */
function text(tooShort: ContactError, least: number, most: number) {
	return z
		.string({ error: tooShort })
		.overwrite(plainText)
		.trim()
		.min(least, { error: tooShort })
		.max(most, { error: "tooLong" satisfies ContactError });
}

/** The name that the mails greet by. */
function name(tooShort: ContactError, least: number) {
	return text(tooShort, least, 200).refine(holdsNoLink, {
		error: "link" satisfies ContactError,
	});
}

const phone = z
	.string()
	.overwrite(plainText)
	.trim()
	.max(200, { error: "tooLong" satisfies ContactError })
	.optional()
	.transform((given) => given || null)
	// Nobody could be called back by fewer digits (ruling on K3).
	.refine((given) => given === null || hasPhoneDigits(given), {
		error: "phoneInvalid" satisfies ContactError,
	});

const emailInvalid = { error: "emailInvalid" satisfies ContactError };

/** The form of the contact section: name, email and message (storefront document §5). Errors are codes. */
export const contactSectionSchema = z
	.object({
		name: name("name", 1),
		email: text("email", 1, 200).regex(emailForm, emailInvalid),
		phone,
		message: text("message", 1, 10_000),
	})
	.transform((form) => ({ ...form, subject: null }));

/** The form of the contact page (shop document §5). Errors are codes. */
export const contactPageSchema = z.object({
	name: name("nameShort", 2),
	email: text("emailInvalid", 1, 200).regex(emailForm, emailInvalid),
	phone,
	subject: text("subjectShort", 2, 200),
	message: text("messageShort", 10, 10_000),
});

/** What either form says; the section's has no subject. */
export type ContactMessage = z.output<typeof contactSectionSchema> | z.output<typeof contactPageSchema>;
