import { memberOf } from "~/values/closed-set.ts";
import { type Day, parseDay } from "~/values/day.ts";
import { parseEuros } from "~/values/euros.ts";
import { type Cents, cents } from "~/values/money.ts";
import { plainText } from "~/values/plain-text.ts";
import type { NewPayment } from "../payment-state.ts";

/** What the forms beside an order's payments do. */
export const paymentIntents = [
	"payment",
	"due",
	"reminders",
	"refund",
	"refund-again",
	"refund-settled",
	"chargeback-settled",
] as const;
export type PaymentIntent = (typeof paymentIntents)[number];

export const paymentKinds = ["received", "refunded"] as const;
export type PaymentKind = (typeof paymentKinds)[number];

export const paymentFields = {
	kind: "kind",
	amount: "amount",
	paidOn: "paidOn",
	note: "paymentNote",
	/** Made with the page: the same form sent twice is the same payment. */
	key: "key",
	dueOn: "dueOn",
	/** Whether the buyer is to be spared the reminders. */
	stop: "stop",
	/** Which online payment is paid back, how much of it and why. */
	refundOf: "refundOf",
	refundAmount: "refundAmount",
	refundReason: "refundReason",
	/** In the address that follows: what was done. */
	done: "paid",
} as const;

export const longestPaymentNote = 500;
/** 99,999,999.99 euros. */
const mostPaid = 9_999_999_999;

export type PaymentProblem =
	| ("form" | "negative" | "decimals" | "high" | "nothing")
	| ("day" | "future" | "reason" | "noteLong" | "tooMuchBack" | "dueDay" | "gone")
	| ("refused" | "unsure" | "off" | "sentBefore" | "refundBefore");

export type TypedPayment = Record<
	"kind" | "amount" | "paidOn" | "note" | "dueOn" | "refundOf" | "refundAmount" | "refundReason",
	string
>;

/** What the server says to a form that it did not take, with what was typed. */
export type PaymentAnswer = {
	payment: PaymentIntent;
	problems: Partial<
		Record<
			"kind" | "amount" | "paidOn" | "note" | "dueOn" | "refundAmount" | "refundReason" | "all",
			PaymentProblem
		>
	>;
	/** Why a provider refused, in its words. */
	said?: string;
	typed: TypedPayment;
};

/**
 * A payment as it is typed, or what is wrong with each of its fields.
 * @param today the day in Antwerp: nothing is paid tomorrow
 */
export function readPayment(
	typed: Pick<TypedPayment, "kind" | "amount" | "paidOn" | "note">,
	today: Day,
): { payment: NewPayment } | { problems: PaymentAnswer["problems"] } {
	const problems: PaymentAnswer["problems"] = {};
	const kind = memberOf(paymentKinds, typed.kind);
	if (kind === null) problems.kind = "form";
	const euros = parseEuros(typed.amount.slice(0, 100), mostPaid);
	if ("problem" in euros) problems.amount = euros.problem;
	else if (euros.amount === 0) problems.amount = "nothing";
	const paidOn = parseDay(typed.paidOn);
	if (paidOn === null) problems.paidOn = "day";
	else if (paidOn > today) problems.paidOn = "future";
	const note = plainText(typed.note).replaceAll("\r\n", "\n").trim();
	if (note.length > longestPaymentNote) problems.note = "noteLong";
	else if (kind === "refunded" && note === "") problems.note = "reason";
	if (kind === null || "problem" in euros || paidOn === null || Object.keys(problems).length > 0) {
		return { problems };
	}
	return { payment: { amount: kind === "refunded" ? cents(-euros.amount) : euros.amount, paidOn, note } };
}

/** What is to be paid back online, or what is wrong with each field. */
export function readRefund(
	typed: Pick<TypedPayment, "refundAmount" | "refundReason">,
): { amount: Cents; reason: string } | { problems: PaymentAnswer["problems"] } {
	const problems: PaymentAnswer["problems"] = {};
	const euros = parseEuros(typed.refundAmount.slice(0, 100), mostPaid);
	if ("problem" in euros) problems.refundAmount = euros.problem;
	else if (euros.amount === 0) problems.refundAmount = "nothing";
	const reason = plainText(typed.refundReason).replaceAll("\r\n", "\n").trim();
	if (reason === "") problems.refundReason = "reason";
	if (reason.length > longestPaymentNote) problems.refundReason = "noteLong";
	if ("problem" in euros || Object.keys(problems).length > 0) return { problems };
	return { amount: euros.amount, reason };
}
