import { z } from "zod";
import { isPlace, placeOf } from "~/trade/cart/delivery-place.ts";
import { parseRal } from "~/trade/catalog/ral.ts";
import { asciiEmail, emailForm } from "~/values/email.ts";
import { parseEuros } from "~/values/euros.ts";
import { holdsNoLink } from "~/values/link-in-name.ts";
import { type Cents, noCents } from "~/values/money.ts";
import type { OfferBuyer, OfferLine } from "~/values/offer-content.ts";
import { hasPhoneDigits } from "~/values/phone.ts";
import { plainText } from "~/values/plain-text.ts";
import { isUuid } from "~/values/uuid.ts";
import { parseVatNumber } from "~/values/vat-number.ts";
import {
	type BillingAddress,
	type Condition,
	conditions,
	type DeliveryChoice,
	deliveryChoices,
	type OrderCountry,
	orderCountries,
} from "~/values/vocabulary.ts";
import { mostLines, type OfferFieldError } from "./sale-form.ts";

export const error = (code: OfferFieldError) => ({ error: code });

const longest = 200;
export const longestText = 4_000;
/** Of an amount, in cents: ten million euros. */
const mostCents = 1_000_000_000;
const mostPieces = 999;

export const typed = z.string().overwrite(plainText).optional();

export function text(most: number) {
	return typed
		.transform((given) => (given ?? "").replace(/\r\n?/g, "\n").trim())
		.refine((given) => given.length <= most, error("tooLong"));
}

const optional = text(longest).transform((given) => given || null);
const required = text(longest).refine((given) => given !== "", error("required"));

/** Cents; an empty field is nothing. */
const money = typed.transform((given, context): Cents => {
	if (!given?.trim()) return noCents;
	const read = parseEuros(given, mostCents);
	if ("amount" in read) return read.amount;
	context.addIssue({ code: "custom", message: read.problem === "high" ? "high" : "money" });
	return noCents;
});

/** Of the catalogue, in cents, as the page wrote it. */
const listPrice = typed.transform((given) => {
	const amount = Number(given);
	return given && Number.isSafeInteger(amount) && amount > 0 && amount <= mostCents
		? (amount as Cents)
		: null;
});

export function whole(from: number, to: number, code: OfferFieldError) {
	return typed
		.refine((given) => /^\s*\d{1,6}\s*$/.test(given ?? "") && isBetween(Number(given), from, to), error(code))
		.transform((given) => Number(given));
}

const isBetween = (value: number, from: number, to: number) => value >= from && value <= to;

export const saleLine = z.object({
	productId: typed.transform((given) => (given && isUuid(given) ? given : null)),
	condition: z
		.enum(conditions)
		.nullish()
		.catch(null)
		.transform((given): Condition | null => given ?? null),
	title: required,
	details: text(longestText),
	ralColor: typed.transform((given, context): string | null => {
		if (!given?.trim()) return null;
		const code = parseRal(given);
		if (code === null) context.addIssue({ code: "custom", message: "ral" });
		return code;
	}),
	quantity: whole(1, mostPieces, "quantity"),
	unitPrice: money,
	listPrice,
	transportPrice: money,
	/** Of this line alone; left out where the whole form has one. */
	transportType: z.enum(deliveryChoices).nullish().catch(null),
	/** By which an order tells a line that it has from a new one. */
	key: typed.transform((given) => (/^[1-9]\d{0,3}$/.test(given ?? "") ? (given ?? "") : "")),
});

/** Who buys and who pays, where the owner types it: only name and mail address are needed. */
export const buyerFields = {
	name: required.refine(holdsNoLink, error("link")),
	email: required
		.transform(asciiEmail)
		.refine((given) => given === "" || emailForm.test(given), error("emailInvalid")),
	phone: optional.refine((given) => given === null || hasPhoneDigits(given), error("phoneInvalid")),
	companyName: optional.refine(holdsNoLink, error("link")),
	...{ vatNumber: optional, street: optional, city: optional, postalCode: optional },
	country: z.enum(orderCountries).catch("belgium"),
	...{ billingCompanyName: optional, billingVatNumber: optional, billingStreet: optional },
	...{ billingPostalCode: optional, billingCity: optional },
	billingCountry: z.enum(orderCountries).catch("belgium"),
};

