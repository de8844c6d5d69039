import { z } from "zod";
import { antwerpClock } from "~/values/antwerp-time.ts";
import type { Day } from "~/values/day.ts";
import { type Cents, cents } from "~/values/money.ts";
import type { Language, OnlinePaymentState } from "~/values/vocabulary.ts";
import { OnlinePaymentError, type OnlinePayments, type Reversal } from "./online-payments.ts";

/** A key of Mollie's, and where its interface is. */
export type MollieConfig = { key: string; url: string };

/** Longer than Mollie takes on a bad day, shorter than a buyer waits. */
const patienceMs = 8_000;
/** More than any of its answers has. */
const mostLetters = 200_000;

const locales = { nl: "nl_BE", en: "en_GB", de: "de_DE", fr: "fr_BE" } as const satisfies Record<
	Language,
	string
>;

/** Statuses of Mollie's payments API, version 2. */
const states = {
	open: "open",
	pending: "open",
	authorized: "open",
	paid: "paid",
	canceled: "failed",
	expired: "failed",
	failed: "failed",
} as const satisfies Record<string, OnlinePaymentState>;

const money = z.object({ currency: z.literal("EUR"), value: z.string().regex(/^\d{1,10}\.\d{2}$/) });

const payment = z.object({
	id: z.string().regex(/^tr_\w{1,60}$/),
	status: z.enum(Object.keys(states) as [keyof typeof states, ...(keyof typeof states)[]]),
	amount: money,
	paidAt: z.iso.datetime({ offset: true }).nullish(),
	_links: z.object({ checkout: z.object({ href: z.url() }).nullish() }),
});

const made = z.object({ id: z.string().min(1) });

const refund = made.extend({
	amount: money,
	status: z.string(),
	createdAt: z.iso.datetime({ offset: true }),
	metadata: z.object({ id: z.string() }).nullish().catch(null),
});
const chargeback = made.extend({
	amount: money,
	createdAt: z.iso.datetime({ offset: true }),
	reversedAt: z.iso.datetime({ offset: true }).nullish(),
});
/** A payment that is asked for with `embed`: what there is none of may be left out. */
const withReversals = z.object({
	id: z.string(),
	_embedded: z
		.object({ refunds: z.array(refund).nullish(), chargebacks: z.array(chargeback).nullish() })
		.nullish(),
});
/** Statuses of its refunds; any other is on its way. */
const outcomes: Readonly<Record<string, Reversal["state"]>> = {
	...{ refunded: "paidOut", failed: "failed", canceled: "failed" },
};
/** @property field what of the request is wrong: "method", or "method.0" of a list */
const problem = z.object({ detail: z.string(), field: z.string().nullish() });

/** Statuses by which Mollie says that it will not do it, whoever asks and whenever. */
const refusals = [400, 404, 409, 410, 422];
/** Those by which it says that the key is not one of its own, or not of an account that may do this. */
const keyRefusals = [401, 403];
const longestRefusal = 300;

/** What an answer that is a failure says: whether Mollie will not do it, and whether the owner alone can put it right. */
function failureOf(status: number, text: string): OnlinePaymentError {
	const message = `Mollie answers ${status}`;
	if (keyRefusals.includes(status)) return new OnlinePaymentError(message, null, "key");
	if (!refusals.includes(status)) return new OnlinePaymentError(message);
	try {
		const { detail, field } = problem.parse(JSON.parse(text));
		const isMethod = field?.split(".")[0] === "method";
		return new OnlinePaymentError(message, detail.slice(0, longestRefusal), isMethod ? "method" : null);
	} catch {
		return new OnlinePaymentError(message, String(status));
	}
}

function moneyOf(amount: Cents): z.infer<typeof money> {
	const value = `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, "0")}`;
	return { currency: "EUR", value };
}

function dayOf(moment: string): Day {
	return antwerpClock(new Date(moment)).slice(0, 10);
}

function centsOf({ value }: z.infer<typeof money>): Cents {
	return cents(Number(value.replace(".", "")));
}

function reversalOf({
	id,
	amount,
	createdAt,
}: Pick<z.infer<typeof chargeback>, "id" | "amount" | "createdAt">) {
	return { id, amount: centsOf(amount), on: dayOf(createdAt) };
}

