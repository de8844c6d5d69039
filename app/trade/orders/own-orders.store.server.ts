import { desc, eq, sql } from "drizzle-orm";
import { type Db, schema } from "~/platform/db.server.ts";

const { orderItems, orders } = schema;

/** Orders of a page. */
export const ownPageSize = 10;

/**
 * One page of an account's own orders, newest first, each with its lines in a text, and whether older ones follow. One
 * statement.
 * @param page from 1
 */
export async function listOwnOrders(db: Db, userId: string, page: number) {
	const lines = db
		.select({
			text: sql<string>`string_agg(${orderItems.quantity} || ' × ' || ${orderItems.productTitle}, ', ' order by ${orderItems.position})`.as(
				"text",
			),
		})
		.from(orderItems)
		.where(eq(orderItems.orderId, orders.id))
		.as("lines");
	const { id, orderNumber, createdAt, status, totalAmount } = orders;
	const rows = await db
		.select({
			id,
			orderNumber,
			createdAt,
			status,
			totalAmount,
			lines: sql<string>`coalesce(${lines.text}, '')`,
		})
		.from(orders)
		.leftJoinLateral(lines, sql`true`)
		.where(eq(orders.userId, userId))
		.orderBy(desc(orders.createdAt), desc(orders.id))
		.limit(ownPageSize + 1)
		.offset((page - 1) * ownPageSize);
	return { rows: rows.slice(0, ownPageSize), hasOlder: rows.length > ownPageSize };
}
