import type { Db } from "~/platform/db.server.ts";
import type { Actor } from "~/values/rights.ts";
import { type findChange, isBroughtBack } from "./history.store.server.ts";
import { type RestoreResult, restorable, type Version } from "./restore.ts";

/** A change as the history keeps it. */
export type StoredChange = NonNullable<Awaited<ReturnType<typeof findChange>>>;

/** A version that is to be stored again, and which version its author saw stored. */
export type WantedVersion = { change: StoredChange; version: unknown; seen: string };

/** What restoring needs: the history's own right, and those of the editors whose verbs store again. */
export const restoringRights = [
	...(["history.restore", "catalog.change", "prices.change", "content.change", "company.change"] as const),
] as const;
/** Who restores. */
export type Restoring = Actor<(typeof restoringRights)[number]>;

/** How things of one kind are restored. Both verbs are for admins only and note what they did as `restore`. */
export type Restorer = {
	/** Names of what shows such things: dropped when one is restored. */
	tags: readonly string[];
	/** Names what is stored of the thing now; null when it is gone. At most two statements. */
	seenOf(db: Db, change: StoredChange): Promise<string | null>;
	/** Stores a version through the verb of the thing's editor. */
	restore(db: Db, author: Restoring, wanted: WantedVersion, now: Date): Promise<RestoreResult>;
	/** Undoes a deletion; null for what is never deleted. */
	undelete: ((db: Db, author: Restoring, change: StoredChange) => Promise<RestoreResult>) | null;
};

/** Restores what a change tells of. Admins only. @param wanted.seen names what its author saw stored */
export async function restoreChange(
	db: Db,
	author: Restoring,
	restorer: Restorer,
	wanted: { change: StoredChange; version: Version; seen: string },
	now: Date,
): Promise<RestoreResult> {
	const { change, version, seen } = wanted;
	if (change.action === "delete") {
		// What is back is restored, whoever was quicker; what was made anew since is another thing.
		if (change.isFollowed && version === "before") {
			return (await isBroughtBack(db, change.id))
				? { restored: true }
				: { restored: false, problem: "exists" };
		}
		const isOffered = restorer.undelete && restorable(change, now).includes(version);
		if (!restorer.undelete || !isOffered) return { restored: false, problem: "expired" };
		return restorer.undelete(db, author, change);
	}
	if (!restorable(change, now).includes(version)) return { restored: false, problem: "expired" };
	return restorer.restore(db, author, { change, version: change[version], seen }, now);
}