/** Payments by Bancontact and cards through Mollie. The key is in no error and no log. */
export function createMollie({ key, url }: MollieConfig, patience = patienceMs): OnlinePayments {
	async function ask<Answer>(
		path: string,
		answer: z.ZodType<Answer>,
		given: { post?: { body: object; idempotencyKey: string }; patienceMs?: number } = {},
	): Promise<Answer> {
		const { post, patienceMs: shorter = patience } = given;
		let status = 0;
		try {
			const response = await fetch(`${url}/v2/${path}`, {
				method: post ? "POST" : "GET",
				headers: {
					Authorization: `Bearer ${key}`,
					Accept: "application/json",
					...(post && { "Content-Type": "application/json", "Idempotency-Key": post.idempotencyKey }),
				},
				...(post && { body: JSON.stringify(post.body) }),
				// It would carry the key along.
				redirect: "error",
				// Also for an answer that begins and never ends.
				signal: AbortSignal.timeout(Math.min(patience, shorter)),
			});
			status = response.status;
			const text = await response.text();
			if (!response.ok) throw failureOf(status, text);
			if (text.length > mostLetters) throw new OnlinePaymentError("Mollie answers too much");
			return answer.parse(JSON.parse(text));
		} catch (error) {
			if (error instanceof OnlinePaymentError) throw error;
			const reason = error instanceof Error ? error.name : "unknown";
			throw new OnlinePaymentError(`no answer of Mollie can be used (${reason}, ${status})`);
		}
	}

	async function reversalsOf(providerId: string): Promise<Reversal[]> {
		const path = `payments/${encodeURIComponent(providerId)}?embed=refunds,chargebacks`;
		const { id, _embedded: parts } = await ask(path, withReversals);
		if (id !== providerId) throw new OnlinePaymentError("Mollie answers for another payment");
		const refunds = (parts?.refunds ?? []).map((one): Reversal => {
			const state = outcomes[one.status] ?? "underway";
			return { ...reversalOf(one), kind: "refund", key: one.metadata?.id ?? null, state };
		});
		const chargebacks = (parts?.chargebacks ?? []).map((one): Reversal => {
			const state = one.reversedAt ? "failed" : "paidOut";
			return { ...reversalOf(one), kind: "chargeback", key: null, state };
		});
		return [...refunds, ...chargebacks];
	}

	return {
		async start({ id, amount, description, returnUrl, webhookUrl, language }) {
			const body = {
				...{ amount: moneyOf(amount), description: description.slice(0, 255), redirectUrl: returnUrl },
				...(webhookUrl && { webhookUrl }),
				...{ locale: locales[language], method: ["bancontact", "creditcard"], metadata: { id } },
			};
			const created = await ask("payments", payment, { post: { idempotencyKey: id, body } });
			const checkoutUrl = created._links.checkout?.href;
			if (!checkoutUrl || new URL(checkoutUrl).protocol !== new URL(url).protocol) {
				throw new OnlinePaymentError("Mollie names no payment page");
			}
			return { providerId: created.id, checkoutUrl };
		},

		async status(providerId, patienceMs) {
			const found = await ask(`payments/${encodeURIComponent(providerId)}`, payment, { patienceMs });
			if (found.id !== providerId) throw new OnlinePaymentError("Mollie answers for another payment");
			const state = states[found.status];
			// A day that Mollie leaves out is today: it has just been asked.
			const paidAt = found.paidAt ?? new Date().toISOString();
			const paidOn = state === "paid" ? dayOf(paidAt) : null;
			return { state, amount: centsOf(found.amount), paidOn };
		},

		async refund({ providerId, amount, key: idempotencyKey, description }) {
			const path = `payments/${encodeURIComponent(providerId)}/refunds`;
			// Mollie forgets a key within the hour; what it has made it names.
			const known = await reversalsOf(providerId);
			if (known.some((one) => one.key === idempotencyKey && one.state !== "failed")) return;
			const metadata = { id: idempotencyKey };
			const body = { amount: moneyOf(amount), description: description.slice(0, 255), metadata };
			await ask(path, made, { post: { idempotencyKey, body } });
		},

		reversals: reversalsOf,
	};
}
