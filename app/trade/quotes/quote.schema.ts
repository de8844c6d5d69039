import { z } from "zod";
import { parseRal } from "~/trade/catalog/ral.ts";
import { answerFields } from "~/trade/lines/delivery-wish.schema.ts";
import type { WishAnswers } from "~/trade/lines/delivery-wish.ts";
import { hasWrongPostcode, type TransportChoice } from "~/trade/transport/transport.ts";
import type { Day } from "~/values/day.ts";
import { emailForm } from "~/values/email.ts";
import { holdsNoLink } from "~/values/link-in-name.ts";
import { hasPhoneDigits } from "~/values/phone.ts";
import { placeFields } from "~/values/place-fields.ts";
import { plainText } from "~/values/plain-text.ts";
import { quoteRequestTypes } from "~/values/vocabulary.ts";
import { type ModificationError, postcodeInvalid, type QuoteError, ralUnknown } from "./quote-errors.ts";

const longest = 200;
const longestText = 4_000;

function required(error: ModificationError, most = longest) {
	return z
		.string({ error })
		.overwrite(plainText)
		.trim()
		.min(1, { error })
		.max(most, { error: "tooLong" satisfies QuoteError });
}

/** Empty optional values become null (storefront document §5). */
function optional(most: number) {
	return z
		.string()
		.overwrite(plainText)
		.trim()
		.max(most, { error: "tooLong" satisfies QuoteError })
		.optional()
		.transform((text) => text || null);
}

/** For names of people and companies, by which mails greet. */
const link = { error: "link" satisfies QuoteError };

/** At least 1; what is no number becomes 1. */
const quantity = z
	.string()
	.optional()
	.transform((text) => Math.min(100_000, Math.max(1, Math.trunc(Number(text)) || 1)));

const date = z
	.string()
	.trim()
	.optional()
	.transform((text) => text || null)
	.refine((text) => text === null || isCalendarDay(text), { error: "date" satisfies QuoteError });

/** A day as ISO 8601 writes it that really is in the calendar: no 30 February. */
function isCalendarDay(text: string): boolean {
	const day = new Date(`${text}T00:00:00Z`);
	return (
		/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) &&
		!Number.isNaN(day.getTime()) &&
		day.toISOString().startsWith(text)
	);
}

/** The quote form (storefront document §5). Errors are codes, not texts. */
export const quoteSchema = z.object({
	customerName: required("customerName").refine(holdsNoLink, link),
	email: required("email").regex(emailForm, { error: "emailInvalid" satisfies QuoteError }),
	// Nobody could be called back by fewer digits (ruling on K3).
	phone: optional(longest).refine((text) => text === null || hasPhoneDigits(text), {
		error: "phoneInvalid" satisfies QuoteError,
	}),
	companyName: optional(longest).refine(holdsNoLink, link),
	quantityRequested: quantity,
	deliveryAddress: optional(longestText),
	preferredDeliveryDate: date,
	specialRequirements: optional(longestText),
	// None of them is a request for the container as it stands.
	requestType: z.enum(quoteRequestTypes).nullable().catch(null),
});

/** With a wish colour its number is required too: one of the closed table, which is kept in its usual form. */
export const wishColorQuoteSchema = quoteSchema.extend({
	ralColor: required("ralColor")
		.refine((text) => text.toUpperCase() !== "N/A", { error: "ralColor" satisfies QuoteError, abort: true })
		.refine((text) => parseRal(text) !== null, { error: ralUnknown })
		.transform((text) => parseRal(text) ?? text),
});

/**
 * The form for a container, with what is asked of the way there and of a rental.
 * @param isWish whether it is for a wish colour
 * @param transport as it was sent: where a truck goes, a postcode is one of its country, or left open
 * @param today in Antwerp
 */
export function containerQuoteSchema(isWish: boolean, transport: TransportChoice, today: Day) {
	const fields = {
		...answerFields(today),
		[placeFields.postcode]: z
			.string()
			.optional()
			.refine(() => !hasWrongPostcode(transport), { error: postcodeInvalid }),
	};
	return isWish ? wishColorQuoteSchema.extend(fields) : quoteSchema.extend(fields);
}

/** The inquiry for a conversion: a quote without a container, which must say what is to be built. */
export const modificationSchema = quoteSchema
	.omit({ requestType: true })
	.extend({ specialRequirements: required("specialRequirements", longestText) });

export type ModificationForm = z.output<typeof modificationSchema>;

export type QuoteForm = z.output<typeof quoteSchema> & WishAnswers & { ralColor?: string };
