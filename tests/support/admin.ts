import { openSession } from "./open-session.ts";
import type { TestShop, Visitor } from "./test-shop.ts";

async function signedIn(shop: TestShop, isAdmin: boolean): Promise<Visitor> {
	return shop.visitor({ kade_session: await openSession(shop.database.db, { isAdmin }) });
}

/** A visitor who is signed in as an admin of the shop. Signing in itself is tried in tests/routes/accounts.test.ts. */
export function signInAdmin(shop: TestShop): Promise<Visitor> {
	return signedIn(shop, true);
}

/** A visitor who is signed in to an account that may do nothing on the owner's side. */
export function signInMember(shop: TestShop): Promise<Visitor> {
	return signedIn(shop, false);
}
