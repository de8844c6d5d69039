import { and, desc, eq, gt, ne } from "drizzle-orm";
import { type Db, schema } from "~/platform/db.server.ts";
import { isUuid } from "~/values/uuid.ts";
import type { Member } from "./own-account.server.ts";

const { sessions } = schema;

/** Where somebody is signed in, the last used first. One statement. */
export function listSessions(db: Db, { id }: Member, now: Date) {
	const { browser, system, lastUsedAt } = sessions;
	return db
		.select({ id: sessions.id, browser, system, lastUsedAt })
		.from(sessions)
		.where(and(eq(sessions.userId, id), gt(sessions.expiresAt, now)))
		.orderBy(desc(lastUsedAt));
}

/** Ends one of the own sessions; nothing happens for another's, for one that has ended, and for no session's id. */
export async function endOneSession(db: Db, { id }: Member, sessionId: string): Promise<void> {
	if (!isUuid(sessionId)) return;
	await db.delete(sessions).where(and(eq(sessions.id, sessionId), eq(sessions.userId, id)));
}

/** Ends all of the own sessions but this one. */
export async function endOtherSessions(db: Db, { id, sessionId }: Member): Promise<void> {
	await db.delete(sessions).where(and(eq(sessions.userId, id), ne(sessions.id, sessionId)));
}
