import { eq } from "drizzle-orm";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { isBroughtBack } from "./history.store.server.ts";
import type { RestoreResult } from "./restore.ts";
import type { StoredChange } from "./restorer.server.ts";

const { auditLog } = schema;

function conflictOf(error: unknown): string | null {
	const cause = (error as { cause?: { code?: string; constraint?: string } }).cause;
	return cause?.code === "23505" ? (cause.constraint ?? "") : null;
}

/** Nothing of a restoring that was refused stays. */
class Refused extends Error {
	readonly result: RestoreResult;
	constructor(result: RestoreResult) {
		super("not restored");
		this.result = result;
	}
}

/**
 * Brings something back in one transaction: all of it or nothing. Something that stands in its way, even since this
 * moment, is an answer and no failure.
 * @param deletion what is undone
 */
export async function undeleting(
	db: Db,
	deletion: StoredChange,
	bringBack: (tx: Transaction) => Promise<RestoreResult>,
): Promise<RestoreResult> {
	try {
		return await db.transaction(async (tx) => {
			// Whoever asks twice at the same moment waits here, and then finds it done.
			await tx.select({ id: auditLog.id }).from(auditLog).where(eq(auditLog.id, deletion.id)).for("update");
			if (await isBroughtBack(tx, deletion.id)) return { restored: true };
			const result = await bringBack(tx);
			if (!result.restored) throw new Refused(result);
			return result;
		});
	} catch (error) {
		if (error instanceof Refused) return error.result;
		const constraint = conflictOf(error);
		if (constraint === null) throw error;
		return constraint.includes("slug")
			? { restored: false, problem: "slugTaken", taken: [] }
			: { restored: false, problem: "exists" };
	}
}
