import { sql } from "drizzle-orm";
import { hasSessionCookie } from "~/platform/cookies.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { authOf } from "./auth.server.ts";

/** Someone who has signed in. */
export type SignedIn = { id: string; name: string; email: string; isAdmin: boolean };

/** Whether a user has a role (shop document §6); an error counts as no. One statement. */
export async function hasRole({ db }: Pick<Services, "db">, userId: string, role: "admin"): Promise<boolean> {
	const { rows } = await db.execute<{ has: boolean }>(sql`select has_role(${userId}::uuid, ${role}) as has`);
	return rows[0]?.has === true;
}

/** Whom the request's session belongs to; null without one. No statement without a session cookie. */
export async function readSignedIn(shop: Services, request: Request): Promise<SignedIn | null> {
	if (!hasSessionCookie(request.headers.get("Cookie"))) return null;
	const session = await authOf(shop).api.getSession({ headers: request.headers });
	if (!session) return null;
	const { id, name, email } = session.user;
	return { id, name, email, isAdmin: await hasRole(shop, id, "admin") };
}
