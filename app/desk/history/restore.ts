import { trashStart } from "~/values/trash.ts";
import type { AuditAction } from "~/values/vocabulary.ts";
import type { SaveResult } from "../record/save.ts";

/** Fields of the addresses and forms that restore. */
export const restoreFields = { ask: "restore", version: "version", seen: "seen", done: "done" } as const;

export const versions = ["before", "after"] as const;
/** Which of the two that a change tells of. */
export type Version = (typeof versions)[number];

/**
 * Why something was not restored. missing: the thing has been deleted; exists: it was made anew since; slugTaken: its
 * address is another's now; stale: someone changed it since; parentMissing: what it belongs to is gone; slugFixed: the
 * shop needs the address that it has; unreadable: this version cannot read what was noted; expired: the time for it is
 * over, or it cannot be restored at all; failed: it could not be stored.
 */
export const restoreProblems = [
	...(["missing", "exists", "slugTaken", "stale", "parentMissing"] as const),
	...(["slugFixed", "unreadable", "expired", "failed"] as const),
] as const;
export type RestoreProblem = (typeof restoreProblems)[number];

/** HTTP statuses of the answers (RFC 9110 §15). */
export const restoreStatuses = {
	...{ missing: 409, exists: 409, slugTaken: 409, stale: 409, parentMissing: 409, slugFixed: 409 },
	...{ unreadable: 422, expired: 410, failed: 503 },
} as const satisfies Record<RestoreProblem, number>;

/** @property taken the addresses that others have now */
export type RestoreResult =
	| { restored: true }
	| { restored: false; problem: Exclude<RestoreProblem, "slugTaken"> }
	| { restored: false; problem: "slugTaken"; taken: string[] };

/** What came of a save, as what it means for a version that was to be stored again. */
export function restoredBy(result: SaveResult): RestoreResult {
	if (result.saved) return { restored: true };
	switch (result.problem) {
		case "slugTaken":
			return { restored: false, problem: "slugTaken", taken: result.taken.map(({ slug }) => slug) };
		case "invalid":
			// What a form would say of a field: an older version that the rules of today do not take.
			return { restored: false, problem: "unreadable" };
		default:
			return { restored: false, problem: result.problem };
	}
}

/** What of a change decides whether it can be restored. */
export type RestorableChange = {
	action: AuditAction;
	createdAt: Date;
	before: unknown;
	after: unknown;
	/** Whether its thing was changed or brought back later. */
	isFollowed: boolean;
};

/** Actions that tell of a whole thing or of a part that has its own form. */
const storing: readonly AuditAction[] = [
	...(["create", "update", "restore", "condition", "publish", "sections", "import"] as const),
];

/**
 * The versions of a change that can be restored, of a thing whose kind can be. A deletion can be undone once and for
 * thirty days; the newest version is what is stored anyway.
 */
export function restorable(change: RestorableChange, now: Date): Version[] {
	const { action, before, after, isFollowed } = change;
	if (action === "delete") {
		const isKept = typeof before === "object" && before !== null && "kept" in before;
		return isKept && !isFollowed && change.createdAt >= trashStart(now) ? ["before"] : [];
	}
	if (!storing.includes(action)) return [];
	const has = { before: before !== null, after: after !== null && isFollowed };
	return versions.filter((version) => has[version]);
}
