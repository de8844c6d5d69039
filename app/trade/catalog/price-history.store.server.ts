import { type SQL, sql } from "drizzle-orm";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { type Cents, cents } from "~/values/money.ts";
import { type PriceKind, priceKinds } from "~/values/vocabulary.ts";
import type { PriceHistory } from "./price-history.ts";

const { priceChanges } = schema;

/** Changes as a statement brings them: kind, milliseconds since 1970, cents. The oldest first. */
export type NotedChange = [kind: PriceKind, at: number, price: number | null];

/**
 * The changes of a container's prices since so many days ago as a column, each price with the change that stood then.
 * Two reads of an index.
 * @param productId a column of the statement around it, or a value
 */
export function changesSince(productId: SQL, days: number): SQL<NotedChange[]> {
	const since = sql`now() - make_interval(days => ${days}::int)`;
	return sql<NotedChange[]>`(
		select coalesce(json_agg(json_build_array(kind, extract(epoch from changed_at) * 1000, price)
			order by changed_at), '[]')
		from (
			select kind, changed_at, price from price_changes
				where product_id = ${productId} and changed_at > ${since}
			union all
			(select distinct on (kind) kind, changed_at, price from price_changes
				where product_id = ${productId} and changed_at <= ${since} order by kind, changed_at desc)
		) noted
	)`;
}

/** Changes by price. */
export function historyOf(noted: readonly NotedChange[]): PriceHistory {
	const inCents = (price: number | null): Cents | null => (price === null ? null : cents(price));
	return Object.fromEntries(
		priceKinds.flatMap((wanted) => {
			const own = noted.filter(([kind]) => kind === wanted);
			if (own.length === 0) return [];
			return [[wanted, own.map(([, at, price]) => ({ at: new Date(at), price: inCents(price) }))]];
		}),
	);
}

/**
 * What the prices of some containers were over the last days, by the container's id: each price with what it was when
 * they began, the oldest first. One statement; ids without a history are left out.
 */
export async function readPriceHistory(
	db: Db | Transaction,
	productIds: readonly string[],
	days: number,
): Promise<Map<string, PriceHistory>> {
	if (productIds.length === 0) return new Map();
	const { rows } = await db.execute<{ id: string; noted: NotedChange[] }>(sql`
		select wanted.id, ${changesSince(sql`wanted.id`, days)} as noted
		from unnest(${sql.param([...productIds])}::uuid[]) as wanted (id)`);
	return new Map(rows.filter(({ noted }) => noted.length > 0).map(({ id, noted }) => [id, historyOf(noted)]));
}

/** All that a container's prices have been, the newest change first, up to a number of changes. One statement. */
export async function listPriceChanges(
	db: Db | Transaction,
	productId: string,
	limit: number,
): Promise<{ kind: PriceKind; at: Date; price: Cents | null }[]> {
	const { kind, changedAt, price } = priceChanges;
	return db
		.select({ kind, at: changedAt, price })
		.from(priceChanges)
		.where(sql`${priceChanges.productId} = ${productId}`)
		.orderBy(sql`${changedAt} desc`, sql`${kind} desc`)
		.limit(limit);
}
