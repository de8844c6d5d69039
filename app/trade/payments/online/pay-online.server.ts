import { setTimeout as sleep } from "node:timers/promises";
import { and, desc, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import { OnlinePaymentError, type OnlinePayments } from "~/platform/online-payments.ts";
import type { ConfirmationSender } from "~/trade/orders/order-sender.server.ts";
import { isAwaited, leftDue } from "~/trade/orders/owed-amount.ts";
import { isUuid } from "~/values/uuid.ts";
import type { OnlinePaymentState } from "~/values/vocabulary.ts";
import { bookPayment, lockOrder, settleOnline, sumPaid, theShop } from "../book-payment.server.ts";

const { onlinePayments } = schema;

type Attempt = typeof onlinePayments.$inferSelect;

/** An attempt so young is gone on with instead of starting another: a double click, a second tab. */
const reusedForMs = 10 * 60_000;
/** A provider has answered by then, or the process that asked it has ended. */
const begunWithinMs = 10_000;
const lookEveryMs = 100;
/** Providers tell within days what became of a payment. */
const lookedAtForMs = 4 * 24 * 60 * 60_000;

/** The attempts to pay an order online, the latest first. One statement. */
async function listAttempts(db: Db | Transaction, orderId: string): Promise<Attempt[]> {
	if (!isUuid(orderId)) return [];
	return await db
		.select()
		.from(onlinePayments)
		.where(eq(onlinePayments.orderId, orderId))
		.orderBy(desc(onlinePayments.createdAt));
}

/**
 * Claims an attempt to pay what is asked for of an order: the latest one while it is young, which the order's page shows too,
 * also where the provider has not answered yet. Null: nothing is to be paid.
 * @param seen its attempts as the provider sees them: one that it does not know is not gone on with
 */
function claim(db: Db, { orderId, now, seen }: { orderId: string; now: Date; seen: readonly SeenAttempt[] }) {
	return db.transaction(async (tx) => {
		const order = isUuid(orderId) ? await lockOrder(tx, orderId) : null;
		if (!order || !isAwaited(order)) return null;
		const amount = leftDue(order, await sumPaid(tx, orderId));
		if (amount <= 0) return null;
		const [latest] = await listAttempts(tx, orderId);
		const isYoung = latest !== undefined && now.getTime() - latest.createdAt.getTime() < reusedForMs;
		const isKnown = !seen.some(({ id, isUnknown }) => isUnknown && id === latest?.id);
		if (isYoung && isKnown && latest.state === "open" && latest.amount === amount) {
			return { order, attempt: latest, isOwn: false };
		}
		const [attempt] = await tx.insert(onlinePayments).values({ orderId, amount }).returning();
		return attempt ? { order, attempt, isOwn: true } : null;
	});
}

/** Waits for what somebody else has begun. @returns whether it can be paid; null where nobody seems to be at it */
async function untilBegun(db: Db, { id, createdAt }: Attempt): Promise<boolean | null> {
	const until = createdAt.getTime() + begunWithinMs;
	for (;;) {
		const [attempt] = await db.select().from(onlinePayments).where(eq(onlinePayments.id, id));
		if (attempt?.checkoutUrl) return true;
		if (attempt?.state !== "open") return false;
		if (Date.now() > until) return null;
		await sleep(lookEveryMs);
	}
}

/**
 * What came of starting to pay: it can be paid; nothing is to be paid, perhaps since just now; the provider will not take it, which
 * asking again does not change; it did not answer.
 */
export type StartResult = "begun" | "nothingDue" | "refused" | "failed";

/**
 * Starts to pay what is open of an order. What was paid before without the provider's call is booked first. Nothing is locked
 * while the provider is asked; where it does not answer, the attempt has failed, and nobody has an address to pay it at.
 * @param given.returnUrl of the order's page; `given.webhookUrl` null where the provider cannot reach the shop;
 *   `given.company` what the payer reads beside the order's number
 */
export async function startOnline(
	looking: Looking,
	given: { orderId: string; returnUrl: string; webhookUrl: string | null; company: string; now: Date },
): Promise<StartResult> {
	const { db, provider } = looking;
	const { orderId, now, company, ...urls } = given;
	const seen = await attemptsNow(looking, orderId, now);
	const claimed = await claim(db, { orderId, now, seen });
	if (!claimed) return "nothingDue";
	const { order, attempt, isOwn } = claimed;
	const isBegun = isOwn ? null : await untilBegun(db, attempt);
	if (isBegun !== null) return isBegun ? "begun" : "failed";
	const own = eq(onlinePayments.id, attempt.id);
	try {
		const { language, orderNumber } = order;
		const description = `${orderNumber} ${company}`;
		const { id, amount } = attempt;
		const started = await provider.start({ id, amount, language, description, ...urls });
		await db.update(onlinePayments).set(started).where(own);
		return "begun";
	} catch (error) {
		log.error("online payment not started", { order: orderId, error: errorText(error) });
		// Whoever asked with the same name meanwhile may have got an address: it can be paid at.
		const failed = await db
			.update(onlinePayments)
			.set({ state: "failed" })
			.where(and(own, isNull(onlinePayments.checkoutUrl)))
			.returning({ id: onlinePayments.id });
		if (failed.length === 0) return "begun";
		return error instanceof OnlinePaymentError && error.refusal !== null ? "refused" : "failed";
	}
}

export type Looking = { db: Db; provider: OnlinePayments; sender: () => Promise<ConfirmationSender> };

/**
 * Asks the provider what became of an attempt, and books it where it is paid: once, however often and by whomever this is
 * called. The order goes on where nothing is left to pay; its buyer is told once.
 * @param patienceMs how long it is waited for where somebody waits for a page
 * @throws OnlinePaymentError where the provider does not answer
 */
export async function lookAgain(
	{ db, provider, sender }: Looking,
	attempt: Pick<Attempt, "id" | "orderId" | "providerId">,
	patienceMs?: number,
): Promise<OnlinePaymentState> {
	if (attempt.providerId === null) return "failed";
	const { state, amount, paidOn } = await provider.status(attempt.providerId, patienceMs);
	const thanks = await sender();
	return db.transaction(async (tx) => {
		const order = await lockOrder(tx, attempt.orderId);
		const [row] = await tx.select().from(onlinePayments).where(eq(onlinePayments.id, attempt.id));
		if (!order || !row) throw new Error("an online payment has lost its order");
		// What is paid stays paid, whatever an answer says that was asked for earlier.
		if (row.state === "paid") return "paid";
		await tx
			.update(onlinePayments)
			.set({ state, checkedAt: sql`now()` })
			.where(eq(onlinePayments.id, row.id));
		if (state !== "paid" || paidOn === null) return state;
		const actor = theShop(thanks.company);
		const payment = { amount, paidOn, note: attempt.providerId ?? "" };
		const booked = await bookPayment(tx, actor, { order, key: row.id, payment });
		if ("closes" in booked) await settleOnline(tx, actor, { order, thanks, amount, key: row.id, ...booked });
		return state;
	});
}

/** A provider is asked so often at most by a page that is looked at again and again. */
const restMs = 4_000;
/** A page waits no longer: it says where to transfer to as well. */
const pagePatienceMs = 2_500;
/** Attempts of an order that a page asks about. */
const mostAsked = 5;

/** @property isUnknown whether the provider has said that it knows no such payment: nobody can pay it any more */
export type SeenAttempt = Attempt & { isUnknown: boolean };

async function seeAgain(looking: Looking, attempt: Attempt): Promise<SeenAttempt> {
	try {
		return {
			...attempt,
			state: await lookAgain(looking, attempt, pagePatienceMs),
			isUnknown: false,
		};
	} catch (error) {
		log.warn("online payment not looked at", { payment: attempt.id, error: errorText(error) });
		return { ...attempt, isUnknown: error instanceof OnlinePaymentError && error.refusal !== null };
	}
}

/**
 * The attempts to pay an order, the latest first, as the provider sees now those that are not decided: whoever comes back from
 * the payment page may be faster than the provider's call, and may have paid at an older one in another tab.
 */
export async function attemptsNow(looking: Looking, orderId: string, now: Date): Promise<SeenAttempt[]> {
	const attempts = await listAttempts(looking.db, orderId);
	const isDue = ({ state, providerId, checkedAt }: Attempt) =>
		state === "open" &&
		providerId !== null &&
		(checkedAt === null || now.getTime() - checkedAt.getTime() >= restMs);
	const due = new Set(attempts.filter(isDue).slice(0, mostAsked));
	return await Promise.all(
		attempts.map((one) => (due.has(one) ? seeAgain(looking, one) : { ...one, isUnknown: false })),
	);
}

/** Looks again at whatever is not decided yet: a call of the provider's may never come. @returns how many were paid */
export async function lookAtOpen(looking: Looking, now: Date): Promise<number> {
	const rows = await looking.db
		.select()
		.from(onlinePayments)
		.where(
			and(
				...[eq(onlinePayments.state, "open"), isNotNull(onlinePayments.providerId)],
				gt(onlinePayments.createdAt, new Date(now.getTime() - lookedAtForMs)),
			),
		);
	let paid = 0;
	for (const row of rows) {
		try {
			if ((await lookAgain(looking, row)) === "paid") paid += 1;
		} catch (error) {
			log.warn("online payment not looked at", { payment: row.id, error: errorText(error) });
		}
	}
	return paid;
}
