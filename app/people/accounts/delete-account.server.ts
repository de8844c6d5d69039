import { eraseAccount } from "~/people/personal-data/personal-data.store.server.ts";
import type { AccountResult } from "./account-errors.ts";
import type { Caller } from "./caller.ts";
import { type Member, refusePassword } from "./own-account.server.ts";
import type { AccountShop } from "./tries.server.ts";

/**
 * Deletes the caller's own account, who knows its password too. Orders stay, without an account; an owner of the shop is
 * first taken off the list of owners.
 */
export async function deleteOwnAccount(
	shop: AccountShop,
	caller: Caller,
	member: Member,
	password: string,
): Promise<AccountResult | "deleted" | "isOwner"> {
	const refused = await refusePassword(shop, caller, member, password);
	if (refused !== null) return refused;
	const erased = await shop.db.transaction((tx) => eraseAccount(tx, member.email));
	return erased === "owner" ? "isOwner" : "deleted";
}
