import { randomUUID } from "node:crypto";
import { hashToken, newToken } from "~/people/accounts/token.server.ts";
import { schema } from "~/platform/db.server.ts";
import type { HostileShop } from "./hostile-shop.ts";

export const identities = ["nobody", "stranger", "forged", "expired", "admin"] as const;
/** stranger: somebody with an account; forged: a session that was never opened; expired: an admin's of yesterday. */
export type Identity = (typeof identities)[number];

const day = 24 * 60 * 60 * 1000;
export const sessionCookie = "__Host-kade_session";

/** Makes a user with a session. @param ends milliseconds from now */
async function openSession(
	{ db }: HostileShop,
	{ isAdmin, ends }: { isAdmin: boolean; ends: number },
): Promise<string> {
	const email = `${isAdmin ? "owner" : "member"}-${randomUUID()}@shop.example`;
	const [user] = await db.insert(schema.users).values({ email, name: "Somebody" }).returning();
	if (!user) throw new Error("the user was not inserted");
	if (isAdmin) await db.insert(schema.userRoles).values({ userId: user.id, role: "admin" });
	const token = newToken();
	await db.insert(schema.sessions).values({
		...{ userId: user.id, tokenHash: hashToken(token), browser: null, system: null },
		...{ createdAt: new Date(), lastUsedAt: new Date(), expiresAt: new Date(Date.now() + ends) },
	});
	return `${sessionCookie}=${token}`;
}

/** The cookie of an admin who has just signed in. */
export function signInAdmin(shop: HostileShop): Promise<string> {
	return openSession(shop, { isAdmin: true, ends: day });
}

/** The cookies of all kinds of visitors, each with an account of its own. */
export async function openIdentities(shop: HostileShop): Promise<Record<Identity, string | undefined>> {
	return {
		nobody: undefined,
		stranger: await openSession(shop, { isAdmin: false, ends: day }),
		forged: `${sessionCookie}=${newToken()}`,
		expired: await openSession(shop, { isAdmin: true, ends: -day }),
		admin: await signInAdmin(shop),
	};
}
