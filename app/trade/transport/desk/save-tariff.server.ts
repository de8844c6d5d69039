import { and, eq, sql } from "drizzle-orm";
import { recordChange, type SaveAction } from "~/desk/history/audit.server.ts";
import { keepRows } from "~/desk/history/kept-rows.server.ts";
import type { SaveResult } from "~/desk/record/save.ts";
import { announceChange } from "~/platform/cache-notice.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import type { Actor } from "~/values/rights.ts";
import { tariffsTag } from "../tariff.store.server.ts";
import { findTariffRow } from "./tariff-admin.store.server.ts";
import { seenText, type TariffRow, tariffKey } from "./tariff-admin.ts";

const { transportTariffs } = schema;

type Key = Pick<TariffRow, "country" | "prefix">;

const isRow = ({ country, prefix }: Key) =>
	and(eq(transportTariffs.country, country), eq(transportTariffs.prefix, prefix));

/** What the history calls a row: its country, prefix and place. */
const label = (row: TariffRow) => `${tariffKey(row)} ${row.place}`.trim();

/** What the history keeps of a row. */
const facts = ({ place, single, double }: TariffRow) => ({ place, single, double });

/** Adds a tariff for a region that has none. Admins only. */
export function createTariff(db: Db, author: Actor<"prices.change">, row: TariffRow): Promise<SaveResult> {
	return db.transaction(async (tx) => {
		const added = await tx.insert(transportTariffs).values(row).onConflictDoNothing().returning();
		if (added.length === 0) return { saved: false, problem: "invalid", errors: { prefix: "taken" } };
		await recordChange(tx, author, {
			entity: "tariff",
			entityId: tariffKey(row),
			label: label(row),
			action: "create",
			after: facts(row),
		});
		await announceChange(tx, [tariffsTag]);
		return { saved: true };
	});
}

/**
 * Stores a tariff's place and prices, unless someone else saved since. Admins only.
 * @param seen the row that the author's form shows, as `seenText` writes it
 */
export function updateTariff(
	db: Db,
	author: Actor<"prices.change">,
	{ row, seen, action = "update" }: { row: TariffRow; seen: string; action?: SaveAction },
): Promise<SaveResult> {
	return db.transaction(async (tx) => {
		// Before any row: an import locks the table, and each must wait for the other in one place only.
		await tx.execute(sql`lock table ${transportTariffs} in row exclusive mode`);
		const stored = await findTariffRow(tx, row, true);
		if (!stored) return { saved: false, problem: "missing" };
		const current = seenText(stored);
		if (current !== seen) return { saved: false, problem: "stale", current };
		if (seenText(row) === current) return { saved: true };
		await tx.update(transportTariffs).set(facts(row)).where(isRow(row));
		await recordChange(tx, author, {
			entity: "tariff",
			entityId: tariffKey(row),
			label: label(row),
			action,
			before: facts(stored),
			after: facts(row),
		});
		await announceChange(tx, [tariffsTag]);
		return { saved: true };
	});
}

/** Deletes a tariff; the history keeps what it takes to undo that. Admins only. */
export function deleteTariff(db: Db, author: Actor<"prices.change">, key: Key): Promise<"done" | "missing"> {
	return db.transaction(async (tx) => {
		const isIt = isRow(key);
		const rows = isIt ? await keepRows(tx, [[transportTariffs, isIt]]) : {};
		const [gone] = await tx.delete(transportTariffs).where(isRow(key)).returning();
		if (!gone) return "missing";
		await recordChange(tx, author, {
			entity: "tariff",
			entityId: tariffKey(gone),
			label: label(gone),
			action: "delete",
			before: { ...facts(gone), kept: { rows, links: {} } },
		});
		await announceChange(tx, [tariffsTag]);
		return "done";
	});
}
