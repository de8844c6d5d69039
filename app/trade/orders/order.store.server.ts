import { asc, eq } from "drizzle-orm";
import { type Db, schema } from "~/platform/db.server.ts";
import { isUuid } from "~/values/uuid.ts";

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
