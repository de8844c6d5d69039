import type { Db } from "~/platform/db.server.ts";
import type { Actor } from "~/values/rights.ts";
import { changeSaleFacts, type SaleChange, type SaleOutcome } from "./change-sale-facts.server.ts";
import { agrees, type SaleFacts } from "./sale-facts.ts";

/** A row of the table that was changed. @property seen the facts that its author saw */
export type ChangedRow = { id: string; seen: SaleFacts; wanted: SaleFacts };

/**
 * Saves rows of the table, each for itself: one that was changed since its author saw it stays as it is. One that says what
 * is wanted already is as good as saved. Admins only.
 */
export async function saveRows(
	db: Db,
	author: Actor<"prices.change">,
	rows: readonly ChangedRow[],
): Promise<SaleOutcome[]> {
	const changes = rows.map(({ id, seen, wanted }): SaleChange => ({ id, before: seen, after: wanted }));
	const wantedOf = new Map(rows.map(({ id, wanted }) => [id, wanted]));
	const outcomes = await db.transaction((tx) => changeSaleFacts(tx, author, changes, "update"));
	return outcomes.map((one) => {
		const wanted = wantedOf.get(one.id);
		const isThere = one.outcome === "changed" && one.before && wanted && agrees(one.before, wanted);
		return isThere ? { ...one, outcome: "same" } : one;
	});
}
