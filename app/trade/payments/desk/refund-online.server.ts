import { and, eq, inArray, sql } from "drizzle-orm";
import { recordChange } from "~/desk/history/audit.server.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import { OnlinePaymentError, type OnlinePayments } from "~/platform/online-payments.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import { type Cents, cents } from "~/values/money.ts";
import type { Actor } from "~/values/rights.ts";
import { isUuid } from "~/values/uuid.ts";
import { bookPayment, lockOrder, settleRefunds, sumPaid } from "../book-payment.server.ts";

const { onlinePayments, onlineRefunds, onlineReversals, payments } = schema;

/** What is to be paid back. @property key the form's: the same form sent twice is one refund */
export type RefundWish = { orderId: string; paymentId: string; key: string; amount: Cents; reason: string };

/** refused: the provider will not, and says why; unsure: nobody knows yet, and it can be asked again. */
export type RefundResult =
	| "refunded"
	| { problem: "gone" | "tooMuchBack" | "unsure" | "refundBefore" }
	| { problem: "refused"; answer: string };

type Refund = typeof onlineRefunds.$inferSelect;
type Claimed = { refund: Refund; providerId: string; orderNumber: string };

/** What is being paid back of some attempts, done or under way. */
async function pledged(tx: Transaction, attempts: readonly string[], states: readonly Refund["state"][]) {
	const [row] = await tx
		.select({ sum: sql<number>`coalesce(sum(${onlineRefunds.amount}), 0)::float8` })
		.from(onlineRefunds)
		.where(
			and(inArray(onlineRefunds.onlinePaymentId, [...attempts]), inArray(onlineRefunds.state, [...states])),
		);
	return row?.sum ?? 0;
}

/** What of an attempt went back without the shop, in cents. */
async function reversed(tx: Transaction, paymentId: string) {
	const [row] = await tx
		.select({ sum: sql<number>`coalesce(sum(${onlineReversals.amount}), 0)::float8` })
		.from(onlineReversals)
		.where(and(eq(onlineReversals.onlinePaymentId, paymentId), eq(onlineReversals.isStanding, true)));
	return row?.sum ?? 0;
}

/** Notes a refund that is about to be asked for: no more than was paid so, nor than the order has. */
function claim(
	db: Db,
	author: Actor<"payments.refund">,
	wish: RefundWish,
): Promise<Claimed | { problem: "gone" | "tooMuchBack" | "refundBefore" }> {
	const { orderId, paymentId, key, amount, reason } = wish;
	return db.transaction(async (tx) => {
		const order = isUuid(orderId) ? await lockOrder(tx, orderId) : null;
		const attempts = order
			? await tx.select().from(onlinePayments).where(eq(onlinePayments.orderId, orderId))
			: [];
		const attempt = attempts.find(({ id, state }) => id === paymentId && state === "paid");
		if (!order || !attempt?.providerId) return { problem: "gone" };
		const around = { providerId: attempt.providerId, orderNumber: order.orderNumber };
		const [known] = await tx.select().from(onlineRefunds).where(eq(onlineRefunds.id, key));
		if (known) {
			if (known.onlinePaymentId !== paymentId) return { problem: "gone" };
			// What was changed after an answer was lost is another refund.
			const isSame = known.amount === amount && known.reason === reason;
			return isSame ? { refund: known, ...around } : { problem: "refundBefore" };
		}
		const gone = (await pledged(tx, [paymentId], ["asked", "done"])) + (await reversed(tx, paymentId));
		// What the provider has confirmed, which may be another sum than was asked for.
		const [booked] = await tx
			.select({ amount: payments.amount })
			.from(payments)
			.where(eq(payments.key, paymentId));
		const left = (booked?.amount ?? 0) - gone;
		const ids = attempts.map(({ id }) => id);
		const ofOrder = (await sumPaid(tx, orderId)) - (await pledged(tx, ids, ["asked"]));
		if (amount > Math.min(left, ofOrder)) return { problem: "tooMuchBack" };
		const [refund] = await tx
			.insert(onlineRefunds)
			.values({ id: key, onlinePaymentId: paymentId, amount, reason, userEmail: author.email })
			.returning();
		return refund ? { refund, ...around } : { problem: "gone" };
	});
}

