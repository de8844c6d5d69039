import { z } from "zod";
import { emailForm } from "~/values/email.ts";
import { holdsNoLink } from "~/values/link-in-name.ts";
import { plainText } from "~/values/plain-text.ts";
import { orderCountries } from "~/values/vocabulary.ts";
import type { CheckoutError } from "./checkout-errors.ts";

const longest = 200;

function required(error: CheckoutError) {
	return z
		.string({ error })
		.overwrite(plainText)
		.trim()
		.min(1, { error })
		.max(longest, { error: "tooLong" satisfies CheckoutError });
}

const optional = z
	.string()
	.overwrite(plainText)
	.trim()
	.max(longest, { error: "tooLong" satisfies CheckoutError })
	.optional()
	.transform((text) => text || null);

/** For names of people and companies, by which mails greet. */
const link = { error: "link" satisfies CheckoutError };

const optionalCountry = z.enum(orderCountries).optional().catch(undefined);

/** The delivery and billing form (shop document §5). Errors are codes, not texts. */
export const checkoutSchema = z
	.object({
		name: required("name").refine(holdsNoLink, link),
		email: required("email").regex(emailForm, { error: "emailInvalid" satisfies CheckoutError }),
		phone: required("phone"),
		companyName: optional.refine(holdsNoLink, link),
		street: required("street"),
		city: required("city"),
		postalCode: required("postalCode"),
		country: z.enum(orderCountries, { error: "country" satisfies CheckoutError }),
		useAlternativeBillingAddress: z
			.literal("on")
			.optional()
			.transform((value) => value === "on"),
		billingCompanyName: optional.refine(holdsNoLink, link),
		billingVatNumber: optional,
		billingStreet: optional,
		billingCity: optional,
		billingPostalCode: optional,
		billingCountry: optionalCountry,
	})
	.refine(
		(form) =>
			!form.useAlternativeBillingAddress ||
			(form.billingStreet && form.billingCity && form.billingPostalCode && form.billingCountry),
		{ error: "billing" satisfies CheckoutError, path: ["useAlternativeBillingAddress"], when: () => true },
	);

export type CheckoutForm = z.output<typeof checkoutSchema>;
