import { eq } from "drizzle-orm";
import { eraseAccount } from "~/people/personal-data/personal-data.store.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import { isUuid } from "~/values/uuid.ts";
import type { AccountResult } from "./account-errors.ts";
import { mailedLinks, writeAccountMail } from "./account-mail.server.ts";
import type { Caller } from "./caller.ts";
import { type Member, refusePassword } from "./own-account.server.ts";
import type { AccountShop } from "./tries.server.ts";

/**
 * Deletes the caller's own account, who knows its password too. Orders stay, without an account; an owner of the shop is
 * first taken off the list of owners. A mail tells of it: whoever did it may have been somebody else.
 */
export async function deleteOwnAccount(
	shop: AccountShop,
	caller: Caller,
	member: Member,
	password: string,
): Promise<AccountResult | "deleted" | "isOwner"> {
	const refused = await refusePassword(shop, caller, member, password);
	if (refused !== null) return refused;
	const erased = await shop.db.transaction(async (tx) => {
		const result = await eraseAccount(tx, member.email);
		const link = mailedLinks.contact(caller.origin, caller.language);
		// One mail for one account: a second press finds none.
		if (result === "erased")
			await writeAccountMail(tx, caller, { occasion: "deleted", recipient: member.email, link });
		return result;
	});
	if (erased === "owner") return "isOwner";
	shop.deliverMail();
	return "deleted";
}

/** Whether a form of an account's page is of one that is there no more: deleted by a press whose answer was lost. One statement. */
export async function isAccountGone(db: Db, id: string): Promise<boolean> {
	return isUuid(id) && (await db.$count(schema.users, eq(schema.users.id, id))) === 0;
}
