import { and, desc, eq, isNotNull, ne, sql } from "drizzle-orm";
import type { Cache } from "~/platform/cache.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import { listProducts, productsTag } from "~/trade/catalog/catalog.store.server.ts";
import type { Language } from "~/values/vocabulary.ts";
import { type MostWanted, mostWanted } from "./most-wanted.ts";

const { orderItems, orders } = schema;

/** Ids of products by the pieces that were ordered of them, most first, cancelled orders aside. One statement, kept. */
function listOrderedProducts(db: Db, cache: Cache): Promise<string[]> {
	return cache.remember("most-ordered", [productsTag], async () => {
		const rows = await db
			.select({ id: sql<string>`${orderItems.productId}` })
			.from(orderItems)
			.innerJoin(orders, eq(orders.id, orderItems.orderId))
			.where(and(isNotNull(orderItems.productId), ne(orders.status, "cancelled")))
			.groupBy(orderItems.productId)
			.orderBy(desc(sql`sum(${orderItems.quantity})`), orderItems.productId)
			.limit(50);
		return rows.map(({ id }) => id);
	});
}

/** What most visitors end up with: the containers that are ordered most, else the cheapest in stock. */
export async function listMostOrdered(db: Db, cache: Cache, language: Language): Promise<MostWanted> {
	return mostWanted(await listProducts(db, cache, language), await listOrderedProducts(db, cache));
}
