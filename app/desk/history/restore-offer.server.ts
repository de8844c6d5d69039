import type { Db } from "~/platform/db.server.ts";
import { restorable, type Version } from "./restore.ts";
import type { RestoreState } from "./restore-panel.tsx";
import type { Restorer, StoredChange } from "./restorer.server.ts";

/**
 * What can be restored of a change, and what the question about it needs to know. No statement without a question.
 * @param asked the version that somebody asks for
 */
export async function offerOf(
	db: Db,
	restorer: Restorer | null,
	change: StoredChange,
	asked: Version | null,
	now: Date,
): Promise<Omit<RestoreState, "isDone">> {
	const isDeletion = change.action === "delete";
	const nothing = { offered: [], isDeletion, asked: null, note: null };
	if (!restorer || (isDeletion && !restorer.undelete)) return nothing;
	const offered = restorable(change, now);
	if (isDeletion && offered.length === 0) {
		return { ...nothing, note: change.isFollowed ? "isBack" : "final" };
	}
	if (!asked || !offered.includes(asked)) return { ...nothing, offered };
	// Nothing is stored of what was deleted.
	const seen = isDeletion ? "" : await restorer.seenOf(db, change);
	return seen === null
		? { ...nothing, note: "gone" }
		: { ...nothing, offered, asked: { version: asked, seen } };
}
