import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { recordChange } from "~/desk/history/audit.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import type { Actor } from "~/values/rights.ts";
import { isUuid } from "~/values/uuid.ts";
import { lockOrder } from "../book-payment.server.ts";

const { onlinePayments, onlineReversals } = schema;

/**
 * Takes a chargeback off the owner's list; the order's history says who did. One that is off it, or of another order, changes
 * nothing.
 * @param given.reversalId the provider's name for it
 */
export function settleChargeback(
	db: Db,
	author: Actor<"payments.record">,
	{ orderId, reversalId }: { orderId: string; reversalId: string },
): Promise<void> {
	return db.transaction(async (tx) => {
		const order = isUuid(orderId) ? await lockOrder(tx, orderId) : null;
		if (!order) return;
		const ofOrder = tx
			.select({ id: onlinePayments.id })
			.from(onlinePayments)
			.where(eq(onlinePayments.orderId, orderId));
		const [settled] = await tx
			.update(onlineReversals)
			.set({ settledAt: sql`now()` })
			.where(
				and(
					...[eq(onlineReversals.id, reversalId.slice(0, 100)), isNull(onlineReversals.settledAt)],
					inArray(onlineReversals.onlinePaymentId, ofOrder),
				),
			)
			.returning({ amount: onlineReversals.amount });
		if (!settled) return;
		await recordChange(tx, author, {
			...{ entity: "order", entityId: orderId, label: order.orderNumber, action: "payment" },
			before: { chargeback: settled.amount },
			after: { chargeback: null },
		});
	});
}
