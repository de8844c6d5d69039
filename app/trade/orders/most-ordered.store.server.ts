import { and, desc, inArray, isNotNull, ne, sql } from "drizzle-orm";
import type { Cache } from "~/platform/cache.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import { listCheapestInStock } from "~/trade/catalog/chosen-products.store.server.ts";
import { readProducts } from "~/trade/catalog/listed-products.store.server.ts";
import { productsTag } from "~/trade/catalog/products-tag.ts";
import type { Language } from "~/values/vocabulary.ts";
import { type MostWanted, mostWanted, mostWantedSize } from "./most-wanted.ts";

const { orderItems, orders } = schema;

/** What was wanted long ago says little of today, and all of it would take seconds to add up. */
const latestOrders = 5_000;

/** Of those that were ordered most: enough that some are in stock. */
const candidates = 24;

/**
 * Ids of the products of which most pieces were ordered lately, most first, cancelled orders aside. One statement for all
 * languages, kept as long as anything is: no change of a product makes it another.
 */
function listOrderedProducts(db: Db, cache: Cache): Promise<string[]> {
	return cache.remember("most-ordered", [], async () => {
		const latest = db
			.select({ id: orders.id })
			.from(orders)
			.where(ne(orders.status, "cancelled"))
			.orderBy(desc(orders.createdAt), desc(orders.id))
			.limit(latestOrders);
		const rows = await db
			.select({ id: sql<string>`${orderItems.productId}` })
			.from(orderItems)
			.where(and(isNotNull(orderItems.productId), inArray(orderItems.orderId, latest)))
			.groupBy(orderItems.productId)
			.orderBy(desc(sql`sum(${orderItems.quantity})`), orderItems.productId)
			.limit(candidates);
		return rows.map(({ id }) => id);
	});
}

/** What most visitors end up with: the containers in stock that are ordered most, else the cheapest. Kept. */
export function listMostOrdered(db: Db, cache: Cache, language: Language): Promise<MostWanted> {
	return cache.remember(`most-wanted:${language}`, [productsTag], async () => {
		const known = await readProducts(db, language, await listOrderedProducts(db, cache));
		const ordered = known.filter(({ isAvailable }) => isAvailable);
		const isEnough = ordered.length >= mostWantedSize;
		return mostWanted(ordered, isEnough ? [] : await listCheapestInStock(db, language, mostWantedSize));
	});
}
