import { type DecimalSign, eurosText } from "~/values/euros.ts";
import type { OfferBuyer, OfferLine } from "~/values/offer-content.ts";
import type { BillingAddress, DeliveryChoice } from "~/values/vocabulary.ts";

/** Codes of what can be wrong with a field. */
export const offerFieldErrors = [
	...(["required", "tooLong", "emailInvalid", "phoneInvalid", "vatNumber", "postalCode", "billing"] as const),
	...(["money", "high", "quantity", "date", "days", "ral", "picture", "many", "container", "link"] as const),
] as const;
export type OfferFieldError = (typeof offerFieldErrors)[number];

export const mostLines = 50;

/** Fields of who buys and who pays, as a form begins with them. */
export function typedBuyer(
	buyer: OfferBuyer,
	billing: BillingAddress | null,
): Record<string, string | null | undefined> {
	return {
		...{ name: buyer.name, email: buyer.email, phone: buyer.phone, companyName: buyer.companyName },
		...{ vatNumber: buyer.vatNumber, street: buyer.street, city: buyer.city },
		...{ postalCode: buyer.postalCode, country: buyer.country },
		...{ billingCompanyName: billing?.companyName, billingVatNumber: billing?.vatNumber },
		...{ billingStreet: billing?.street, billingCity: billing?.city },
		...{ billingPostalCode: billing?.postalCode, billingCountry: billing?.country ?? "belgium" },
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
	| "transportPrice"
	| "transportType"
	| "key",
	string
>;

/** All fields of a form as texts, by their names; lines apart. */
export type TypedSale = { fields: Record<string, string>; lines: TypedLine[] };

/** What the fields of a line hold. @param sign before the decimals, in the desk's language */
export function typedLine(
	given: OfferLine & { transportType?: DeliveryChoice; key?: string },
	sign: DecimalSign,
): TypedLine {
	return {
		...{ productId: given.productId ?? "", condition: given.condition ?? "", title: given.title },
		...{ details: given.details, ralColor: given.ralColor ?? "", quantity: String(given.quantity) },
		unitPrice: eurosText(given.unitPrice, sign),
		listPrice: given.listPrice === null ? "" : String(given.listPrice),
		transportPrice: eurosText(given.transportPrice, sign),
		...{ transportType: given.transportType ?? "", key: given.key ?? "" },
	};
}

/** What a reply to the form says was typed: every field a text, whatever was sent. */
export function typedOf(initial: Record<string, unknown> | null | undefined): TypedSale {
	const { lines, ...rest } = initial ?? {};
	const text = (value: unknown) => (typeof value === "string" ? value : "");
	const given: unknown[] = Array.isArray(lines) ? lines.slice(0, mostLines + 1) : [];
	const names = ["productId", "condition", "title", "details", "ralColor", "quantity"] as const;
	const others = ["unitPrice", "listPrice", "transportPrice", "transportType", "key"] as const;
	return {
		fields: Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, text(value)])),
		lines: given.map((one) => {
			const fields = (typeof one === "object" && one !== null ? one : {}) as Record<string, unknown>;
			return Object.fromEntries([...names, ...others].map((name) => [name, text(fields[name])])) as TypedLine;
		}),
	};
}

/** Beside the fields of what is sold. */
export const saleFormFields = {
	intent: "intent",
	seen: "seen",
	/** The version that is saved over, knowingly. */
	overwrite: "overwrite",
	/** Of the container that is to be added. */
	container: "addContainer",
	condition: "addCondition",
} as const;

/** The place of the line that a button removes; null for a button that does something else. */
export function removedLine(intent: string): number | null {
	const place = /^remove:(\d{1,3})$/.exec(intent)?.[1];
	return place === undefined ? null : Number(place);
}
