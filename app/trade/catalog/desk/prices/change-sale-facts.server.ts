import { inArray, type SQL, sql } from "drizzle-orm";
import { type Acting, recordChanges } from "~/desk/history/audit.server.ts";
import { announceChange } from "~/platform/cache-notice.server.ts";
import { schema, type Transaction } from "~/platform/db.server.ts";
import { productsTag, productTag } from "~/trade/catalog/products-tag.ts";
import type { AuditAction, Language } from "~/values/vocabulary.ts";
import { agrees, differenceOf, type SaleFacts, type SalePart, saleFactsOf } from "./sale-facts.ts";

const { products } = schema;

/** What is to become of a product's facts. @property before as the author saw them; null: whatever they are */
export type SaleChange = { id: string; before: SalePart | null; after: SalePart };

/**
 * What came of it: stored; it says so already; left out, because somebody has changed one of these facts; no such product.
 * @property before the facts as they were; null where there is no product
 */
export type SaleOutcome = {
	id: string;
	outcome: "applied" | "same" | "changed" | "gone";
	before: SaleFacts | null;
};

/** Products of one statement. */
const atOnce = 1_000;

/** Columns that lists of products and their facts are read by. */
export const saleColumns = {
	price: products.price,
	priceNew: products.priceNew,
	priceUsedA: products.priceUsedA,
	priceUsedCw: products.priceUsedCw,
	priceRentPerDay: products.priceRentPerDay,
	isAvailable: products.isAvailable,
	stockStatus: products.stockStatus,
};

/** What a product is called: in the language, else in Dutch, else in any; as a column of a statement on `products`. */
export function titleColumn(language: Language): SQL<string | null> {
	// Plain names: among the columns of a query on one table, a column object loses its table.
	return sql`(select title from product_translations named where named.product_id = products.id
		order by named.language = ${language} desc, named.language = 'nl' desc limit 1)`;
}

/** Names of what shows these products; of many, all of the products. */
export function tagsOfProducts(ids: readonly string[]): string[] {
	return ids.length > 20 ? [productsTag] : ids.map(productTag);
}

type Stored = SaleFacts & { id: string; label: string | null };

/** Facts of products, which nobody else changes until the end of the transaction. Always in one order: none waits for another. */
async function lockFacts(tx: Transaction, ids: readonly string[]): Promise<Map<string, Stored>> {
	const rows = await tx
		.select({
			id: products.id,
			...saleColumns,
			label: titleColumn("nl"),
		})
		.from(products)
		.where(inArray(products.id, [...ids]))
		.orderBy(products.id)
		.for("update");
	return new Map(rows.map((row) => [row.id, row]));
}

/** Writes the facts of products; each save leaves a later moment behind than the one before. */
async function writeFacts(tx: Transaction, rows: readonly ({ id: string } & SaleFacts)[]): Promise<void> {
	const given = rows.map((row) => ({ id: row.id, ...saleFactsOf(row) }));
	await tx.execute(sql`
		update products set price = new."price", price_new = new."priceNew", price_used_a = new."priceUsedA",
			price_used_cw = new."priceUsedCw", price_rent_per_day = new."priceRentPerDay",
			is_available = new."isAvailable", stock_status = new."stockStatus",
			updated_at = greatest(date_trunc('milliseconds', clock_timestamp()), products.updated_at + interval '1 ms')
		from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as new (id uuid, "price" int, "priceNew" int,
			"priceUsedA" int, "priceUsedCw" int, "priceRentPerDay" int, "isAvailable" boolean, "stockStatus" text)
		where products.id = new.id`);
}

/**
 * Changes prices, stock and availability of many products: three statements for a thousand of them, and an entry of the
 * history for each that names what was changed. Whoever edits a product's texts meanwhile is not in the way. Admins only,
 * and the job that carries out what they planned.
 * @returns what came of each, in the order of their ids
 */
export async function changeSaleFacts(
	tx: Transaction,
	author: Acting,
	changes: readonly SaleChange[],
	action: Extract<AuditAction, "update" | "import" | "restore">,
): Promise<SaleOutcome[]> {
	const inOrder = changes.toSorted((one, other) => (one.id < other.id ? -1 : 1));
	const outcomes: SaleOutcome[] = [];
	const changed: string[] = [];
	for (let from = 0; from < inOrder.length; from += atOnce) {
		const part = inOrder.slice(from, from + atOnce);
		const stored = await lockFacts(
			tx,
			part.map(({ id }) => id),
		);
		const written = part.flatMap(({ id, before, after }) => {
			const facts = stored.get(id);
			const seen = facts ? saleFactsOf(facts) : null;
			const settle = (outcome: SaleOutcome["outcome"]) => {
				outcomes.push({ id, outcome, before: seen });
				return [];
			};
			if (!facts || !seen) return settle("gone");
			if (before !== null && !agrees(seen, before)) return settle("changed");
			const next = { ...seen, ...after };
			const difference = differenceOf(seen, next);
			if (difference === null) return settle("same");
			settle("applied");
			return [{ id, label: facts.label ?? "", next, difference }];
		});
		if (written.length === 0) continue;
		await writeFacts(
			tx,
			written.map(({ id, next }) => ({ id, ...next })),
		);
		await recordChanges(
			tx,
			author,
			written.map(({ id, label, difference }) => ({
				...({ entity: "product", entityId: id, label, action } as const),
				...difference,
			})),
		);
		changed.push(...written.map(({ id }) => id));
	}
	if (changed.length > 0) await announceChange(tx, tagsOfProducts(changed));
	return outcomes;
}
