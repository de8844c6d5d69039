import { eq, sql } from "drizzle-orm";
import { type Author, recordChange } from "~/desk/history/audit.server.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import type { Day } from "~/values/day.ts";
import { type Cents, cents } from "~/values/money.ts";
import { isUuid } from "~/values/uuid.ts";
import { isAwaited } from "../payment-state.ts";
import type { NewPayment } from "./payment-form.ts";

const { orders, payments } = schema;

/** @property closes whether nothing is left to pay and the order still waits for money */
export type RecordResult = { closes: boolean } | { problem: "gone" | "tooMuchBack" };

/** What has been paid for an order so far. */
export async function sumPaid(tx: Db | Transaction, orderId: string): Promise<Cents> {
	const [row] = await tx
		.select({ paid: sql<number>`coalesce(sum(${payments.amount}), 0)::float8` })
		.from(payments)
		.where(eq(payments.orderId, orderId));
	return cents(row?.paid ?? 0);
}

/** An order that no one else changes before the transaction ends. */
async function lockOrder(tx: Transaction, id: string) {
	const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for("update");
	return order ?? null;
}

/**
 * Records what has been paid for an order, or paid back, and who said so. The same form sent again changes nothing. No more
 * can be paid back than was paid. Admins only.
 * @param given.key the form's
 */
export function recordPayment(
	db: Db,
	author: Author,
	given: { orderId: string; key: string; payment: NewPayment },
): Promise<RecordResult> {
	const { orderId, key, payment } = given;
	return db.transaction(async (tx): Promise<RecordResult> => {
		const order = isUuid(orderId) ? await lockOrder(tx, orderId) : null;
		if (!order) return { problem: "gone" };
		const before = await sumPaid(tx, orderId);
		const closes = (paid: Cents) => ({ closes: isAwaited(order) && paid >= order.totalAmount });
		const [known] = await tx
			.select({ orderId: payments.orderId })
			.from(payments)
			.where(eq(payments.key, key));
		if (known) return known.orderId === orderId ? closes(before) : { problem: "gone" };
		const paid = cents(before + payment.amount);
		if (paid < 0) return { problem: "tooMuchBack" };
		await tx
			.insert(payments)
			.values({ ...payment, orderId, key, userId: author.id, userEmail: author.email });
		await recordChange(tx, author, {
			...{ entity: "order", entityId: orderId, label: order.orderNumber, action: "payment" },
			before: { paid: before },
			after: { paid, ...payment },
		});
		return closes(paid);
	});
}

/** Until when an order is to be paid, and whether its buyer is spared the reminders; null: there is no such order. */
export function changeDue(
	db: Db,
	author: Author,
	{ orderId, ...change }: { orderId: string; dueOn?: Day; remindersStopped?: boolean },
): Promise<true | null> {
	return db.transaction(async (tx) => {
		const order = isUuid(orderId) ? await lockOrder(tx, orderId) : null;
		if (!order) return null;
		const { dueOn, remindersStopped } = order;
		const after = { dueOn, remindersStopped, ...change };
		if (after.dueOn === dueOn && after.remindersStopped === remindersStopped) return true;
		await tx.update(orders).set(change).where(eq(orders.id, orderId));
		await recordChange(tx, author, {
			...{ entity: "order", entityId: orderId, label: order.orderNumber, action: "payment" },
			before: { dueOn, remindersStopped },
			after,
		});
		return true;
	});
}
