import { and, eq, ne } from "drizzle-orm";
import { schema } from "~/platform/db.server.ts";
import type { AccountResult } from "./account-errors.ts";
import { mailedLinks, writeAccountMail } from "./account-mail.server.ts";
import type { Caller } from "./caller.ts";
import { type Member, refusePassword } from "./own-account.server.ts";
import { hashPassword, isPassword } from "./password-hash.server.ts";
import { isGuessable } from "./password-rule.server.ts";
import { hashToken } from "./token.server.ts";
import { type AccountShop, orBusy } from "./tries.server.ts";

const { knownDevices, passwordResets, pendingSignIns, sessions, users } = schema;

async function storedOf({ db }: AccountShop, { id }: Member): Promise<string> {
	return (await db.query.users.findFirst({ where: eq(users.id, id) }))?.passwordHash ?? "";
}

/** A second press of the same button finds the new password in place of the one that it proves itself by. */
async function isTaken(shop: AccountShop, member: Member, password: string): Promise<boolean> {
	const stored = await storedOf(shop, member);
	return (await orBusy(shop, [], () => isPassword(password, stored))) === true;
}

/** Changes the password of whoever has signed in and knows it; every other session, browser and link ends. */
export async function changePassword(
	shop: AccountShop,
	caller: Caller,
	member: Member,
	form: { current: string; password: string },
): Promise<AccountResult> {
	const { id, email, sessionId } = member;
	if (isGuessable(form.password, [email, caller.company.name])) return "passwordCommon";
	const before = await storedOf(shop, member);
	const refused = await refusePassword(shop, caller, member, form.current);
	if (refused === "passwordWrong" && (await isTaken(shop, member, form.password))) return "passwordChanged";
	if (refused !== null) return refused;
	const passwordHash = await orBusy(shop, [], () => hashPassword(form.password));
	if (passwordHash === "busy") return "busy";
	const isChanged = await shop.db.transaction(async (tx) => {
		// A press at the same moment waits here, and then finds another password than it proved itself by.
		const changed = await tx
			.update(users)
			.set({ passwordHash })
			.where(and(eq(users.id, id), eq(users.passwordHash, before)))
			.returning({ id: users.id });
		if (changed.length === 0) return false;
		// Before the sessions: whoever is judging a code is waited for.
		await tx.delete(pendingSignIns).where(eq(pendingSignIns.userId, id));
		await tx.delete(sessions).where(and(eq(sessions.userId, id), ne(sessions.id, sessionId)));
		await tx.delete(passwordResets).where(eq(passwordResets.userId, id));
		const others = ne(knownDevices.tokenHash, hashToken(caller.device ?? ""));
		await tx.delete(knownDevices).where(and(eq(knownDevices.userId, id), others));
		const link = mailedLinks.forgot(caller.origin, caller.language);
		await writeAccountMail(tx, caller, { occasion: "changed", recipient: email, link });
		return true;
	});
	if (!isChanged) return (await isTaken(shop, member, form.password)) ? "passwordChanged" : "passwordWrong";
	shop.deliverMail();
	return "passwordChanged";
}