/** The lines of what is sold. */
export const saleLines = z
	.array(saleLine)
	.max(mostLines, error("many"))
	.optional()
	.transform((given) => given ?? []);

const buyerForm = z.object(buyerFields);
export type BuyerForm = z.output<typeof buyerForm>;
export type LineForm = z.output<typeof saleLine>;

/** What is wrong with fields of buyer and addresses that depend on each other. */
export function addressErrors(form: BuyerForm): [field: keyof BuyerForm, code: OfferFieldError][] {
	const { country, postalCode, vatNumber, billingCountry } = form;
	const { billingStreet, billingPostalCode, billingCity, billingCompanyName, billingVatNumber } = form;
	const needed = [billingStreet, billingPostalCode, billingCity];
	const isBilled = [...needed, billingCompanyName, billingVatNumber].some(Boolean);
	const isWrong = (at: OrderCountry, code: string | null) =>
		code !== null && code !== "" && !isPlace(placeOf({ country: at, postalCode: code }));
	const errors: [keyof BuyerForm, OfferFieldError][] = [];
	if (isWrong(country, postalCode)) errors.push(["postalCode", "postalCode"]);
	if (vatNumber && vatNumberOf(vatNumber, country) === null) errors.push(["vatNumber", "vatNumber"]);
	if (isBilled && !needed.every(Boolean)) errors.push(["billingStreet", "billing"]);
	if (isWrong(billingCountry, billingPostalCode)) errors.push(["billingPostalCode", "postalCode"]);
	if (billingVatNumber && vatNumberOf(billingVatNumber, billingCountry) === null)
		errors.push(["billingVatNumber", "vatNumber"]);
	return errors;
}

/** A VAT number in its usual form; of the address' country where it names none. */
export const vatNumberOf = (given: string, country: OrderCountry) =>
	parseVatNumber(given, placeOf({ country, postalCode: "" }).country);

/** Who buys, and to whom it is billed where that is another; of a form without errors. */
export function buyerOfForm(form: BuyerForm): { buyer: OfferBuyer; billing: BillingAddress | null } {
	const { name, email, phone, companyName, vatNumber, street, city, postalCode, country } = form;
	const { billingStreet, billingCity, billingPostalCode, billingCountry } = form;
	return {
		buyer: {
			...{ name, email, phone, companyName, street, city, postalCode, country },
			vatNumber: vatNumber && vatNumberOf(vatNumber, country),
		},
		billing:
			billingStreet && billingCity && billingPostalCode
				? {
						companyName: form.billingCompanyName,
						vatNumber: form.billingVatNumber && vatNumberOf(form.billingVatNumber, billingCountry),
						...{ street: billingStreet, city: billingCity, postalCode: billingPostalCode },
						country: billingCountry,
					}
				: null,
	};
}

/** A line as the form means it: only a container has a colour and travels. @param transportType how it is brought */
export function lineOfForm(
	{ transportType: _own, key: _key, ...given }: LineForm,
	transportType: DeliveryChoice,
): OfferLine {
	const isContainer = given.condition !== null;
	const ralColor = isContainer && given.condition !== "rent" ? given.ralColor : null;
	return {
		...given,
		...{ productId: isContainer ? given.productId : null, ralColor },
		colorType: ralColor === null ? "from_stack" : "wish_color",
		...{ listPrice: isContainer ? given.listPrice : null },
		transportPrice: isContainer && transportType !== "self_pickup" ? given.transportPrice : noCents,
	};
}