/** Books a refund that the provider has taken: once, whoever hears of it. */
function book(
	db: Db,
	author: Actor<"payments.refund">,
	orderId: string,
	{ id, amount, reason }: Refund,
	now: Date,
): Promise<void> {
	return db.transaction(async (tx) => {
		const order = await lockOrder(tx, orderId);
		if (!order) throw new Error("a refund has lost its order");
		await tx.update(onlineRefunds).set({ state: "done", answer: "" }).where(eq(onlineRefunds.id, id));
		const payment = {
			...{ amount: cents(-amount), note: reason },
			paidOn: antwerpClock(now).slice(0, 10),
		};
		const booked = await bookPayment(tx, author, { order, key: id, payment });
		// Somebody has written it down by hand meanwhile: the provider has paid it back all the same.
		if ("problem" in booked) log.error("online refund not booked", { refund: id, order: orderId });
	});
}

/**
 * Pays back what was paid online, by the same way. Nothing is locked while the provider is asked; whoever asks again with the
 * same key asks about the same refund. Admins only.
 */
export async function refundOnline(
	db: Db,
	provider: OnlinePayments,
	author: Actor<"payments.refund">,
	wish: RefundWish,
	now: Date,
): Promise<RefundResult> {
	const claimed = await claim(db, author, wish);
	if ("problem" in claimed) return claimed;
	const { refund, providerId, orderNumber } = claimed;
	if (refund.state === "done") return "refunded";
	// One that has failed is not asked for under its old name: whoever wants another sees first that the money is back.
	if (refund.state !== "asked") return { problem: "refused", answer: refund.answer };
	try {
		const { id: key, amount } = refund;
		await provider.refund({ providerId, amount, key, description: orderNumber });
	} catch (error) {
		log.warn("online refund not taken", { refund: refund.id, error: errorText(error) });
		const refusal = error instanceof OnlinePaymentError ? error.refusal : null;
		if (refusal === null) return { problem: "unsure" };
		const isAsked = and(eq(onlineRefunds.id, refund.id), eq(onlineRefunds.state, "asked"));
		await db.update(onlineRefunds).set({ state: "refused", answer: refusal }).where(isAsked);
		return { problem: "refused", answer: refusal };
	}
	await book(db, author, wish.orderId, refund, now);
	return "refunded";
}

/** Asks the provider once more about a refund of an order whose outcome is not known. See `refundOnline`. */
export async function refundAgain(
	db: Db,
	provider: OnlinePayments,
	author: Actor<"payments.refund">,
	{ orderId, key }: { orderId: string; key: string },
	now: Date,
): Promise<RefundResult> {
	const [known] = isUuid(key) ? await db.select().from(onlineRefunds).where(eq(onlineRefunds.id, key)) : [];
	if (!known) return { problem: "gone" };
	const { onlinePaymentId: paymentId, amount, reason } = known;
	return refundOnline(db, provider, author, { orderId, paymentId, key, amount, reason }, now);
}

/**
 * Takes a failed refund off the owner's list, because nothing has to go back; the order's history says who said so. A
 * refund that is off it, or of another order, changes nothing.
 */
export function dropRefund(
	db: Db,
	author: Actor<"payments.refund">,
	{ orderId, refundId }: { orderId: string; refundId: string },
): Promise<void> {
	return db.transaction(async (tx) => {
		const order = await lockOrder(tx, orderId);
		const [amount] = order ? await settleRefunds(tx, orderId, refundId) : [];
		if (!order || amount === undefined) return;
		await recordChange(tx, author, {
			...{ entity: "order", entityId: orderId, label: order.orderNumber, action: "payment" },
			before: { refundFailed: amount },
			after: { refundFailed: null },
		});
	});
}
