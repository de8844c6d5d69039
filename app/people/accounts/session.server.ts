import { and, eq, gt, sql } from "drizzle-orm";
import { hasSessionCookie, readSessionToken } from "~/people/visitor/visitor-cookies.server.ts";
import { isDatabaseAway } from "~/platform/database-away.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import type { Services } from "~/platform/services.server.ts";
import type { Role } from "~/values/rights.ts";
import type { Language } from "~/values/vocabulary.ts";
import { isUseNoted, sessionEnd } from "./session-times.ts";
import { hashToken } from "./token.server.ts";

const { sessions, userRoles, users } = schema;

/**
 * Someone who has signed in.
 * @property role what they may do on the desk; null: nothing
 * @property deskLanguage in which the desk speaks to them; null: as its address says
 */
export type SignedIn = {
	id: string;
	name: string;
	email: string;
	role: Role | null;
	deskLanguage: Language | null;
};

/** What a user may do on the desk; null: nothing. One statement. */
export async function roleOf({ db }: Pick<Services, "db">, userId: string): Promise<Role | null> {
	const [row] = await db.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.userId, userId));
	return row?.role ?? null;
}

/** Someone who has signed in, and the session by which. */
export type Session = SignedIn & { sessionId: string };

/** Notes that a session is in use, unless another request has just done so; it lives on from here. */
async function noteUse(db: Db, session: { id: string; createdAt: Date; lastUsedAt: Date }): Promise<void> {
	const now = new Date();
	if (!isUseNoted(session.lastUsedAt, now)) return;
	await db
		.update(sessions)
		.set({ lastUsedAt: now, expiresAt: sessionEnd(session.createdAt, now) })
		.where(and(eq(sessions.id, session.id), eq(sessions.lastUsedAt, session.lastUsedAt)));
}

/**
 * The request's session and whom it belongs to; null without one. One statement; none without a session cookie.
 * Routes take it from their context, which reads once (`who-asks.server.ts`).
 */
export async function readSession({ db }: Pick<Services, "db">, request: Request): Promise<Session | null> {
	const token = hasSessionCookie(request.headers.get("Cookie")) ? readSessionToken(request) : null;
	if (token === null) return null;
	const { id, name, email, deskLanguage } = users;
	const [row] = await db
		.select({
			...{ id, name, email, deskLanguage, sessionId: sessions.id },
			...{ createdAt: sessions.createdAt, lastUsedAt: sessions.lastUsedAt },
			role: sql<Role | null>`(select ${userRoles.role} from ${userRoles} where ${userRoles.userId} = ${users.id})`,
		})
		.from(sessions)
		.innerJoin(users, eq(users.id, sessions.userId))
		.where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, sql`now()`)));
	if (!row) return null;
	const { createdAt, lastUsedAt, ...session } = row;
	try {
		await noteUse(db, { id: session.sessionId, createdAt, lastUsedAt });
	} catch (error) {
		// A database that may only be read for now signs nobody out.
		if (!isDatabaseAway(error)) throw error;
	}
	return session;
}
