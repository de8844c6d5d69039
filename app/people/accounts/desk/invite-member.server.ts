import { eq } from "drizzle-orm";
import { schema } from "~/platform/db.server.ts";
import type { Actor, Role } from "~/values/rights.ts";
import { accountMailKey, mailedLinks, writeAccountMail } from "../account-mail.server.ts";
import type { Caller } from "../caller.ts";
import { createReset } from "../reset-password.server.ts";
import type { AccountShop } from "../tries.server.ts";
import { giveRole } from "./make-admin.server.ts";
import { lockOwners } from "./members.store.server.ts";

/**
 * Lets the account of an address use the desk in a role, makes the account if there is none, and mails them: a link that
 * sets the password, or where to sign in. Who waits for a password in that role gets a new link. Owners only, by what the
 * database says now.
 * @param given.email in lower case, well formed
 * @param given.press of a form: the same one again, as where its answer was lost, finds itself done
 * @returns already for who uses the desk, whatever their role: that is changed where it is shown
 */
export async function inviteMember(
	shop: AccountShop,
	author: Actor<"people.change">,
	caller: Caller,
	{ email, role, press }: { email: string; role: Role; press?: string | undefined },
): Promise<"added" | "mailed" | "already" | "forbidden"> {
	const { origin, language, now } = caller;
	const outcome = await shop.db.transaction(async (tx) => {
		if (!(await lockOwners(tx)).includes(author.id)) return "forbidden";
		const key = press && accountMailKey(press);
		if (key && (await tx.$count(schema.mailOutbox, eq(schema.mailOutbox.dedupeKey, key))) > 0) return "added";
		const { user, isNew } = await giveRole(tx, { email, role }, author);
		const isInvited = user.passwordHash === null;
		if (!isNew) {
			const { userRoles } = schema;
			const [has] = await tx.select().from(userRoles).where(eq(userRoles.userId, user.id));
			if (!isInvited || has?.role !== role) return "already";
		}
		const link = isInvited
			? mailedLinks.reset(origin, language, await createReset(tx, user.id, now, "invitation"))
			: mailedLinks.signIn(origin, language);
		const occasion = isInvited ? "invited" : "madeMember";
		await writeAccountMail(tx, caller, {
			occasion,
			recipient: email,
			link,
			author: author.email,
			role,
			press,
		});
		return isNew ? "added" : "mailed";
	});
	if (outcome === "added" || outcome === "mailed") shop.deliverMail();
	return outcome;
}
