import { type Day, daysLater, parseDay } from "~/values/day.ts";
import { parseEuros } from "~/values/euros.ts";
import { plainText } from "~/values/plain-text.ts";
import { isUuid } from "~/values/uuid.ts";
import type { InvoiceRequest } from "../invoice.ts";

/** What the form beside an order's invoices does. */
export const invoiceIntents = ["bill", "bill-mail"] as const;
export type InvoiceIntent = (typeof invoiceIntents)[number];

/** Names in the address of the order's page, and in the form that follows it. */
export const invoiceFields = {
	/** What is asked for: invoice, deposit or credit. */
	bill: "bill",
	percent: "percent",
	/** Without VAT, instead of percents. */
	amount: "amount",
	/** The invoice that is credited, or mailed once more. */
	of: "of",
	/** Before the id of a line: how many of it are credited. */
	quantity: "quantity-",
	deliveredOn: "deliveredOn",
	reason: "reason",
	mail: "mail",
	/** Made with the page: the same form sent twice is the same invoice. */
	key: "key",
	/** Marks the draft that was shown. */
	seen: "seen",
	/** In the address that follows: the number of what was made, or that a mail was written. */
	done: "billed",
} as const;

export const longestReason = 500;
/** 99,999,999.99 euros. */
const mostAsked = 9_999_999_999;
/** A delivery within a year before or after. */
const deliveryDays = 366;

type Texts = { get: (name: string) => FormDataEntryValue | null; keys: () => Iterable<string> };

/** What a request asks to be made; null where it asks for nothing, or not in a form of the shop. */
export type Asked = { request: InvoiceRequest } | { problem: "percent" | "amount" | "quantity" };

/** Reads what is asked for, from an address or a form. */
export function readAsked(given: Texts): Asked | null {
	const text = (name: string) => String(given.get(name) ?? "").trim();
	switch (text(invoiceFields.bill)) {
		case "invoice":
			return { request: { kind: "invoice" } };
		case "deposit":
			return readDeposit(text(invoiceFields.percent), text(invoiceFields.amount));
		case "credit": {
			const of = text(invoiceFields.of);
			if (!isUuid(of)) return null;
			const names = [...given.keys()].filter((name) => name.startsWith(invoiceFields.quantity));
			if (names.length === 0) return { request: { kind: "credit_note", of, lines: "all" } };
			const lines = names.map((name) => ({
				id: Number(name.slice(invoiceFields.quantity.length)),
				quantity: /^\d{1,6}$/.test(text(name)) ? Number(text(name)) : text(name) === "" ? 0 : Number.NaN,
			}));
			if (lines.some(({ id, quantity }) => !Number.isInteger(id) || Number.isNaN(quantity))) {
				return { problem: "quantity" };
			}
			return { request: { kind: "credit_note", of, lines } };
		}
		default:
			return null;
	}
}

function readDeposit(percent: string, amount: string): Asked {
	if (percent !== "") {
		if (!/^\d{1,2}$/.test(percent) || Number(percent) < 1) return { problem: "percent" };
		return { request: { kind: "deposit", part: { percent: Number(percent) } } };
	}
	const euros = parseEuros(amount.slice(0, 100), mostAsked);
	if ("problem" in euros) return { problem: "amount" };
	return { request: { kind: "deposit", part: { net: euros.amount } } };
}

/** What is asked for as names and values of an address or of hidden fields: it reads back as it was. */
export function askedFields(request: InvoiceRequest): [name: string, value: string][] {
	const { bill, of, percent, amount, quantity } = invoiceFields;
	switch (request.kind) {
		case "invoice":
			return [[bill, "invoice"]];
		case "deposit":
			return [
				[bill, "deposit"],
				"percent" in request.part
					? [percent, String(request.part.percent)]
					: [amount, (request.part.net / 100).toFixed(2)],
			];
		case "credit_note":
			return [
				[bill, "credit"],
				[of, request.of],
				...(request.lines === "all"
					? []
					: request.lines.map((line): [string, string] => [`${quantity}${line.id}`, String(line.quantity)])),
			];
	}
}

export type TypedInvoice = { deliveredOn: string; reason: string; isMailed: boolean };
export type InvoiceFieldProblem = "day" | "dayNeeded" | "reason" | "reasonLong";

/** What is typed beside a draft, or what is wrong with each field. @param today in Antwerp */
export function readTyped(
	typed: TypedInvoice,
	kind: InvoiceRequest["kind"],
	today: Day,
):
	| { deliveredOn: Day | null; reason: string }
	| { problems: Partial<Record<"deliveredOn" | "reason", InvoiceFieldProblem>> } {
	const problems: Partial<Record<"deliveredOn" | "reason", InvoiceFieldProblem>> = {};
	const day = typed.deliveredOn.trim() === "" ? null : (parseDay(typed.deliveredOn) ?? "wrong");
	const isNear =
		day === null || (day >= daysLater(today, -deliveryDays) && day <= daysLater(today, deliveryDays));
	if (kind !== "credit_note" && (day === "wrong" || !isNear)) problems.deliveredOn = "day";
	const reason = plainText(typed.reason).replaceAll("\r\n", "\n").trim();
	if (kind === "credit_note" && reason === "") problems.reason = "reason";
	if (reason.length > longestReason) problems.reason = "reasonLong";
	if (Object.keys(problems).length > 0) return { problems };
	return {
		deliveredOn: kind !== "credit_note" && day !== "wrong" ? day : null,
		reason: kind === "credit_note" ? reason : "",
	};
}
