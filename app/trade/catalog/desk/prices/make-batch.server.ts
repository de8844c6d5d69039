import { and, eq, sql } from "drizzle-orm";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import type { Actor } from "~/values/rights.ts";
import type { Language } from "~/values/vocabulary.ts";
import type { BatchRule, LeftOut, Refused } from "./price-batch.ts";
import { nothingLeftOut } from "./price-batch.ts";
import { priceBy } from "./price-rule.ts";
import type { Selection } from "./product-query.ts";
import { allProductRows, type ProductRow } from "./product-table.store.server.ts";
import { priceFields, priceOf, type SalePart } from "./sale-facts.ts";

const { priceBatches } = schema;

/** Products of one batch: more of them are changed in parts. */
export const mostProducts = 100_000;

/** Refused prices that are named; the others are counted. */
const mostNamed = 100;

/** What is to become of a product in a batch. */
export type NewItem = { productId: string; label: string; before: SalePart; after: SalePart };

export type NewBatch = Pick<typeof priceBatches.$inferInsert, "source" | "state" | "rule" | "startsOn"> & {
	leftOut: LeftOut;
	items: readonly NewItem[];
};

/** Rows of one statement. */
const atOnce = 1_000;

/** Stores a batch with what it is to do, in the transaction. @returns its id */
export async function storeBatch(
	tx: Transaction,
	author: Actor<"prices.change">,
	{ items, ...batch }: NewBatch,
): Promise<string> {
	const [row] = await tx
		.insert(priceBatches)
		.values({ ...batch, userId: author.id, userEmail: author.email, size: items.length })
		.returning({ id: priceBatches.id });
	if (!row) throw new Error("the batch was not stored");
	for (let from = 0; from < items.length; from += atOnce) {
		const part = items.slice(from, from + atOnce).map((item, index) => ({ ...item, position: from + index }));
		await tx.execute(sql`
			insert into price_batch_items (batch_id, position, product_id, label, before, after)
			select ${row.id}::uuid, position, "productId", label, before, after
			from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as item (position int, "productId" uuid,
				label text, before jsonb, after jsonb)`);
	}
	return row.id;
}

/** What a rule does to a product: its new prices, and what is left out, which is noted. */
function changeBy(rule: BatchRule, row: ProductRow, leftOut: LeftOut & { named: Refused[] }): NewItem | null {
	const label = row.title ?? row.size;
	const [before, after]: [SalePart, SalePart] = [{}, {}];
	for (const field of priceFields.filter((one) => rule.fields.includes(one))) {
		const price = priceOf(row, field);
		if (price === null || price === 0) {
			leftOut.missing += 1;
			continue;
		}
		const made = priceBy(price, rule);
		if ("problem" in made) {
			leftOut.refused += 1;
			if (leftOut.named.length < mostNamed) leftOut.named.push({ label, field, price, ...made });
		} else if (made.price === price) {
			leftOut.same += 1;
		} else {
			before[field] = price;
			after[field] = made.price;
		}
	}
	return Object.keys(after).length > 0 ? { productId: row.id, label, before, after } : null;
}

/** Drops drafts that nobody carried out within a day. */
export async function dropOldDrafts(tx: Transaction): Promise<void> {
	const isOld = sql`${priceBatches.createdAt} < now() - interval '1 day'`;
	await tx.delete(priceBatches).where(and(eq(priceBatches.state, "draft"), isOld));
}

/**
 * Looks at what a rule would do to the prices of some products, and keeps it as a draft: what is carried out later is what
 * was seen. Changes no price. Admins only.
 * @returns the draft's id, or "tooMany"
 */
export function draftByRule(
	db: Db,
	author: Actor<"prices.change">,
	{ language, selection, rule }: { language: Language; selection: Selection; rule: BatchRule },
): Promise<string | "tooMany"> {
	return db.transaction(
		async (tx) => {
			await dropOldDrafts(tx);
			const leftOut = { ...nothingLeftOut, named: [] as Refused[] };
			const items: NewItem[] = [];
			let looked = 0;
			for await (const rows of allProductRows(tx, language, selection)) {
				looked += rows.length;
				if (looked > mostProducts) return "tooMany";
				items.push(...rows.flatMap((row) => changeBy(rule, row, leftOut) ?? []));
			}
			const byLabel = new Intl.Collator(language, { numeric: true });
			for (const list of [items, leftOut.named]) {
				list.sort((one, other) => byLabel.compare(one.label, other.label));
			}
			return storeBatch(tx, author, { source: "rule", state: "draft", rule, leftOut, items });
		},
		{ isolationLevel: "repeatable read" },
	);
}
