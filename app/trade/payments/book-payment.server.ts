import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import type { ConfirmationSender } from "~/trade/orders/order-sender.server.ts";
import { isAwaited, owedAmount } from "~/trade/orders/owed-amount.ts";
import { readRenewedDue } from "~/trade/orders/read-renewed-due.server.ts";
import type { Day } from "~/values/day.ts";
import { type Cents, cents, noCents } from "~/values/money.ts";
import { writeReceived, writeThanks } from "./payment-letters.server.ts";
import type { NewPayment } from "./payment-state.ts";
import { whatFollows } from "./what-follows.ts";

const { auditLog, onlinePayments, onlineRefunds, orders, payments } = schema;

export type PayingOrder = typeof orders.$inferSelect;

/** Who the history names: a person of the owner's, or the shop itself. @property id null: nobody signed in */
export type Actor = { id: string | null; email: string };

/** The shop, where nobody presses anything: it goes by its name. */
export function theShop({ name }: { name: string }): Actor {
	return { id: null, email: name };
}

/** @property closes whether nothing is left to pay and the order still waits for money */
export type BookResult = { closes: boolean; paid: Cents } | { problem: "gone" | "tooMuchBack" };

/** What has been paid for an order so far. */
export async function sumPaid(tx: Db | Transaction, orderId: string): Promise<Cents> {
	const [row] = await tx
		.select({ paid: sql<number>`coalesce(sum(${payments.amount}), 0)::float8` })
		.from(payments)
		.where(eq(payments.orderId, orderId));
	return cents(row?.paid ?? 0);
}

/** An order that no one else changes before the transaction ends. */
export async function lockOrder(tx: Transaction, id: string): Promise<PayingOrder | null> {
	const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for("update");
	return order ?? null;
}

/**
 * Takes it off the owner's list that refunds of an order have failed: the money has gone back, or need not.
 * @param only one of them
 * @returns what each came to
 */
export async function settleRefunds(tx: Transaction, orderId: string, only?: string): Promise<Cents[]> {
	const ofOrder = tx
		.select({ id: onlinePayments.id })
		.from(onlinePayments)
		.where(eq(onlinePayments.orderId, orderId));
	const settled = await tx
		.update(onlineRefunds)
		.set({ settledAt: sql`now()` })
		.where(
			and(
				...[eq(onlineRefunds.state, "failed"), isNull(onlineRefunds.settledAt)],
				inArray(onlineRefunds.onlinePaymentId, ofOrder),
				only === undefined ? undefined : eq(onlineRefunds.id, only),
			),
		)
		.returning({ amount: onlineRefunds.amount });
	return settled.map(({ amount }) => amount);
}

/**
 * Adds a payment to an order that the caller has locked, and notes who did it. The same key again changes nothing. No more
 * can be paid back than was paid.
 * @param given.bankLineId of the line that it came with; `given.isChargeback` the payer's bank took it back
 */
export async function bookPayment(
	tx: Transaction,
	actor: Actor,
	given: {
		order: PayingOrder;
		key: string;
		payment: NewPayment;
		bankLineId?: string;
		isChargeback?: boolean;
	},
): Promise<BookResult> {
	const { order, key, payment, bankLineId, isChargeback = false } = given;
	const before = await sumPaid(tx, order.id);
	const result = (paid: Cents) => ({ paid, closes: isAwaited(order) && paid >= owedAmount(order) });
	const [known] = await tx.select({ orderId: payments.orderId }).from(payments).where(eq(payments.key, key));
	if (known) return known.orderId === order.id ? result(before) : { problem: "gone" };
	const paid = cents(before + payment.amount);
	if (paid < 0) return { problem: "tooMuchBack" };
	const person = { userId: actor.id, userEmail: actor.email };
	await tx.insert(payments).values({ ...payment, ...person, orderId: order.id, key, bankLineId });
	// What the owner sends by another way takes the place of a refund that has failed; a bank line that is undone sends nothing.
	const isSent = payment.amount < 0 && bankLineId === undefined && !isChargeback;
	if (isSent) await settleRefunds(tx, order.id);
	await tx.insert(auditLog).values({
		...{ ...person, entity: "order", entityId: order.id, label: order.orderNumber, action: "payment" },
		before: { paid: before },
		after: { paid, ...payment },
	});
	return result(paid);
}

/** Whether a mail has told the buyer already that the money is there: once is enough, whatever is taken back since. */
async function wasThanked(tx: Transaction, orderId: string): Promise<boolean> {
	const [row] = await tx
		.select({ id: auditLog.id })
		.from(auditLog)
		.where(
			and(
				...[eq(auditLog.entity, "order"), eq(auditLog.entityId, orderId), eq(auditLog.action, "status")],
				sql`${auditLog.after} ->> 'status' = 'paid' and jsonb_exists(${auditLog.after}, 'mail')`,
			),
		)
		.limit(1);
	return row !== undefined;
}

