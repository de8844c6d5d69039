import { z } from "zod";
import { recordChange } from "~/desk/history/audit.server.ts";
import { putBack, readKept } from "~/desk/history/kept-rows.server.ts";
import { type RestoreResult, restoredBy } from "~/desk/history/restore.ts";
import type { Restorer, Restoring, StoredChange } from "~/desk/history/restorer.server.ts";
import { undeleting } from "~/desk/history/undelete.server.ts";
import { announceChange } from "~/platform/cache-notice.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import { memberOf } from "~/values/closed-set.ts";
import { cents } from "~/values/money.ts";
import { transportCountries } from "~/values/vocabulary.ts";
import { tariffsTag } from "../tariff.store.server.ts";
import { restoreImport, seenOfRows } from "./import/import-tariffs.server.ts";
import { updateTariff } from "./save-tariff.server.ts";
import { findTariffRow } from "./tariff-admin.store.server.ts";
import { seenText, type TariffRow } from "./tariff-admin.ts";

const amount = z.int().min(0).transform(cents);
/** A row as the history keeps it. */
const rowSnapshot = z.object({ place: z.string(), single: amount, double: amount });
/** The rows that an import touched, by their keys. */
const importSnapshot = z.record(z.string(), rowSnapshot);

const unreadable = { restored: false, problem: "unreadable" } as const;

/** The row that an entry is about; null for an import, which is about many. */
function keyOf(entityId: string): Pick<TariffRow, "country" | "prefix"> | null {
	const [name, prefix = ""] = entityId.split(" ");
	const country = memberOf(transportCountries, name);
	return country && { country, prefix };
}

/** The rows of a version of an import; null where it cannot be read. */
function rowsOf(version: unknown): TariffRow[] | null {
	const facts = importSnapshot.safeParse(version).data;
	if (!facts) return null;
	const rows = Object.entries(facts).map(([name, row]) => {
		const key = keyOf(name);
		return key && { ...key, ...row };
	});
	return rows.every((row) => row !== null) ? rows : null;
}

function touchedBy({ before, after }: Pick<StoredChange, "before" | "after">): Set<string> {
	return new Set([before, after].flatMap((version) => Object.keys(version ?? {})));
}

/** Brings a deleted tariff back. Admins only. */
async function undelete(db: Db, author: Restoring, change: StoredChange): Promise<RestoreResult> {
	const { entityId, label, before } = change;
	const kept = readKept(before);
	const row = rowSnapshot.safeParse(before).data;
	if (!kept || !row) return unreadable;
	return undeleting(db, change, async (tx) => {
		await putBack(tx, kept, schema.transportTariffs);
		await recordChange(tx, author, {
			...({ entity: "tariff", entityId, label, action: "restore" } as const),
			after: row,
		});
		await announceChange(tx, [tariffsTag]);
		return { restored: true };
	});
}

/** Tariffs, one by one or as many as an import changed. */
export const tariffRestorer: Restorer = {
	tags: [tariffsTag],
	async seenOf(db, change) {
		const key = keyOf(change.entityId);
		if (!key) return seenOfRows(db, touchedBy(change));
		const row = await findTariffRow(db, key);
		return row && seenText(row);
	},
	async restore(db, author, { change, version, seen }) {
		const key = keyOf(change.entityId);
		if (!key) {
			const rows = rowsOf(version);
			if (!rows) return unreadable;
			const { stored } = await restoreImport(db, author, { keys: touchedBy(change), rows, seen });
			return stored ? { restored: true } : { restored: false, problem: "stale" };
		}
		const facts = rowSnapshot.safeParse(version).data;
		if (!facts) return unreadable;
		const row = { ...key, ...facts };
		return restoredBy(await updateTariff(db, author, { row, seen, action: "restore" }));
	},
	undelete,
};
