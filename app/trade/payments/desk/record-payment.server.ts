import { isDeepStrictEqual } from "node:util";
import { and, eq } from "drizzle-orm";
import { recordChange } from "~/desk/history/audit.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import type { Day } from "~/values/day.ts";
import type { Actor } from "~/values/rights.ts";
import { isUuid } from "~/values/uuid.ts";
import { bookPayment, lockOrder } from "../book-payment.server.ts";
import type { NewPayment } from "../payment-state.ts";

const { orders, payments } = schema;

/** @property closes whether nothing is left to pay and the order still waits for money */
export type RecordResult = { closes: boolean } | { problem: "gone" | "tooMuchBack" | "sentBefore" };

/**
 * Records what has been paid for an order, or paid back, and who said so. The same form sent again changes nothing; with another
 * payment in it, it is refused. No more can be paid back than was paid. Admins only.
 * @param given.key the form's
 */
export function recordPayment(
	db: Db,
	author: Actor<"payments.record">,
	given: { orderId: string; key: string; payment: NewPayment },
): Promise<RecordResult> {
	const { orderId, key, payment } = given;
	return db.transaction(async (tx): Promise<RecordResult> => {
		const order = isUuid(orderId) ? await lockOrder(tx, orderId) : null;
		if (!order) return { problem: "gone" };
		const [known] = await tx
			.select({ amount: payments.amount, paidOn: payments.paidOn, note: payments.note })
			.from(payments)
			.where(and(eq(payments.key, key), eq(payments.orderId, orderId)));
		if (known && !isDeepStrictEqual(known, payment)) return { problem: "sentBefore" };
		const result = await bookPayment(tx, author, { order, key, payment });
		return "problem" in result ? result : { closes: result.closes };
	});
}

/** Until when an order is to be paid, and whether its buyer is spared the reminders; null: there is no such order. */
export function changeDue(
	db: Db,
	author: Actor<"payments.record">,
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
