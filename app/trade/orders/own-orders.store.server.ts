import { desc, eq, sql } from "drizzle-orm";
import { type Db, schema } from "~/platform/db.server.ts";
import type { OrderLine } from "~/trade/lines/lines.ts";
import type { PaperKind } from "~/values/vocabulary.ts";

const { orderItems, orders, papers } = schema;

/** Orders of a page. */
export const ownPageSize = 10;

/** A line of an order as its buyer's list names it. */
export type OwnLine = Pick<OrderLine, "quantity" | "productTitle" | "selectedCondition">;

/**
 * One page of an account's own orders, newest first, each with its lines in short, what has been printed of it and what
 * was paid, and whether older ones follow. One statement.
 * @param page from 1
 */
export async function listOwnOrders(db: Db, userId: string, page: number) {
	const { quantity, productTitle, selectedCondition, position } = orderItems;
	const lines = db
		.select({
			all: sql<OwnLine[]>`json_agg(json_build_object('quantity', ${quantity}, 'productTitle', ${productTitle},
				'selectedCondition', ${selectedCondition}) order by ${position})`.as("all"),
		})
		.from(orderItems)
		.where(eq(orderItems.orderId, orders.id))
		.as("lines");
	const { id, orderNumber, createdAt, status, totalAmount, creditedAmount } = orders;
	const { paidAmount, depositAmount, invoicedAmount, billedDueOn } = orders;
	const { anonymizedAt, dueOn, revision } = orders;
	const printed = sql<{ kind: PaperKind; number: string }[]>`coalesce((
		select json_agg(json_build_object('kind', ${papers.kind}, 'number', ${papers.number}) order by ${papers.createdAt})
		from ${papers} where ${papers.orderId} = ${orders.id}), '[]')`;
	const rows = await db
		.select({
			id,
			orderNumber,
			createdAt,
			status,
			totalAmount,
			creditedAmount,
			vatAmount: orders.vatAmount,
			revision,
			anonymizedAt,
			papers: printed,
			dueOn,
			...{ paidAmount, depositAmount, invoicedAmount, billedDueOn },
			lines: sql<OwnLine[]>`coalesce(${lines.all}, '[]')`,
		})
		.from(orders)
		.leftJoinLateral(lines, sql`true`)
		.where(eq(orders.userId, userId))
		.orderBy(desc(orders.createdAt), desc(orders.id))
		.limit(ownPageSize + 1)
		.offset((page - 1) * ownPageSize);
	return { rows: rows.slice(0, ownPageSize), hasOlder: rows.length > ownPageSize };
}
