import { sql } from "drizzle-orm";
import { recordChange, type SaveAction } from "~/desk/history/audit.server.ts";
import type { SaveResult } from "~/desk/record/save.ts";
import { announceChange } from "~/platform/cache-notice.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import { productsTag } from "~/trade/catalog/products-tag.ts";
import { readStockColors } from "~/trade/catalog/stock-colors.store.server.ts";
import { orderText } from "~/trade/catalog/stock-colors.ts";
import type { Actor } from "~/values/rights.ts";

const { stockColors } = schema;

/**
 * The colours in stock become exactly these, in this order, unless someone else saved since. Admins only.
 * @param seen the order that the author's form shows, as `orderText` writes it
 */
export function saveStockColors(
	db: Db,
	author: Actor<"company.change">,
	{ seen, order, action = "update" }: { seen: string; order: readonly string[]; action?: SaveAction },
): Promise<SaveResult> {
	return db.transaction(async (tx) => {
		// Saves queue up here; readers go on.
		await tx.execute(sql`lock table ${stockColors} in share row exclusive mode`);
		const stored = await readStockColors(tx);
		if (orderText(stored) !== seen) return { saved: false, problem: "stale", current: orderText(stored) };
		if (orderText(order) === seen) return { saved: true };
		await tx.delete(stockColors);
		if (order.length > 0)
			await tx.insert(stockColors).values(order.map((ral, sortOrder) => ({ ral, sortOrder })));
		await recordChange(tx, author, {
			entity: "stock_colors",
			entityId: "all",
			label: "",
			action,
			before: { colors: stored },
			after: { colors: order },
		});
		await announceChange(tx, [productsTag]);
		return { saved: true };
	});
}
