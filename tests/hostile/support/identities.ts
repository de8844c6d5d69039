import { newToken } from "~/people/accounts/token.server.ts";
import type { Role } from "~/values/rights.ts";
import { openSession } from "../../support/open-session.ts";
import type { HostileShop } from "./hostile-shop.ts";

/** Who uses the desk. */
export const colleagues = ["admin", "sales", "driver", "reader"] as const satisfies readonly Role[];
export const identities = ["nobody", "stranger", "forged", "expired", ...colleagues] as const;
/** stranger: somebody with an account; forged: a session that was never opened; expired: an owner's of yesterday. */
export type Identity = (typeof identities)[number];

const day = 24 * 60 * 60 * 1000;
export const sessionCookie = "__Host-kade_session";

async function cookieOf(shop: HostileShop, session: { role: Role | null; ends: number }): Promise<string> {
	return `${sessionCookie}=${await openSession(shop.db, session)}`;
}

/** The cookie of an owner who has just signed in. */
export function signInAdmin(shop: HostileShop): Promise<string> {
	return cookieOf(shop, { role: "admin", ends: day });
}

/** The cookies of all kinds of visitors, each with an account of its own. */
export async function openIdentities(shop: HostileShop): Promise<Record<Identity, string | undefined>> {
	return {
		nobody: undefined,
		stranger: await cookieOf(shop, { role: null, ends: day }),
		forged: `${sessionCookie}=${newToken()}`,
		expired: await cookieOf(shop, { role: "admin", ends: -day }),
		admin: await signInAdmin(shop),
		sales: await cookieOf(shop, { role: "sales", ends: day }),
		driver: await cookieOf(shop, { role: "driver", ends: day }),
		reader: await cookieOf(shop, { role: "reader", ends: day }),
	};
}
