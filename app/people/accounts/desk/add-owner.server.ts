import type { Actor } from "~/values/rights.ts";
import { mailedLinks, writeAccountMail } from "../account-mail.server.ts";
import type { Caller } from "../caller.ts";
import { createReset } from "../reset-password.server.ts";
import type { AccountShop } from "../tries.server.ts";
import { giveAdminRole } from "./make-admin.server.ts";
import { lockOwners } from "./owners.store.server.ts";

/**
 * Makes the account of an address an administrator's, and the account too if there is none, and mails them: a link that
 * sets the password, or where to sign in. Who waits for a password gets a new link. Admins only, by what the database
 * says now.
 * @param email in lower case, well formed
 */
export async function addOwner(
	shop: AccountShop,
	author: Actor<"people.change">,
	caller: Caller,
	email: string,
): Promise<"added" | "mailed" | "already" | "forbidden"> {
	const { origin, language, now } = caller;
	const outcome = await shop.db.transaction(async (tx) => {
		if (!(await lockOwners(tx)).includes(author.id)) return "forbidden";
		const { user, isNew } = await giveAdminRole(tx, email, author);
		const isInvited = user.passwordHash === null;
		if (!isNew && !isInvited) return "already";
		const link = isInvited
			? mailedLinks.reset(origin, language, await createReset(tx, user.id, now, "invitation"))
			: mailedLinks.signIn(origin, language);
		const occasion = isInvited ? "invited" : "madeAdmin";
		await writeAccountMail(tx, caller, { occasion, recipient: email, link, author: author.email });
		return isNew ? "added" : "mailed";
	});
	if (outcome === "added" || outcome === "mailed") shop.deliverMail();
	return outcome;
}
