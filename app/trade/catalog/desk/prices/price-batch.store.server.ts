import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { pageSize } from "~/desk/list/list-query.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { isUuid } from "~/values/uuid.ts";
import type { Language } from "~/values/vocabulary.ts";
import { saleColumns, titleColumn } from "./change-sale-facts.server.ts";
import { type Batch, type BatchCounts, type BatchItem, batchPageSize } from "./price-batch.ts";
import type { SalePart } from "./sale-facts.ts";

const { priceBatches, priceBatchItems, products } = schema;

type BatchRow = typeof priceBatches.$inferSelect;

/** What is stored was made by this program. */
function batchOf({ userId: _user, ...row }: BatchRow): Batch {
	return { ...row, rule: row.rule as Batch["rule"], leftOut: row.leftOut as Batch["leftOut"] };
}

/** A batch; null when there is none. One statement. @param isLocked until the end of the transaction */
export async function findBatch(
	db: Db | Transaction,
	id: string,
	isLocked = false,
): Promise<(Batch & { userId: string | null }) | null> {
	if (!isUuid(id)) return null;
	const query = db.select().from(priceBatches).where(eq(priceBatches.id, id));
	const [row] = await (isLocked ? query.for("update") : query);
	return row ? { ...batchOf(row), userId: row.userId } : null;
}

/** A batch, how many of its products came to what, and the first of those that something else became of than was planned. */
export type ShownBatch = Batch & {
	counts: BatchCounts;
	leftOutItems: Pick<BatchItem, "productId" | "label" | "outcome" | "isOver">[];
};

/** Products that are named where something else became of them. */
const mostNamed = 100;

/** A batch as its page shows it; null when there is none. One statement. */
export async function showBatch(db: Db, id: string): Promise<ShownBatch | null> {
	if (!isUuid(id)) return null;
	const own = sql`item.batch_id = ${priceBatches}.id`;
	const [row] = await db
		.select({
			batch: priceBatches,
			counts: sql<BatchCounts>`(select coalesce(jsonb_object_agg(outcome, count), '{}') from (
				select outcome, count(*) from price_batch_items item where ${own} group by outcome) counted)`,
			leftOutItems: sql<ShownBatch["leftOutItems"]>`(
				select coalesce(jsonb_agg(jsonb_build_object('productId', product_id, 'label', label,
					'outcome', outcome, 'isOver', is_over) order by position), '[]')
				from (select * from price_batch_items item
					where ${own} and (outcome in ('changed', 'gone', 'kept') or is_over)
					order by position limit ${mostNamed}) left_out)`,
		})
		.from(priceBatches)
		.where(eq(priceBatches.id, id));
	return row ? { ...batchOf(row.batch), counts: row.counts, leftOutItems: row.leftOutItems } : null;
}

/** A page of what a batch does, in its order, with each product as it is now. One statement. */
export async function listBatchItems(
	db: Db,
	language: Language,
	id: string,
	page: number,
): Promise<BatchItem[]> {
	const { position, productId, label, before, after, outcome, isOver } = priceBatchItems;
	const rows = await db
		.select({
			...{ position, productId, label, before, after, outcome, isOver },
			title: titleColumn(language),
			now: saleColumns,
		})
		.from(priceBatchItems)
		.leftJoin(products, eq(products.id, productId))
		.where(
			and(
				eq(priceBatchItems.batchId, id),
				sql`${position} >= ${(page - 1) * batchPageSize} and ${position} < ${page * batchPageSize}`,
			),
		)
		.orderBy(asc(position));
	return rows.map(({ title, ...row }) => ({
		...row,
		label: title ?? row.label,
		before: row.before as SalePart,
		after: row.after as SalePart,
	}));
}

/** A batch in the list. @property changed how many products of a plan were changed since it was made */
export type ListedBatch = Batch & { changed: number };

/**
 * What is planned, the next first; then what was carried out or called off, the newest first, a page of it. Drafts are
 * left out. Two statements.
 */
export async function listBatches(
	db: Db,
	page: number,
): Promise<{ planned: ListedBatch[]; settled: Batch[]; total: number }> {
	const planned = await db
		.select({
			batch: priceBatches,
			changed: sql<number>`(select count(*)::int from price_batch_items item
				left join lateral (select price, price_new as "priceNew", price_used_a as "priceUsedA",
					price_used_cw as "priceUsedCw", price_rent_per_day as "priceRentPerDay",
					is_available as "isAvailable", stock_status as "stockStatus"
					from products where products.id = item.product_id) facts on true
				where item.batch_id = ${priceBatches.id} and not coalesce(to_jsonb(facts) @> item.before, false))`,
		})
		.from(priceBatches)
		.where(eq(priceBatches.state, "planned"))
		.orderBy(asc(priceBatches.startsOn), asc(priceBatches.createdAt))
		.limit(200);
	const settled = await db
		.select({ batch: priceBatches, total: sql<number>`(count(*) over ())::int` })
		.from(priceBatches)
		.where(inArray(priceBatches.state, ["applied", "cancelled", "undone"]))
		.orderBy(desc(priceBatches.settledAt), desc(priceBatches.id))
		.limit(pageSize)
		.offset((page - 1) * pageSize);
	return {
		planned: planned.map(({ batch, changed }) => ({ ...batchOf(batch), changed })),
		settled: settled.map(({ batch }) => batchOf(batch)),
		total: settled[0]?.total ?? 0,
	};
}

/** A new price of a product that is planned. */
export type PlannedPrice = {
	batchId: string;
	startsOn: string;
	size: number;
	before: SalePart;
	after: SalePart;
};

/** New prices of a product that are planned, the next first, as a column of a statement on `products`. */
export const plannedPrices = sql<PlannedPrice[]>`(
	select coalesce(jsonb_agg(jsonb_build_object('batchId', batch.id, 'startsOn', batch.starts_on, 'size', batch.size,
		'before', item.before, 'after', item.after) order by batch.starts_on, batch.created_at), '[]')
	from price_batch_items item join price_batches batch on batch.id = item.batch_id
	where item.product_id = products.id and batch.state = 'planned')`;
