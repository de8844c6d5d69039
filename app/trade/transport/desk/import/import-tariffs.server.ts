import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { type Author, recordChange } from "~/desk/history/audit.server.ts";
import { announceChange } from "~/platform/cache-notice.server.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { tariffsTag } from "~/trade/transport/tariff.store.server.ts";
import { listTariffRows } from "../tariff-admin.store.server.ts";
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
	author: Author,
	{ mark, ...request }: ImportRequest & { mark: string },
): Promise<ImportResult> {
	return db.transaction(async (tx): Promise<ImportResult> => {
		// Nobody else changes a tariff meanwhile; the shop goes on reading.
		await tx.execute(sql`lock table ${transportTariffs} in share row exclusive mode`);
		const check = await checkImport(tx, request);
		if ("problem" in check) return { stored: false, ...check };
		if (check.mark !== mark) return { stored: false, check };
		if (isIdle(check.plan)) return { stored: true };
		await storePlan(tx, check.plan);
		const { before, after } = touchedRows(check.plan);
		await recordChange(tx, author, { entity: "tariff", entityId: "import", action: "import", before, after });
		await announceChange(tx, [tariffsTag]);
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
