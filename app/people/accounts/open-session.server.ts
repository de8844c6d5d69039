import { and, desc, eq, inArray } from "drizzle-orm";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import type { Caller } from "./caller.ts";
import { rememberDevice } from "./known-devices.server.ts";
import { sessionEnd } from "./session-times.ts";
import { hashToken, newToken } from "./token.server.ts";

const { sessions, users } = schema;

/** An open session: what its browser has to keep in its two cookies. */
export type Entered = { userId: string; session: string; device: string };

/** The oldest sessions of an account end when it has more. */
const mostSessions = 20;

/**
 * Opens a session for whoever has proved to be the user, and makes the browser known. A session that the browser
 * had before ends: its token is never used again.
 */
export async function openSession(tx: Transaction, caller: Caller, userId: string): Promise<Entered> {
	const { now, browser } = caller;
	await endSession(tx, caller.session);
	const session = newToken();
	const device = await rememberDevice(tx, userId, caller);
	await tx.insert(sessions).values({
		...{ userId, tokenHash: hashToken(session), ...browser },
		...{ createdAt: now, lastUsedAt: now, expiresAt: sessionEnd(now, now) },
	});
	await tx.update(users).set({ lastSignInAt: now }).where(eq(users.id, userId));
	const tooMany = tx
		.select({ id: sessions.id })
		.from(sessions)
		.where(eq(sessions.userId, userId))
		.orderBy(desc(sessions.lastUsedAt))
		.offset(mostSessions);
	await tx.delete(sessions).where(and(eq(sessions.userId, userId), inArray(sessions.id, tooMany)));
	return { userId, session, device };
}

/** Ends the session of a token; nothing happens for one that is none. */
export async function endSession(db: Db | Transaction, token: string | null): Promise<void> {
	if (token !== null) await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
}
