import { z } from "zod";
import { isPlace, placeOf } from "~/trade/cart/delivery-place.ts";
import { parseRal } from "~/trade/catalog/ral.ts";
import { type Day, daysLater, parseDay } from "~/values/day.ts";
import { asciiEmail, emailForm } from "~/values/email.ts";
import { type DecimalSign, eurosText, parseEuros } from "~/values/euros.ts";
import { holdsNoLink } from "~/values/link-in-name.ts";
import { type Cents, noCents } from "~/values/money.ts";
import type { OfferContent, OfferLine } from "~/values/offer-content.ts";
import { hasPhoneDigits } from "~/values/phone.ts";
import { pictureOf } from "~/values/picture-address.ts";
import { plainText } from "~/values/plain-text.ts";
import { isUuid } from "~/values/uuid.ts";
import { parseVatNumber } from "~/values/vat-number.ts";
import {
	type Condition,
	conditions,
	deliveryChoices,
	type Language,
	languages,
	orderCountries,
} from "~/values/vocabulary.ts";

/** Codes of what can be wrong with a field. */
export const offerFieldErrors = [
	...(["required", "tooLong", "emailInvalid", "phoneInvalid", "vatNumber", "postalCode", "billing"] as const),
	...(["money", "high", "quantity", "date", "days", "ral", "picture", "many", "container", "link"] as const),
] as const;
export type OfferFieldError = (typeof offerFieldErrors)[number];

const error = (code: OfferFieldError) => ({ error: code });

const longest = 200;
const longestText = 4_000;
const longestLetter = 4_000;
export const mostLines = 50;
const mostPictures = 12;
/** Of an amount, in cents: ten million euros. */
const mostCents = 1_000_000_000;
const mostPieces = 999;
const mostTermDays = 60;

const typed = z.string().overwrite(plainText).optional();

