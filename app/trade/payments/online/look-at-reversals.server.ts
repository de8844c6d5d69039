import { randomUUID } from "node:crypto";
import { and, eq, gt, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { schema } from "~/platform/db.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import type { Reversal } from "~/platform/online-payments.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import { cents } from "~/values/money.ts";
import { bookPayment, lockOrder, theShop } from "../book-payment.server.ts";
import { bookReversals } from "./book-reversals.server.ts";
import type { Looking } from "./pay-online.server.ts";

const { onlinePayments, onlineRefunds, payments } = schema;

/** Banks need days; a provider that is asked in vain for so long has forgotten it. */
const lookedAtForMs = 45 * 24 * 60 * 60_000;
/** A refund that is on its way is asked about so often at most. */
const restMs = 60 * 60_000;
/** Cards are charged back within four months of what was bought, at times of its delivery. */
const chargedBackForMs = 240 * 24 * 60 * 60_000;
/** What is paid and stands is asked about so often: the provider's call tells of what goes back, and may never come. */
const dayMs = 24 * 60 * 60_000;
/** Payments that are asked about at once: each is a call. */
const atOnce = 50;

type Attempt = Pick<typeof onlinePayments.$inferSelect, "id" | "orderId" | "providerId">;

/** What became of one refund: it was asked for again where the first one failed. */
function outcomeOf(found: readonly Reversal[], key: string): Reversal["state"] {
	const states = found.flatMap((one) => (one.key === key ? [one.state] : []));
	return states.find((state) => state !== "failed") ?? states[0] ?? "underway";
}

/**
 * Asks the provider what of a payment went back, and what became of the refunds that it has taken. What has failed is counted
 * back: once, whoever hears of it; the desk then tells the owner.
 * @returns how many have failed since
 * @throws OnlinePaymentError where the provider does not answer
 */
export async function lookAtReversalsOf(
	{ db, provider, sender }: Looking,
	{ id, orderId, providerId }: Attempt,
	now: Date,
): Promise<number> {
	if (providerId === null) return 0;
	const found = await provider.reversals(providerId);
	const { company } = await sender();
	const { refund, reversal } = pageTexts[company.mailLanguage].adminPayments;
	const note = refund.failedNote;
	const actor = theShop(company);
	return db.transaction(async (tx) => {
		const order = await lockOrder(tx, orderId);
		if (!order) throw new Error("a refund has lost its order");
		const taken = await tx
			.select()
			.from(onlineRefunds)
			.where(and(eq(onlineRefunds.onlinePaymentId, id), eq(onlineRefunds.state, "done")));
		const keysOf = (state: Reversal["state"]) =>
			taken.flatMap((one) => (outcomeOf(found, one.id) === state ? [one.id] : []));
		const [paidOut, failed] = [keysOf("paidOut"), keysOf("failed")];
		const checked = (keys: readonly string[], set: Partial<typeof onlineRefunds.$inferInsert>) =>
			tx
				.update(onlineRefunds)
				.set({ checkedAt: now, ...set })
				.where(inArray(onlineRefunds.id, [...keys]));
		await checked(keysOf("underway"), {});
		await checked(paidOut, { settledAt: now });
		await checked(failed, { state: "failed", settledAt: null });
		// What was never booked as gone does not come back either.
		const booked = await tx
			.select({ key: payments.key, amount: payments.amount })
			.from(payments)
			.where(inArray(payments.key, failed));
		for (const { amount } of booked) {
			const payment = { amount: cents(-amount), paidOn: antwerpClock(now).slice(0, 10), note };
			await bookPayment(tx, actor, { order, key: randomUUID(), payment });
		}
		if (failed.length > 0) log.warn("online refunds failed", { order: orderId, refunds: failed.length });
		await bookReversals(tx, { actor, notes: reversal.notes, orderId, paymentId: id, now }, found);
		return failed.length;
	});
}

/** Looks at each of these attempts, whatever became of the others. @returns how many refunds have failed since */
async function lookAtEach(looking: Looking, attempts: readonly Attempt[], now: Date): Promise<number> {
	let failed = 0;
	for (const attempt of attempts) {
		try {
			failed += await lookAtReversalsOf(looking, attempt, now);
		} catch (error) {
			log.warn("reversals of an online payment not looked at", {
				payment: attempt.id,
				error: errorText(error),
			});
		}
	}
	return failed;
}

const { id, orderId, providerId } = onlinePayments;

/**
 * Looks again at every refund that is on its way: a call of the provider's may never come.
 * @returns how many have failed since
 */
export async function lookAtRefunds(looking: Looking, now: Date): Promise<number> {
	const attempts = await looking.db
		.selectDistinct({ id, orderId, providerId })
		.from(onlineRefunds)
		.innerJoin(onlinePayments, eq(onlinePayments.id, onlineRefunds.onlinePaymentId))
		.where(
			and(
				...[eq(onlineRefunds.state, "done"), isNull(onlineRefunds.settledAt)],
				gt(onlineRefunds.createdAt, new Date(now.getTime() - lookedAtForMs)),
				or(isNull(onlineRefunds.checkedAt), lt(onlineRefunds.checkedAt, new Date(now.getTime() - restMs))),
			),
		)
		.limit(atOnce);
	return await lookAtEach(looking, attempts, now);
}

/**
 * Looks once a day at what is paid and may still go back without the shop. What no provider answers for waits a day too: it
 * keeps no other from its turn.
 */
export async function lookAtPaid(looking: Looking, now: Date): Promise<void> {
	const due = looking.db
		.select({ id })
		.from(onlinePayments)
		.where(
			and(
				...[
					eq(onlinePayments.state, "paid"),
					gt(onlinePayments.createdAt, new Date(now.getTime() - chargedBackForMs)),
				],
				or(isNull(onlinePayments.checkedAt), lt(onlinePayments.checkedAt, new Date(now.getTime() - dayMs))),
			),
		)
		.orderBy(sql`${onlinePayments.checkedAt} nulls first`)
		.limit(atOnce);
	const attempts = await looking.db
		.update(onlinePayments)
		.set({ checkedAt: now })
		.where(inArray(id, due))
		.returning({ id, orderId, providerId });
	await lookAtEach(looking, attempts, now);
}