/**
 * Sets a locked order that waits for money to paid and thanks its buyer, who is thanked once in the life of an order. Called
 * where its last payment was booked.
 * @param given.paid in all; `given.thanks`: who writes; null: nobody does
 * @returns whether its buyer was thanked by it
 */
export async function settleOrder(
	tx: Transaction,
	actor: Actor,
	{ order, paid, thanks }: { order: PayingOrder; paid: Cents; thanks: ConfirmationSender | null },
): Promise<boolean> {
	if (!isAwaited(order)) return false;
	await tx.update(orders).set({ status: "paid" }).where(eq(orders.id, order.id));
	const mail =
		thanks && order.anonymizedAt === null && !(await wasThanked(tx, order.id))
			? await writeThanks(tx, thanks, order, paid)
			: null;
	await tx.insert(auditLog).values({
		...{ userId: actor.id, userEmail: actor.email, entity: "order", entityId: order.id },
		...{ label: order.orderNumber, action: "status", before: { status: order.status } },
		after: { status: "paid", ...(mail && { mail }) },
	});
	return mail !== null;
}

/**
 * Tells the buyer of a locked order, once, of money that came online: with thanks for all of it where it settles the order, else
 * what came and what follows.
 * @param given.closes whether nothing is left to pay; `given.key` of the payment
 */
export async function settleOnline(
	tx: Transaction,
	actor: Actor,
	given: {
		order: PayingOrder;
		thanks: ConfirmationSender;
		amount: Cents;
		paid: Cents;
		closes: boolean;
		key: string;
	},
): Promise<void> {
	const { order, thanks, paid, closes } = given;
	if (closes && (await settleOrder(tx, actor, { order, paid, thanks }))) return;
	// The owner has said by hand that the money is there, and told so.
	const isTold = !closes && whatFollows(order, paid) === null && (await wasThanked(tx, order.id));
	if (!isTold && order.anonymizedAt === null) await writeReceived(tx, thanks, given);
}

/**
 * Takes a locked order back to confirmed where it is marked as paid and is not any more: a payment was taken back, or more is
 * owed. Its buyer has as long to pay as with a new one: else it would be reminded of, or lapse, by a day long past.
 * @returns the order as it is by then
 */
export async function reopenOrder(
	tx: Transaction,
	actor: Actor,
	{ order, paid, now = new Date() }: { order: PayingOrder; paid: Cents; now?: Date },
): Promise<PayingOrder> {
	if (order.status !== "paid" || paid >= owedAmount(order)) return order;
	const dueOn = await readRenewedDue(tx, order, now);
	const change = { status: "confirmed", markedPaid: false, dueOn } as const;
	await tx.update(orders).set(change).where(eq(orders.id, order.id));
	const isRenewed = dueOn !== order.dueOn;
	await tx.insert(auditLog).values({
		...{ userId: actor.id, userEmail: actor.email, entity: "order", entityId: order.id },
		...{ label: order.orderNumber, action: "status" },
		before: { status: "paid", ...(isRenewed && { dueOn: order.dueOn }) },
		after: { status: "confirmed", ...(isRenewed && { dueOn }) },
	});
	return { ...order, ...change };
}

/**
 * Gives a locked order that waits for money time to pay anew, as one that is reopened has: a part of it was taken back, for whose
 * sake nobody had cancelled it.
 */
export async function renewDue(
	tx: Transaction,
	actor: Actor,
	{ order, now = new Date() }: { order: PayingOrder; now?: Date },
): Promise<void> {
	const dueOn = isAwaited(order) ? await readRenewedDue(tx, order, now) : order.dueOn;
	if (dueOn === order.dueOn) return;
	await tx.update(orders).set({ dueOn }).where(eq(orders.id, order.id));
	await tx.insert(auditLog).values({
		...{ userId: actor.id, userEmail: actor.email, entity: "order", entityId: order.id },
		...{ label: order.orderNumber, action: "payment" },
		...{ before: { dueOn: order.dueOn }, after: { dueOn } },
	});
}

/**
 * Has a locked order follow what is owed of it: one that was paid waits again where that is more than was paid, one that waited
 * is paid where it is no more. One without payments was settled by hand: it is, as long as nothing more is asked for.
 * @param given.isRaised whether more is asked for than before
 * @returns until when it is to be paid by then
 */
export async function followMoney(
	tx: Transaction,
	actor: Actor,
	{ order, isRaised, now }: { order: PayingOrder; isRaised: boolean; now?: Date },
): Promise<Day | null> {
	const [money] = await tx
		.select({
			paid: sql<Cents>`coalesce(sum(${payments.amount}), 0)::float8`,
			count: sql<number>`count(*)::int`,
		})
		.from(payments)
		.where(eq(payments.orderId, order.id));
	const { paid = noCents, count = 0 } = money ?? {};
	const { dueOn } = count > 0 || isRaised ? await reopenOrder(tx, actor, { order, paid, now }) : order;
	if (isAwaited(order) && paid > 0 && paid >= owedAmount(order)) {
		await settleOrder(tx, actor, { order, paid, thanks: null });
	}
	return dueOn;
}
