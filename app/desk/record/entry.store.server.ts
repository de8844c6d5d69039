import { eq } from "drizzle-orm";
import { type Db, schema } from "~/platform/db.server.ts";

const { auditLog } = schema;

/** Id of what was saved under an entry of the history; null where nothing was. One statement. */
export async function findSaved(db: Db, entry: string): Promise<string | null> {
	const [found] = await db
		.select({ entityId: auditLog.entityId })
		.from(auditLog)
		.where(eq(auditLog.id, entry));
	return found?.entityId ?? null;
}
