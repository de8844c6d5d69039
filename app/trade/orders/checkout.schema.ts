import { z } from "zod";
import { isPlace, placeOf } from "~/trade/cart/delivery-place.ts";
import { wishFields } from "~/trade/lines/delivery-wish.schema.ts";
import type { Day } from "~/values/day.ts";
import { asciiEmail, emailForm } from "~/values/email.ts";
import { holdsNoLink } from "~/values/link-in-name.ts";
import { hasPhoneDigits } from "~/values/phone.ts";
import { plainText } from "~/values/plain-text.ts";
import { parseVatNumber } from "~/values/vat-number.ts";
import { type OrderCountry, orderCountries, paymentMethods } from "~/values/vocabulary.ts";
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

/** What a postcode can be checked by. */
const given = z.object({ country: z.enum(orderCountries), postalCode: z.string().min(1) });

const buyerFields = {
	name: required("name").refine(holdsNoLink, link),
	email: required("email")
		.overwrite(asciiEmail)
		.regex(emailForm, { error: "emailInvalid" satisfies CheckoutError }),
	phone: required("phone").refine(hasPhoneDigits, { error: "phoneInvalid" satisfies CheckoutError }),
	companyName: optional.refine(holdsNoLink, link),
	vatNumber: optional,
	street: required("street"),
	city: required("city"),
	postalCode: required("postalCode"),
	country: z.enum(orderCountries, { error: "country" satisfies CheckoutError }),
	/** What is unknown, or off, is a bank transfer. */
	paymentMethod: z.enum(paymentMethods).catch("bankTransfer"),
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
};

/**
 * The delivery and billing form (shop document §5), with what is wished of the delivery. Errors are codes, not texts.
 * @param today in Antwerp
 */
export function checkoutSchema(today: Day) {
	return z
		.object({ ...buyerFields, ...wishFields(today) })
		.refine(
			(form) =>
				!form.useAlternativeBillingAddress ||
				(form.billingStreet && form.billingCity && form.billingPostalCode && form.billingCountry),
			{ error: "billing" satisfies CheckoutError, path: ["useAlternativeBillingAddress"], when: () => true },
		)
		.refine(({ country, postalCode }) => isPostcodeOf(country, postalCode), {
			error: "postalCodeInvalid" satisfies CheckoutError,
			path: ["postalCode"],
			// As soon as both are there, whatever else is wrong.
			when: ({ value }) => given.safeParse(value).success,
		})
		.refine(
			({ useAlternativeBillingAddress: isUsed, billingCountry: country, billingPostalCode: postalCode }) =>
				!isUsed || !country || !postalCode || isPostcodeOf(country, postalCode),
			{ error: "postalCodeInvalid" satisfies CheckoutError, path: ["billingPostalCode"], when: () => true },
		)
		.refine(({ country, vatNumber }) => !vatNumber || vatNumberOf(vatNumber, country) !== null, {
			...{ error: "vatNumber" satisfies CheckoutError, path: ["vatNumber"], when: () => true },
		})
		.refine(
			({ useAlternativeBillingAddress: isUsed, billingCountry: country, billingVatNumber: number }) =>
				!isUsed || !number || vatNumberOf(number, country) !== null,
			{ error: "vatNumber" satisfies CheckoutError, path: ["billingVatNumber"], when: () => true },
		)
		.transform((form) => ({
			...form,
			// As its country writes it: "1012 AB" for "1012ab".
			postalCode: placeOf(form).postcode,
			billingPostalCode:
				form.billingPostalCode && form.billingCountry
					? placeOf({ country: form.billingCountry, postalCode: form.billingPostalCode }).postcode
					: form.billingPostalCode,
			vatNumber: form.vatNumber && vatNumberOf(form.vatNumber, form.country),
			billingVatNumber: form.billingVatNumber && vatNumberOf(form.billingVatNumber, form.billingCountry),
		}));
}

/** A VAT number in its usual form, checked by its country's rule (ruling on K3); of the address' country where it names none. */
function vatNumberOf(text: string, country: OrderCountry | undefined): string | null {
	return parseVatNumber(text, country && placeOf({ country, postalCode: "" }).country);
}

/** Postcodes are checked by their country's rule in every form (ruling on K3). */
function isPostcodeOf(country: OrderCountry, postalCode: string): boolean {
	return isPlace(placeOf({ country, postalCode }));
}

export type CheckoutForm = z.output<ReturnType<typeof checkoutSchema>>;
