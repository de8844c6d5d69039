import { asc, eq } from "drizzle-orm";
import { type Db, schema } from "~/platform/db.server.ts";
import { isUuid } from "~/values/uuid.ts";
import type { mailStatuses } from "~/values/vocabulary.ts";
import { buyersMailKey } from "./order-confirmation-mail.server.ts";

const { mailOutbox } = schema;

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
