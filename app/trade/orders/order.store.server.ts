import { and, asc, desc, eq, gt, sql } from "drizzle-orm";
import { type Db, schema } from "~/platform/db.server.ts";
import { isUuid } from "~/values/uuid.ts";
import type { mailStatuses } from "~/values/vocabulary.ts";
import { buyersMailKey } from "./order-confirmation-mail.server.ts";

const { mailOutbox, orders } = schema;

/**
 * An order with its items in order of the cart and its payments, oldest first, what has been printed of it, and the offer
 * that it came from; null when there is none. One statement.
 */
export async function findOrder(db: Db, id: string) {
	if (!isUuid(id)) return null;
	const order = await db.query.orders.findFirst({
		where: eq(schema.orders.id, id),
		with: {
			items: { orderBy: [asc(schema.orderItems.position)] },
			payments: { orderBy: [asc(schema.payments.createdAt)] },
			offer: { columns: { id: true, number: true, quoteId: true } },
			papers: { columns: { kind: true, number: true }, orderBy: [asc(schema.papers.createdAt)] },
		},
	});
	return order ?? null;
}

/** The order that a cart was placed as last, within the hour; null where there is none. One statement. */
export async function findLastPlaced(
	db: Db,
	cartId: string,
): Promise<{ id: string; orderNumber: string } | null> {
	const { id, orderNumber, createdAt } = orders;
	const [order] = await db
		.select({ id, orderNumber })
		.from(orders)
		.where(and(eq(orders.cartId, cartId), gt(createdAt, sql`now() - interval '1 hour'`)))
		.orderBy(desc(createdAt))
		.limit(1);
	return order ?? null;
}

/**
 * What has become of the buyer's confirmation. One that is there no more has long been sent, and an order that came by
 * another way was confirmed by another mail.
 */
export async function confirmationState(db: Db, orderId: string): Promise<(typeof mailStatuses)[number]> {
	const [mail] = await db
		.select({ status: mailOutbox.status })
		.from(mailOutbox)
		.where(eq(mailOutbox.dedupeKey, buyersMailKey(orderId)));
	return mail?.status ?? "sent";
}
