import { and, eq, gt, isNull, ne } from "drizzle-orm";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import type { AccountOutcome, AccountResult } from "./account-errors.ts";
import { mailedLinks, writeAccountMail } from "./account-mail.server.ts";
import type { Caller } from "./caller.ts";
import { rememberDevice } from "./known-devices.server.ts";
import { endSession } from "./open-session.server.ts";
import { hashPassword, isPassword } from "./password-hash.server.ts";
import { isGuessable } from "./password-rule.server.ts";
import { endOf, isJustNow } from "./session-times.ts";
import { hashToken, newToken } from "./token.server.ts";
import { type AccountShop, orBusy, takeTries, threeAnHour } from "./tries.server.ts";

const { knownDevices, passwordResets, pendingSignIns, sessions, users } = schema;

/** Makes the token of a link that sets a new password, within the hour unless it invites. */
export async function createReset(
	tx: Transaction,
	userId: string,
	now: Date,
	kind: "reset" | "invitation" = "reset",
): Promise<string> {
	const token = newToken();
	await tx
		.insert(passwordResets)
		.values({ userId, tokenHash: hashToken(token), expiresAt: endOf(kind, now) });
	return token;
}

/**
 * Mails a link for a new password; says the same whether the account exists or not. Anyone may call it, five times
 * in ten minutes; an account gets three mails in an hour, and who asks for more is not told so.
 */
export async function requestReset(
	shop: AccountShop,
	caller: Caller,
	{ email }: { email: string },
): Promise<AccountOutcome> {
	const { origin, language, now, destination } = caller;
	if ((await takeTries(shop, now, [{ form: "reset", key: caller.address }])) === null) return "tooManyTries";
	const mails = { form: "reset", key: `account:${email}`, limit: threeAnHour } as const;
	if ((await takeTries(shop, now, [mails])) === null) return "resetSent";
	const user = await shop.db.query.users.findFirst({ where: eq(users.email, email) });
	if (!user) return "resetSent";
	await shop.db.transaction(async (tx) => {
		const token = await createReset(tx, user.id, now);
		const link = mailedLinks.reset(origin, language, token, destination);
		await writeAccountMail(tx, caller, { occasion: "reset", recipient: email, link });
	});
	shop.deliverMail();
	return "resetSent";
}

async function findReset(db: Db, token: string, now: Date) {
	const { id, userId, usedAt } = passwordResets;
	const [row] = await db
		.select({ id, userId, usedAt, email: users.email, passwordHash: users.passwordHash })
		.from(passwordResets)
		.innerJoin(users, eq(users.id, userId))
		.where(and(eq(passwordResets.tokenHash, hashToken(token)), gt(passwordResets.expiresAt, now)));
	return row ?? null;
}

/** A second press right after is one of the same link. */
function isOpen(reset: { usedAt: Date | null } | null, now: Date): boolean {
	return reset !== null && (reset.usedAt === null || isJustNow(reset.usedAt, now));
}

/** Whether a mailed link still sets a password; says nothing of whose. */
export async function isResetOpen({ db }: AccountShop, token: string, now: Date): Promise<boolean> {
	return isOpen(await findReset(db, token, now), now);
}

type Reset = NonNullable<Awaited<ReturnType<typeof findReset>>>;

/** Sets the password and ends whatever the old one opened. @returns the browser's token; null for a used link */
function applyReset(db: Db, caller: Caller, reset: Reset, passwordHash: string): Promise<string | null> {
	const { id, userId, email } = reset;
	return db.transaction(async (tx) => {
		const used = await tx
			.update(passwordResets)
			.set({ usedAt: caller.now })
			.where(and(eq(passwordResets.id, id), isNull(passwordResets.usedAt)))
			.returning();
		if (used.length === 0) return null;
		await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
		await tx.delete(passwordResets).where(and(eq(passwordResets.userId, userId), ne(passwordResets.id, id)));
		// Before the sessions: whoever is judging a code is waited for.
		await tx.delete(pendingSignIns).where(eq(pendingSignIns.userId, userId));
		await tx.delete(sessions).where(eq(sessions.userId, userId));
		await tx.delete(knownDevices).where(eq(knownDevices.userId, userId));
		// Whoever else is signed in here: the sign-in that comes next would lead to their account.
		await endSession(tx, caller.session);
		const link = mailedLinks.forgot(caller.origin, caller.language);
		await writeAccountMail(tx, caller, { occasion: "changed", recipient: email, link });
		return rememberDevice(tx, userId, caller);
	});
}

/** @property device token of the browser that set the password: the account knows it from now on */
export type ResetResult = { outcome: AccountResult; device: string | null };

/**
 * Sets a new password, ends every session, link and known browser of the account and whatever session this browser has, tells
 * the account's owner, and makes this browser known to it. Whoever holds the mail's link may call it. A second press right after says the same again.
 */
export async function setPassword(
	shop: AccountShop,
	caller: Caller,
	form: { token: string; password: string },
): Promise<ResetResult> {
	const { db } = shop;
	const { token, password } = form;
	const answer = (outcome: AccountResult, device: string | null = null) => ({ outcome, device });
	const reset = await findReset(db, token, caller.now);
	if (reset === null || !isOpen(reset, caller.now)) return answer("linkExpired");
	if (isGuessable(password, [reset.email, caller.company.name])) return answer("passwordCommon");
	const tries = await takeTries(shop, caller.now, [{ form: "reset", key: `link:${reset.id}` }]);
	if (tries === null) return answer("tooManyTries");
	if (reset.usedAt === null) {
		const passwordHash = await orBusy(shop, tries, () => hashPassword(password));
		if (passwordHash === "busy") return answer("busy");
		const device = await applyReset(db, caller, reset, passwordHash);
		if (device !== null) {
			shop.deliverMail();
			return answer("passwordChanged", device);
		}
	}
	const used = await findReset(db, token, caller.now);
	const isSame = await orBusy(shop, tries, () => isPassword(password, used?.passwordHash ?? null));
	if (isSame === "busy") return answer("busy");
	if (!isSame) return answer("linkExpired");
	const device = await db.transaction((tx) => rememberDevice(tx, reset.userId, caller));
	return answer("passwordChanged", device);
}
