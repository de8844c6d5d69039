import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { recordChange } from "~/desk/history/audit.server.ts";
import { announceChange } from "~/platform/cache-notice.server.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { tariffsTag } from "~/trade/transport/tariff.store.server.ts";
import type { Actor } from "~/values/rights.ts";
import { listTariffRows } from "../tariff-admin.store.server.ts";
import { type TariffRow, tariffKey } from "../tariff-admin.ts";
import {
	type CheckedImport,
	type FileProblem,
	type ImportPlan,
	isIdle,
	planImport,
	touchedRows,
} from "./plan-import.ts";
import { readTariffFile } from "./tariff-file.server.ts";

const { transportTariffs } = schema;

/** A file's text as it was uploaded or pasted, and whether rows go that it does not name. */
export type ImportRequest = { text: string; removeMissing: boolean };

function markOf(plan: ImportPlan): string {
	return createHash("sha256")
		.update(JSON.stringify(touchedRows(plan)))
		.digest("base64url");
}

/** What an import would do now; stores nothing. One statement. Admins only. */
export async function checkImport(
	db: Db | Transaction,
	{ text, removeMissing }: ImportRequest,
): Promise<CheckedImport | { problem: FileProblem }> {
	const file = readTariffFile(text);
	if (typeof file === "string") return { problem: file };
	const plan = planImport(file, await listTariffRows(db), removeMissing);
	return { plan, wrong: file.wrong, good: file.rows.length, mark: markOf(plan) };
}

export type ImportResult =
	| { stored: true }
	/** The import would do something else than its author saw. @property check what it would do now */
	| { stored: false; check: CheckedImport }
	| { stored: false; problem: FileProblem };

/**
 * Stores the good rows of a file, all of them or none, if that does what its author saw. Admins only.
 * @param mark of what `checkImport` said
 */
export function importTariffs(
	db: Db,
	author: Actor<"prices.change">,
	{ mark, ...request }: ImportRequest & { mark: string },
): Promise<ImportResult> {
	return db.transaction(async (tx): Promise<ImportResult> => {
		// Nobody else changes a tariff meanwhile; the shop goes on reading.
		await tx.execute(sql`lock table ${transportTariffs} in share row exclusive mode`);
		const check = await checkImport(tx, request);
		if ("problem" in check) return { stored: false, ...check };
		if (check.mark !== mark) return { stored: false, check };
		if (isIdle(check.plan)) return { stored: true };
		await storeNoted(tx, author, check.plan, "import");
		return { stored: true };
	});
}

/** Stores a plan, notes it and says so to the shop. */
async function storeNoted(
	tx: Transaction,
	author: Actor<"prices.change">,
	plan: ImportPlan,
	action: "import" | "restore",
): Promise<void> {
	await storePlan(tx, plan);
	const { before, after } = touchedRows(plan);
	const label = namesOf([...new Set([...Object.keys(before), ...Object.keys(after)])]);
	await recordChange(tx, author, {
		...({ entity: "tariff", entityId: "import", label, action } as const),
		...{ before, after },
	});
	await announceChange(tx, [tariffsTag]);
}

/** What the history calls an import: its first rows, and of how many. */
function namesOf(keys: readonly string[]): string {
	const first = keys.toSorted().slice(0, 3).join(", ");
	return keys.length > 3 ? `${first} … (${keys.length})` : first;
}

/** Names what is stored of these rows now. One statement. */
export async function seenOfRows(db: Db | Transaction, keys: ReadonlySet<string>): Promise<string> {
	const stored = (await listTariffRows(db)).filter((row) => keys.has(tariffKey(row)));
	return createHash("sha256").update(JSON.stringify(stored)).digest("base64url");
}

/**
 * Gives the rows that an import touched the values that they had before it, or after it; rows that had none go. Admins
 * only.
 * @param input.keys of the rows that the import touched
 * @param input.seen names what its author saw stored of them
 */
export function restoreImport(
	db: Db,
	author: Actor<"prices.change">,
	{ keys, rows, seen }: { keys: ReadonlySet<string>; rows: readonly TariffRow[]; seen: string },
): Promise<{ stored: boolean }> {
	return db.transaction(async (tx) => {
		await tx.execute(sql`lock table ${transportTariffs} in share row exclusive mode`);
		if ((await seenOfRows(tx, keys)) !== seen) return { stored: false };
		const touched = (await listTariffRows(tx)).filter((row) => keys.has(tariffKey(row)));
		const plan = planImport({ rows, mentioned: [] }, touched, true);
		if (!isIdle(plan)) await storeNoted(tx, author, plan, "restore");
		return { stored: true };
	});
}

async function storePlan(tx: Transaction, { added, changed, removed }: ImportPlan): Promise<void> {
	const { country, prefix } = transportTariffs;
	const written = [...added, ...changed.map(({ after }) => after)];
	if (written.length > 0) {
		await tx
			.insert(transportTariffs)
			.values(written)
			.onConflictDoUpdate({
				target: [country, prefix],
				set: { place: sql`excluded.place`, single: sql`excluded.single`, double: sql`excluded.double` },
			});
	}
	if (removed.length > 0) {
		const keys = removed.map((row) => sql`(${row.country}, ${row.prefix})`);
		await tx.delete(transportTariffs).where(sql`(${country}, ${prefix}) in (${sql.join(keys, sql`, `)})`);
	}
}
