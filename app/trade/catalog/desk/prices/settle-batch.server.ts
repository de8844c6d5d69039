import { and, asc, eq, lte, sql } from "drizzle-orm";
import type { Acting } from "~/desk/history/audit.server.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import type { Day } from "~/values/day.ts";
import type { Actor } from "~/values/rights.ts";
import type { BatchOutcome, BatchState } from "~/values/vocabulary.ts";
import { changeSaleFacts, type SaleOutcome, tagsOfProducts } from "./change-sale-facts.server.ts";
import { findBatch } from "./price-batch.store.server.ts";
import type { Batch } from "./price-batch.ts";
import { agrees, type SalePart } from "./sale-facts.ts";

const { priceBatches, priceBatchItems } = schema;

/**
 * What came of a batch.
 * @property tags names of what shows its products
 * @property problem missing: there is no such batch; settled: something has become of it already, `state` says what
 */
export type SettleResult =
	| { done: true; tags: string[] }
	| { done: false; problem: "missing" }
	| { done: false; problem: "settled"; state: BatchState };

type Item = { position: number; productId: string; before: SalePart; after: SalePart; isOver: boolean };

async function itemsOf(tx: Transaction, id: string, outcome: BatchOutcome): Promise<Item[]> {
	const { position, productId, before, after, isOver } = priceBatchItems;
	const rows = await tx
		.select({ position, productId, before, after, isOver })
		.from(priceBatchItems)
		.where(and(eq(priceBatchItems.batchId, id), eq(priceBatchItems.outcome, outcome)))
		.orderBy(asc(position));
	return rows.map((row) => ({ ...row, before: row.before as SalePart, after: row.after as SalePart }));
}

type Told = { position: number; outcome: BatchOutcome; before: SalePart; isOver: boolean };

/** Rows of one statement. */
const atOnce = 5_000;

async function tellItems(tx: Transaction, id: string, told: readonly Told[]): Promise<void> {
	for (let from = 0; from < told.length; from += atOnce) {
		await tx.execute(sql`
			update price_batch_items item set outcome = told.outcome, before = told.before, is_over = told."isOver"
			from jsonb_to_recordset(${JSON.stringify(told.slice(from, from + atOnce))}::jsonb)
				as told (position int, outcome text, before jsonb, "isOver" boolean)
			where item.batch_id = ${id} and item.position = told.position`);
	}
}

/** Of all facts those that a part names. */
function partOf(facts: SaleOutcome["before"], part: SalePart): SalePart {
	const names = Object.keys(part) as (keyof SalePart)[];
	return facts ? Object.fromEntries(names.map((name) => [name, facts[name]])) : part;
}

/** Who made a batch: in whose name it is carried out. */
function authorOf({ userId, userEmail }: { userId: string | null; userEmail: string }): Acting {
	return { id: userId, email: userEmail };
}

/**
 * Carries a batch out in the transaction that holds it: all of it or none.
 * @param isPlan it was settled before: what was changed since is changed all the same, and said so
 */
async function carryOut(
	tx: Transaction,
	author: Acting,
	batch: Pick<Batch, "id" | "source">,
	{ isPlan, now }: { isPlan: boolean; now: Date },
): Promise<string[]> {
	const items = await itemsOf(tx, batch.id, "waiting");
	const changes = items.map(({ productId: id, before, after }) => ({
		id,
		before: isPlan ? null : before,
		after,
	}));
	const outcomes = await changeSaleFacts(tx, author, changes, batch.source === "file" ? "import" : "update");
	const byId = new Map(outcomes.map((one) => [one.id, one]));
	const told = items.map((item): Told => {
		const one = byId.get(item.productId);
		const found = one?.before ? partOf(one.before, item.before) : item.before;
		const isOver = isPlan && one?.before != null && !agrees(one.before, item.before);
		return {
			position: item.position,
			outcome: one === undefined || one.outcome === "same" ? "applied" : one.outcome,
			before: isPlan ? found : item.before,
			isOver,
		};
	});
	await tellItems(tx, batch.id, told);
	await tx
		.update(priceBatches)
		.set({ state: "applied", settledAt: now })
		.where(eq(priceBatches.id, batch.id));
	return tagsOfProducts(items.map(({ productId }) => productId));
}

