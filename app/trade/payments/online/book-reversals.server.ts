import { randomUUID } from "node:crypto";
import { and, desc, eq, isNotNull, notInArray } from "drizzle-orm";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { schema, type Transaction } from "~/platform/db.server.ts";
import { log } from "~/platform/log.server.ts";
import type { Reversal } from "~/platform/online-payments.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import { cents } from "~/values/money.ts";
import { type Actor, bookPayment, followMoney, lockOrder } from "../book-payment.server.ts";

const { auditLog, onlineRefunds, onlineReversals, orders, payments } = schema;

type Notes = PageTexts["adminPayments"]["reversal"]["notes"];
type Booking = { actor: Actor; notes: Notes; orderId: string; paymentId: string; now: Date };

/** What the owner wrote down by hand of what went back, before the shop heard of it: it is not booked a second time. */
async function writtenDown(tx: Transaction, orderId: string, { amount }: Reversal): Promise<string | null> {
	const isKnown = tx.select({ id: onlineReversals.paymentId }).from(onlineReversals);
	const [row] = await tx
		.select({ id: payments.id })
		.from(payments)
		.where(
			and(
				...[eq(payments.orderId, orderId), eq(payments.amount, cents(-amount)), isNotNull(payments.userId)],
				notInArray(payments.key, tx.select({ id: onlineRefunds.id }).from(onlineRefunds)),
				notInArray(payments.id, isKnown.where(isNotNull(onlineReversals.paymentId))),
			),
		)
		.orderBy(desc(payments.createdAt))
		.limit(1);
	return row?.id ?? null;
}

/** Adds what went back to an order's payments, or what has come back. @returns the payment; null: no such sum was left */
async function book(tx: Transaction, { actor, notes, orderId, now }: Booking, one: Reversal) {
	const order = await lockOrder(tx, orderId);
	if (!order) throw new Error("an online payment has lost its order");
	const key = randomUUID();
	const isGone = one.state !== "failed";
	const payment = {
		amount: cents(isGone ? -one.amount : one.amount),
		paidOn: isGone ? one.on : antwerpClock(now).slice(0, 10),
		note: notes[one.kind][isGone ? "gone" : "back"],
	};
	const isChargeback = one.kind === "chargeback";
	const booked = await bookPayment(tx, actor, { order, key, payment, isChargeback });
	if ("problem" in booked) {
		log.error("reversal of an online payment not booked", { order: orderId, reversal: one.id });
		return null;
	}
	// A refund is the owner's will, and says nothing of what is owed.
	if (isChargeback) await followMoney(tx, actor, { order, isRaised: false, now });
	const [row] = await tx.select({ id: payments.id }).from(payments).where(eq(payments.key, key));
	return row?.id ?? null;
}

/** A person decides how to go on with a buyer whose bank took the money back: no mail asks for it, and nothing is cancelled. */
async function stopReminders(tx: Transaction, { actor, orderId }: Booking): Promise<void> {
	const [stopped] = await tx
		.update(orders)
		.set({ remindersStopped: true })
		.where(and(eq(orders.id, orderId), eq(orders.remindersStopped, false)))
		.returning({ orderNumber: orders.orderNumber });
	if (!stopped) return;
	await tx.insert(auditLog).values({
		...{ userId: actor.id, userEmail: actor.email, entity: "order", entityId: orderId },
		...{ label: stopped.orderNumber, action: "payment" },
		...{ before: { remindersStopped: false }, after: { remindersStopped: true } },
	});
}

/**
 * Books what of an online payment went back though the shop had not asked for it, and what of that has come back: each once,
 * whoever hears of it. An order whose money was charged back waits for it again; the desk tells the owner.
 * @param booking.orderId of an order that the caller has locked; `booking.paymentId` of the attempt
 * @param found whatever went back of the attempt, the shop's own refunds included
 */
export async function bookReversals(
	tx: Transaction,
	booking: Booking,
	found: readonly Reversal[],
): Promise<void> {
	const { orderId, paymentId, now } = booking;
	const own = await tx
		.select({ id: onlineRefunds.id })
		.from(onlineRefunds)
		.where(eq(onlineRefunds.onlinePaymentId, paymentId));
	const known = await tx.select().from(onlineReversals).where(eq(onlineReversals.onlinePaymentId, paymentId));
	for (const one of found) {
		if (own.some(({ id }) => id === one.key)) continue;
		const row = known.find(({ id }) => id === one.id);
		const isStanding = one.state !== "failed";
		if (isStanding === (row?.isStanding ?? false)) continue;
		const { id, kind, amount } = one;
		if (!isStanding) {
			if (row?.paymentId) await book(tx, booking, one);
			const back = { isStanding, settledAt: now };
			await tx.update(onlineReversals).set(back).where(eq(onlineReversals.id, id));
			continue;
		}
		const written = row ? null : await writtenDown(tx, orderId, one);
		const state = {
			...{ isStanding, paymentId: written ?? (await book(tx, booking, one)) },
			// What the owner did or wrote down is no news to them.
			settledAt: kind === "refund" || written !== null ? now : null,
		};
		await tx
			.insert(onlineReversals)
			.values({ id, kind, amount, onlinePaymentId: paymentId, ...state })
			.onConflictDoUpdate({ target: onlineReversals.id, set: state });
		if (kind === "chargeback") await stopReminders(tx, booking);
		log.warn("online payment went back", { order: orderId, kind });
	}
}
