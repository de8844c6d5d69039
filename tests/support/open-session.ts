import { randomUUID } from "node:crypto";
import { hashToken, newToken } from "~/people/accounts/token.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import type { Role } from "~/values/rights.ts";

const day = 24 * 60 * 60 * 1000;

/**
 * Makes a user with a session, as signing in leaves them, without a password.
 * @param ends milliseconds from now
 * @returns the value of the session's cookie
 */
export async function openSession(
	db: Db,
	{ role, ends = day }: { role: Role | null; ends?: number },
): Promise<string> {
	const email = `${role === "admin" ? "owner" : (role ?? "member")}-${randomUUID()}@shop.example`;
	const [user] = await db.insert(schema.users).values({ email, name: "Somebody" }).returning();
	if (!user) throw new Error("the user was not inserted");
	if (role !== null) await db.insert(schema.userRoles).values({ userId: user.id, role });
	const token = newToken();
	await db.insert(schema.sessions).values({
		...{ userId: user.id, tokenHash: hashToken(token), browser: null, system: null },
		...{ createdAt: new Date(), lastUsedAt: new Date(), expiresAt: new Date(Date.now() + ends) },
	});
	return token;
}