function text(most: number) {
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

function whole(from: number, to: number, code: OfferFieldError) {
	return typed
		.refine((given) => /^\s*\d{1,6}\s*$/.test(given ?? "") && isBetween(Number(given), from, to), error(code))
		.transform((given) => Number(given));
}

const isBetween = (value: number, from: number, to: number) => value >= from && value <= to;

const line = z.object({
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
});

const addresses = typed.transform((given) =>
	(given ?? "")
		.split("\n")
		.map((address) => address.trim())
		.filter(Boolean),
);

const isLibraryPicture = (address: string) => address.startsWith("/uploads/") && pictureOf(address) !== null;

/**
 * The form of an offer. Errors are codes.
 * @param today in Antwerp
 */
export function offerSchema(today: Day) {
	return z
		.object({
			language: z.enum(languages).catch("nl"),
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
			transportType: z.enum(deliveryChoices).catch("self_pickup"),
			lines: z
				.array(line)
				.max(mostLines, error("many"))
				.optional()
				.transform((given) => given ?? []),
			...{ intro: text(longestLetter), closing: text(longestLetter), conditions: text(longestLetter) },
			remarks: text(longestText),
			pictures: addresses
				.refine((given) => given.length <= mostPictures, error("many"))
				.refine((given) => given.every(isLibraryPicture), error("picture")),
			hasDrawing: z
				.literal("on")
				.optional()
				.transform((given) => given === "on"),
			validUntil: typed
				.transform((given) => parseDay(given ?? "") ?? "")
				.refine((day) => isBetweenDays(day, today), error("date")),
			termDays: whole(1, mostTermDays, "days"),
		})
		.check((given) => {
			const { value: form } = given;
			const complain = (path: string, code: OfferFieldError) =>
				given.issues.push({ code: "custom", message: code, path: [path], input: form });
			const { country, postalCode, billingCountry } = form;
			if (postalCode && !isPlace(placeOf({ country, postalCode }))) complain("postalCode", "postalCode");
			if (form.vatNumber && vatNumberOf(form.vatNumber, country) === null) complain("vatNumber", "vatNumber");
			const { billingStreet, billingPostalCode, billingCity, billingCompanyName, billingVatNumber } = form;
			const needed = [billingStreet, billingPostalCode, billingCity];
			const isBilled = [...needed, billingCompanyName, billingVatNumber].some(Boolean);
			if (isBilled && !needed.every(Boolean)) complain("billingStreet", "billing");
			if (billingPostalCode && !isPlace(placeOf({ country: billingCountry, postalCode: billingPostalCode })))
				complain("billingPostalCode", "postalCode");
			if (billingVatNumber && vatNumberOf(billingVatNumber, billingCountry) === null)
				complain("billingVatNumber", "vatNumber");
		});
}

const isBetweenDays = (day: Day, today: Day) => day >= today && day <= daysLater(today, 366);

type Country = OfferContent["buyer"]["country"];

/** A VAT number in its usual form; of the address' country where it names none. */
const vatNumberOf = (given: string, country: Country) =>
	parseVatNumber(given, placeOf({ country, postalCode: "" }).country);

export type OfferForm = z.output<ReturnType<typeof offerSchema>>;

/** What a form says, over what is stored: the buyer's wishes are not the form's. */
export function contentOf(form: OfferForm, stored: OfferContent): OfferContent {
	const { name, email, phone, companyName, vatNumber, street, city, postalCode, country } = form;
	const { billingStreet, billingCity, billingPostalCode, billingCountry } = form;
	return {
		...{ intro: form.intro, closing: form.closing, conditions: form.conditions, remarks: form.remarks },
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
		transportType: form.transportType,
		lines: form.lines.map((given): OfferLine => {
			const isContainer = given.condition !== null;
			const ralColor = isContainer && given.condition !== "rent" ? given.ralColor : null;
			return {
				...given,
				...{ productId: isContainer ? given.productId : null, ralColor },
				colorType: ralColor === null ? "from_stack" : "wish_color",
				...{ listPrice: isContainer ? given.listPrice : null },
				transportPrice: isContainer && form.transportType !== "self_pickup" ? given.transportPrice : noCents,
			};
		}),
		wish: stored.wish,
		...{ pictures: form.pictures, hasDrawing: form.hasDrawing },
		...{ validUntil: form.validUntil, termDays: form.termDays },
	};
}

/** A line as its fields hold it. */
export type TypedLine = Record<
	| "productId"
	| "condition"
	| "title"
	| "details"
	| "ralColor"
	| "quantity"
	| "unitPrice"
	| "listPrice"
	| "transportPrice",
	string
>;

/** All fields of the form as texts, by their names; lines apart. */
export type TypedOffer = { fields: Record<string, string>; lines: TypedLine[] };

/** What the fields of a line hold. @param sign before the decimals, in the desk's language */
export function typedLine(given: OfferLine, sign: DecimalSign): TypedLine {
	return {
		...{ productId: given.productId ?? "", condition: given.condition ?? "", title: given.title },
		...{ details: given.details, ralColor: given.ralColor ?? "", quantity: String(given.quantity) },
		unitPrice: eurosText(given.unitPrice, sign),
		listPrice: given.listPrice === null ? "" : String(given.listPrice),
		transportPrice: eurosText(given.transportPrice, sign),
	};
}

/** What the form begins with. */
export function typedOffer(content: OfferContent, language: Language, sign: DecimalSign): TypedOffer {
	const { buyer, billing } = content;
	const fields: Record<string, string | null | undefined> = {
		...{ language, transportType: content.transportType },
		...{ name: buyer.name, email: buyer.email, phone: buyer.phone, companyName: buyer.companyName },
		...{ vatNumber: buyer.vatNumber, street: buyer.street, city: buyer.city },
		...{ postalCode: buyer.postalCode, country: buyer.country },
		...{ billingCompanyName: billing?.companyName, billingVatNumber: billing?.vatNumber },
		...{ billingStreet: billing?.street, billingCity: billing?.city },
		...{ billingPostalCode: billing?.postalCode, billingCountry: billing?.country ?? "belgium" },
		...{ intro: content.intro, closing: content.closing, conditions: content.conditions },
		...{ remarks: content.remarks, pictures: content.pictures.join("\n") },
		hasDrawing: content.hasDrawing ? "on" : "",
		...{ validUntil: content.validUntil, termDays: String(content.termDays) },
	};
	return {
		fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value ?? ""])),
		lines: content.lines.map((given) => typedLine(given, sign)),
	};
}

/** What a reply to the form says was typed: every field a text, whatever was sent. */
export function typedOf(initial: Record<string, unknown> | null | undefined): TypedOffer {
	const { lines, ...others } = initial ?? {};
	const text = (value: unknown) => (typeof value === "string" ? value : "");
	const given: unknown[] = Array.isArray(lines) ? lines.slice(0, mostLines + 1) : [];
	const names = ["productId", "condition", "title", "details", "ralColor", "quantity"] as const;
	const amounts = ["unitPrice", "listPrice", "transportPrice"] as const;
	return {
		fields: Object.fromEntries(Object.entries(others).map(([name, value]) => [name, text(value)])),
		lines: given.map((one) => {
			const fields = (typeof one === "object" && one !== null ? one : {}) as Record<string, unknown>;
			return Object.fromEntries(
				[...names, ...amounts].map((name) => [name, text(fields[name])]),
			) as TypedLine;
		}),
	};
}

/** Beside the fields of the offer. */
export const offerFormFields = {
	intent: "intent",
	seen: "seen",
	/** Of the container that is to be added. */
	container: "addContainer",
	condition: "addCondition",
} as const;

/** The place of the line that a button removes; null for a button that does something else. */
export function removedLine(intent: string): number | null {
	const place = /^remove:(\d{1,3})$/.exec(intent)?.[1];
	return place === undefined ? null : Number(place);
}

export type OfferFormAnswer = {
	typed: TypedOffer;
	/** Codes by field. */
	errors: Record<string, string>;
	/** Of the whole form: `fields` where some of them have errors. */
	problem: "stale" | "gone" | "closed" | "failed" | "fields" | "container" | null;
	/** The mark of what is stored now. */
	seen: string | null;
};
