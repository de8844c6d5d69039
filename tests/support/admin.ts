import type { Role } from "~/values/rights.ts";
import { openSession } from "./open-session.ts";
import type { TestShop, Visitor } from "./test-shop.ts";

/** A visitor who is signed in in a role of the desk; null: to an account that may do nothing there. */
export async function signInAs(shop: TestShop, role: Role | null): Promise<Visitor> {
	return shop.visitor({ kade_session: await openSession(shop.database.db, { role }) });
}

/** A visitor who is signed in as an owner of the shop. Signing in itself is tried in tests/routes/accounts.test.ts. */
export function signInAdmin(shop: TestShop): Promise<Visitor> {
	return signInAs(shop, "admin");
}

/** A visitor who is signed in to an account that may do nothing on the owner's side. */
export function signInMember(shop: TestShop): Promise<Visitor> {
	return signInAs(shop, null);
}
