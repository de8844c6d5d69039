import { newToken } from "~/people/accounts/token.server.ts";
import { openSession } from "../../support/open-session.ts";
import type { HostileShop } from "./hostile-shop.ts";

export const identities = ["nobody", "stranger", "forged", "expired", "admin"] as const;
/** stranger: somebody with an account; forged: a session that was never opened; expired: an admin's of yesterday. */
export type Identity = (typeof identities)[number];

const day = 24 * 60 * 60 * 1000;
export const sessionCookie = "__Host-kade_session";

async function cookieOf(shop: HostileShop, session: { isAdmin: boolean; ends: number }): Promise<string> {
	return `${sessionCookie}=${await openSession(shop.db, session)}`;
}

/** The cookie of an admin who has just signed in. */
export function signInAdmin(shop: HostileShop): Promise<string> {
	return cookieOf(shop, { isAdmin: true, ends: day });
}

/** The cookies of all kinds of visitors, each with an account of its own. */
export async function openIdentities(shop: HostileShop): Promise<Record<Identity, string | undefined>> {
	return {
		nobody: undefined,
		stranger: await cookieOf(shop, { isAdmin: false, ends: day }),
		forged: `${sessionCookie}=${newToken()}`,
		expired: await cookieOf(shop, { isAdmin: true, ends: -day }),
		admin: await signInAdmin(shop),
	};
}
