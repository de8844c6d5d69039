import { type Day, daysLater, parseDay } from "~/values/day.ts";
import { parseEuros } from "~/values/euros.ts";
import type { Cents } from "~/values/money.ts";
import { plainText } from "~/values/plain-text.ts";
import { isUuid } from "~/values/uuid.ts";
import type { InvoiceRequest } from "../invoice.ts";

/** What the form beside an order's invoices does. */
export const invoiceIntents = ["bill", "bill-mail", "bill-send"] as const;
export type InvoiceIntent = (typeof invoiceIntents)[number];

/** Names in the address of the order's page, and in the form that follows it. */
export const invoiceFields = {
	/** What is asked for: invoice, deposit or credit. */
	bill: "bill",
	percent: "percent",
	/** Without VAT: of a deposit instead of percents, of a credit note instead of pieces. */
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
	/** Issued as agreed although it comes to this total, in cents, by now; and why. */
	insteadOf: "insteadOf",
	vatReason: "vatReason",
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
			if (given.get(invoiceFields.amount) !== null) {
				const euros = readAmount(text(invoiceFields.amount));
				return "problem" in euros ? euros : { request: { kind: "credit_note", of, net: euros.amount } };
			}
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
	const euros = readAmount(amount);
	return "problem" in euros ? euros : { request: { kind: "deposit", part: { net: euros.amount } } };
}

function readAmount(typed: string): { amount: Cents } | { problem: "amount" } {
	const euros = parseEuros(typed.slice(0, 100), mostAsked);
	return "problem" in euros ? { problem: "amount" } : euros;
}

const amountField = (net: Cents): [name: string, value: string] => [
	invoiceFields.amount,
	(net / 100).toFixed(2),
];

/** What is asked for as names and values of an address or of hidden fields: it reads back as it was. */
export function askedFields(request: InvoiceRequest): [name: string, value: string][] {
	const { bill, of, percent, quantity } = invoiceFields;
	switch (request.kind) {
		case "invoice":
			return [[bill, "invoice"]];
		case "deposit":
			return [
				[bill, "deposit"],
				"percent" in request.part ? [percent, String(request.part.percent)] : amountField(request.part.net),
			];
		case "credit_note":
			return [
				[bill, "credit"],
				[of, request.of],
				...("net" in request
					? [amountField(request.net)]
					: request.lines === "all"
						? []
						: request.lines.map((line): [string, string] => [
								`${quantity}${line.id}`,
								String(line.quantity),
							])),
			];
	}
}

export type TypedInvoice = { deliveredOn: string; reason: string; vatReason: string; isMailed: boolean };
/** What is typed beside a draft, as its form has it. */
export function readWords(form: FormData): TypedInvoice {
	const text = (name: "deliveredOn" | "reason" | "vatReason" | "mail") =>
		String(form.get(invoiceFields[name]) ?? "");
	return {
		...{ deliveredOn: text("deliveredOn"), reason: text("reason"), vatReason: text("vatReason") },
		isMailed: text("mail") === "yes",
	};
}

/** What was typed beside a draft that is gone, as fields of the form that asks for the next one: pages without scripts keep it so. */
export function carriedFields({ deliveredOn, reason, vatReason, isMailed }: TypedInvoice) {
	const fields: [name: string, value: string][] = [
		[invoiceFields.deliveredOn, deliveredOn],
		[invoiceFields.reason, reason],
		[invoiceFields.vatReason, vatReason],
		[invoiceFields.mail, isMailed ? "yes" : "no"],
	];
	// They stand in an address.
	return fields.map(([name, value]): [string, string] => [name, value.slice(0, longestReason)]);
}

/** What an address carries of it; null: nothing. */
export function readCarried(parameters: URLSearchParams): TypedInvoice | null {
	const text = (name: "deliveredOn" | "reason" | "vatReason" | "mail") =>
		(parameters.get(invoiceFields[name]) ?? "").slice(0, longestReason);
	if (!parameters.has(invoiceFields.mail)) return null;
	return {
		...{ deliveredOn: text("deliveredOn"), reason: text("reason"), vatReason: text("vatReason") },
		isMailed: text("mail") === "yes",
	};
}

export type InvoiceFieldProblem = "day" | "dayNeeded" | "reason" | "reasonLong";
export type InvoiceFieldProblems = Partial<
	Record<"deliveredOn" | "reason" | "vatReason", InvoiceFieldProblem>
>;

const reasonOf = (typed: string) => plainText(typed).replaceAll("\r\n", "\n").trim();

/**
 * What is typed beside a draft, or what is wrong with each field.
 * @param today in Antwerp; @param insteadOf the total that was shown beside the agreed one, as it came; empty where none was
 */
export function readTyped(
	typed: TypedInvoice,
	kind: InvoiceRequest["kind"],
	{ today, insteadOf }: { today: Day; insteadOf: string },
):
	| { deliveredOn: Day | null; reason: string; agreed: { insteadOf: number; reason: string } | null }
	| { problems: InvoiceFieldProblems } {
	const problems: InvoiceFieldProblems = {};
	const day = typed.deliveredOn.trim() === "" ? null : (parseDay(typed.deliveredOn) ?? "wrong");
	const isNear =
		day === null || (day >= daysLater(today, -deliveryDays) && day <= daysLater(today, deliveryDays));
	const isCredit = kind === "credit_note";
	if (!isCredit && (day === "wrong" || !isNear)) problems.deliveredOn = "day";
	const isKept = !isCredit && insteadOf !== "";
	for (const [name, isAsked] of [["reason", isCredit] as const, ["vatReason", isKept] as const]) {
		const text = reasonOf(typed[name]);
		if (isAsked && text === "") problems[name] = "reason";
		if (text.length > longestReason) problems[name] = "reasonLong";
	}
	if (Object.keys(problems).length > 0) return { problems };
	return {
		deliveredOn: !isCredit && day !== "wrong" ? day : null,
		reason: isCredit ? reasonOf(typed.reason) : "",
		agreed: isKept ? { insteadOf: Number(insteadOf), reason: reasonOf(typed.vatReason) } : null,
	};
}
