import type { Day } from "~/values/day.ts";
import type { Cents } from "~/values/money.ts";
import type { Language, OnlinePaymentState, ReversalKind } from "~/values/vocabulary.ts";

/** What a payment is started with. */
export type NewOnlinePayment = {
	/** The shop's own name for it: the same one sent twice is one payment. */
	id: string;
	amount: Cents;
	/** What the payer reads on the payment page and the account. */
	description: string;
	/** Where the payer comes back to, however it went. */
	returnUrl: string;
	/** Where the provider says that something has changed; null where it cannot reach the shop. */
	webhookUrl: string | null;
	language: Language;
};

/** @property paidOn null as long as it is not paid */
export type OnlinePaymentStatus = { state: OnlinePaymentState; amount: Cents; paidOn: Day | null };

/**
 * What of a payment went back to its payer, as the provider sees it now: refunded, or charged back by the payer's bank.
 * @property id the provider's name for it
 * @property key the shop's own; null where the shop has not asked for it
 * @property on the day in Antwerp
 * @property state failed: what was on its way has come back, a chargeback was overturned
 */
export type Reversal = {
	id: string;
	kind: ReversalKind;
	key: string | null;
	amount: Cents;
	on: Day;
	state: "underway" | "paidOut" | "failed";
};

/**
 * A provider of online payments. What it is asked is the truth; what comes in by itself only says to look again. Every call
 * ends within seconds.
 * @throws OnlinePaymentError where there is no answer that can be used
 */
export type OnlinePayments = {
	start(given: NewOnlinePayment): Promise<{ providerId: string; checkoutUrl: string }>;
	/** @param patienceMs how long an answer is waited for at most, where somebody waits for it; else as long as is usual */
	status(providerId: string, patienceMs?: number): Promise<OnlinePaymentStatus>;
	/** @param given.key the same one sent twice, however much later, is one refund */
	refund(given: { providerId: string; amount: Cents; key: string; description: string }): Promise<void>;
	/** Whatever of a payment went back, whoever asked for it: also what the owner did at the provider itself. */
	reversals(providerId: string): Promise<Reversal[]>;
};

/** What the provider does not take of a shop: its key, or the ways to pay that it asks for. */
export type OnlineTrouble = "key" | "method";

/**
 * @property refusal why the provider will not do it, in its words; null where asking again may help
 * @property trouble what only the shop's owner can put right; null: nothing
 */
export class OnlinePaymentError extends Error {
	readonly refusal: string | null;
	readonly trouble: OnlineTrouble | null;
	constructor(message: string, refusal: string | null = null, trouble: OnlineTrouble | null = null) {
		super(message);
		this.refusal = refusal;
		this.trouble = trouble;
	}
}