type Held = Batch & { userId: string | null };

/** Holds a batch while something becomes of it, so that it becomes of it once: whoever comes second is told what did. */
function holding(
	db: Db | Transaction,
	id: string,
	wanted: BatchState,
	settle: (tx: Transaction, batch: Held) => Promise<string[]>,
): Promise<SettleResult> {
	return db.transaction(async (tx): Promise<SettleResult> => {
		const batch = await findBatch(tx, id, true);
		if (!batch) return { done: false, problem: "missing" };
		if (batch.state !== wanted) return { done: false, problem: "settled", state: batch.state };
		return { done: true, tags: await settle(tx, batch) };
	});
}

/** Carries out what a draft showed; what was changed since is left out and said so. Admins only. */
export function applyBatch(
	db: Db | Transaction,
	author: Actor<"prices.change">,
	id: string,
	now: Date,
): Promise<SettleResult> {
	return holding(db, id, "draft", (tx, batch) => carryOut(tx, author, batch, { isPlan: false, now }));
}

/** Has what a draft showed carried out at the midnight, in Antwerp, at which a day begins. Admins only. */
export function planBatch(db: Db | Transaction, id: string, startsOn: Day): Promise<SettleResult> {
	return holding(db, id, "draft", async (tx) => {
		await tx.update(priceBatches).set({ state: "planned", startsOn }).where(eq(priceBatches.id, id));
		return [];
	});
}

/** Drops what was only looked at. Admins only. */
export function discardBatch(db: Db, id: string): Promise<SettleResult> {
	return holding(db, id, "draft", async (tx) => {
		await tx.delete(priceBatches).where(eq(priceBatches.id, id));
		return [];
	});
}

/** Calls off what was planned. Admins only. */
export function cancelBatch(
	db: Db,
	author: Actor<"prices.change">,
	id: string,
	now: Date,
): Promise<SettleResult> {
	return holding(db, id, "planned", async (tx) => {
		await tx
			.update(priceBatches)
			.set({ state: "cancelled", settledAt: now, undoneBy: author.email })
			.where(eq(priceBatches.id, id));
		return [];
	});
}

/** Gives products back what a batch took from them; what was changed since is kept and said so. Admins only. */
export function undoBatch(
	db: Db,
	author: Actor<"prices.change">,
	id: string,
	now: Date,
): Promise<SettleResult> {
	return holding(db, id, "applied", async (tx) => {
		const items = await itemsOf(tx, id, "applied");
		const changes = items.map(({ productId, before, after }) => ({
			id: productId,
			before: after,
			after: before,
		}));
		const outcomes = await changeSaleFacts(tx, author, changes, "restore");
		const byId = new Map(outcomes.map((one) => [one.id, one.outcome]));
		const came = { applied: "undone", same: "undone", changed: "kept", gone: "gone" } as const;
		await tellItems(
			tx,
			id,
			items.map(({ position, productId, before, isOver }) => ({
				...{ position, before, isOver },
				outcome: came[byId.get(productId) ?? "gone"],
			})),
		);
		await tx
			.update(priceBatches)
			.set({ state: "undone", undoneAt: now, undoneBy: author.email })
			.where(eq(priceBatches.id, id));
		return tagsOfProducts(items.map(({ productId }) => productId));
	});
}

/**
 * Carries out the next plan whose day has come, of those that no other process has in hand. Whoever dies over it leaves it
 * as it was.
 * @param today the day in Antwerp
 * @returns how many products it was about; null when nothing is due
 */
export function applyNextPlan(db: Db, today: Day, now: Date): Promise<number | null> {
	return db.transaction(async (tx) => {
		const [due] = await tx
			.select()
			.from(priceBatches)
			.where(and(eq(priceBatches.state, "planned"), lte(priceBatches.startsOn, today)))
			.orderBy(asc(priceBatches.startsOn), asc(priceBatches.createdAt))
			.limit(1)
			.for("update", { skipLocked: true });
		if (!due) return null;
		await carryOut(tx, authorOf(due), due, { isPlan: true, now });
		return due.size;
	});
}
