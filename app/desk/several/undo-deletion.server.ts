import type { Db } from "~/platform/db.server.ts";
import type { AuditEntity } from "~/values/vocabulary.ts";
import { findDeletion } from "../history/history.store.server.ts";
import { type Restorer, type Restoring, restoreChange } from "../history/restorer.server.ts";
import type { RowResult } from "./several.ts";

/** Brings a thing back that was deleted last, as the trash does; one that is there again changes nothing. Admins only. */
export async function undoDeletion(
	db: Db,
	author: Restoring,
	restorer: Restorer,
	thing: { entity: AuditEntity; id: string },
	now: Date,
): Promise<RowResult> {
	const change = await findDeletion(db, thing.entity, thing.id);
	if (!change) return { problem: "missing" };
	if (change.isFollowed) return { changed: false };
	const wanted = { change, version: "before", seen: "" } as const;
	const result = await restoreChange(db, author, restorer, wanted, now);
	if (result.restored) return { changed: true };
	switch (result.problem) {
		case "exists":
			return { changed: false };
		case "slugTaken":
			return { problem: "taken" };
		case "expired":
			return { problem: "missing" };
		default:
			return { problem: "failed" };
	}
}
