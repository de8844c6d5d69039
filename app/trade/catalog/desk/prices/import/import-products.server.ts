import { inArray } from "drizzle-orm";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import type { Day } from "~/values/day.ts";
import type { Actor } from "~/values/rights.ts";
import type { Language } from "~/values/vocabulary.ts";
import { saleColumns, titleColumn } from "../change-sale-facts.server.ts";
import { dropOldDrafts, type NewItem, storeBatch } from "../make-batch.server.ts";
import { findBatch } from "../price-batch.store.server.ts";
import { nothingLeftOut } from "../price-batch.ts";
import { differenceOf, type SaleFacts, saleFactsOf } from "../sale-facts.ts";
import { applyBatch, planBatch } from "../settle-batch.server.ts";
import { type CheckedImport, mostDays, mostShown, type ProductFile } from "./import-answer.ts";
import { readProductFile } from "./product-file.server.ts";

const { products } = schema;

type Known = SaleFacts & { id: string; label: string | null; size: string };

async function readFacts(
	tx: Transaction,
	language: Language,
	ids: readonly string[],
): Promise<Map<string, Known>> {
	if (ids.length === 0) return new Map();
	const rows = await tx
		.select({
			...{ id: products.id, size: products.size, ...saleColumns },
			label: titleColumn(language),
		})
		.from(products)
		.where(inArray(products.id, [...ids]));
	return new Map(rows.map((row) => [row.id, row]));
}

type Planned = {
	days: Map<Day | null, NewItem[]>;
	unchanged: number;
	wrong: CheckedImport["wrong"];
	good: number;
};

function planImport({ rows, wrong }: ProductFile, known: ReadonlyMap<string, Known>): Planned {
	const days = new Map<Day | null, NewItem[]>();
	const unknown: ProductFile["wrong"] = [];
	let unchanged = 0;
	for (const { line, text, id, wanted, from } of rows) {
		const product = known.get(id);
		if (!product) {
			unknown.push({ line, text, problems: [{ code: "unknown" }] });
			continue;
		}
		const facts = saleFactsOf(product);
		const difference = differenceOf(facts, { ...facts, ...wanted });
		if (difference === null) {
			unchanged += 1;
			continue;
		}
		const item = { productId: id, label: product.label ?? product.size, ...difference };
		days.set(from, [...(days.get(from) ?? []), item]);
	}
	const all = [...wrong, ...unknown].toSorted((one, other) => one.line - other.line);
	return { days, unchanged, wrong: all, good: rows.length - unknown.length };
}

/**
 * Looks at what a file would do, and keeps it as drafts, one for each day: what is imported later is what was seen.
 * Changes no product. Admins only.
 */
export function checkProducts(
	db: Db,
	author: Actor<"prices.change">,
	{ text, language, now }: { text: string; language: Language; now: Date },
): Promise<CheckedImport | { problem: "empty" | "tooManyLines" | "tooManyDays" }> {
	const file = readProductFile(text, now);
	if (typeof file === "string") return Promise.resolve({ problem: file });
	return db.transaction(async (tx) => {
		await dropOldDrafts(tx);
		const known = await readFacts(tx, language, [...new Set(file.rows.map(({ id }) => id))]);
		const { days, ...told } = planImport(file, known);
		if (days.size > mostDays) return { problem: "tooManyDays" } as const;
		const inOrder = [...days].toSorted(([one], [other]) => ((one ?? "") < (other ?? "") ? -1 : 1));
		const ids: string[] = [];
		for (const [startsOn, items] of inOrder) {
			const batch = {
				source: "file",
				state: "draft",
				rule: null,
				leftOut: nothingLeftOut,
				startsOn,
				items,
			} as const;
			ids.push(await storeBatch(tx, author, batch));
		}
		const shown = inOrder.map(([from, items]) => ({
			from,
			size: items.length,
			items: items.slice(0, mostShown),
		}));
		return { ...told, days: shown, mark: ids.join(".") };
	});
}

/** Nothing of an import that was refused stays. */
class Refused extends Error {}

/**
 * Stores what was looked at: all of it or nothing. What is to count from a day on is planned. Admins only.
 * @param mark of what `checkProducts` said
 * @returns the batches and what they changed; null where something has become of them already
 */
export async function importProducts(
	db: Db,
	author: Actor<"prices.change">,
	mark: string,
	now: Date,
): Promise<{ ids: string[]; tags: string[] } | null> {
	const ids = mark.split(".").slice(0, mostDays + 1);
	try {
		return await db.transaction(async (tx) => {
			const tags: string[] = [];
			for (const id of ids) {
				const batch = await findBatch(tx, id);
				const result =
					batch?.startsOn == null
						? await applyBatch(tx, author, id, now)
						: await planBatch(tx, id, batch.startsOn);
				if (!result.done) throw new Refused();
				tags.push(...result.tags);
			}
			return { ids, tags };
		});
	} catch (error) {
		if (error instanceof Refused) return null;
		throw error;
	}
}
