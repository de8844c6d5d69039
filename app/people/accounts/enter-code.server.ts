import { and, eq, gt, sql } from "drizzle-orm";
import { giveBackTries } from "~/people/guard/form-guard.server.ts";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import type { AccountOutcome } from "./account-errors.ts";
import type { Caller } from "./caller.ts";
import { isKnownDevice } from "./known-devices.server.ts";
import { type Entered, openSession } from "./open-session.server.ts";
import { hasSecondFactor, plainCode, takeCode } from "./second-factor.server.ts";
import { endOf, isJustNow } from "./session-times.ts";
import { hashToken, newToken } from "./token.server.ts";
import { type AccountShop, signInTries, takeTries } from "./tries.server.ts";

const { pendingSignIns } = schema;

/** Signed in; or asked for a code, with the token of the form that asks. */
export type Opened = { entered: Entered } | { pending: string };

type CodeResult = { entered: Entered } | { outcome: AccountOutcome | "codeWrong" };

/** Wrong codes that one right password is good for. */
const mostCodes = 5;

/** Goes on after a right password: a session, or the token of the form that asks for a code within five minutes. */
export async function openOrAsk(tx: Transaction, caller: Caller, userId: string): Promise<Opened> {
	if (!(await hasSecondFactor(tx, userId))) return { entered: await openSession(tx, caller, userId) };
	const pending = newToken();
	const expiresAt = endOf("code", caller.now);
	await tx.insert(pendingSignIns).values({ userId, tokenHash: hashToken(pending), expiresAt });
	return { pending };
}

async function findPending(db: Db, token: string, now: Date): Promise<{ id: string; userId: string } | null> {
	const [row] = await db
		.select({ id: pendingSignIns.id, userId: pendingSignIns.userId })
		.from(pendingSignIns)
		.where(and(eq(pendingSignIns.tokenHash, hashToken(token)), gt(pendingSignIns.expiresAt, now)));
	return row ?? null;
}

/** Judges a code while nobody else can with the same pending sign-in. */
async function judgeCode(tx: Transaction, caller: Caller, id: string, code: string): Promise<CodeResult> {
	const { now } = caller;
	const own = eq(pendingSignIns.id, id);
	const [pending] = await tx.select().from(pendingSignIns).where(own).for("update");
	if (!pending || pending.tries >= mostCodes) return { outcome: "codeExpired" };
	const { userId, usedAt, usedCodeHash } = pending;
	const codeHash = hashToken(plainCode(code));
	if (usedAt !== null) {
		const isRepeated = isJustNow(usedAt, now) && usedCodeHash === codeHash;
		return isRepeated ? { entered: await openSession(tx, caller, userId) } : { outcome: "codeExpired" };
	}
	if (!(await takeCode(tx, userId, code, now))) {
		await tx
			.update(pendingSignIns)
			.set({ tries: sql`${pendingSignIns.tries} + 1` })
			.where(own);
		return { outcome: "codeWrong" };
	}
	await tx.update(pendingSignIns).set({ usedAt: now, usedCodeHash: codeHash }).where(own);
	return { entered: await openSession(tx, caller, userId) };
}

/**
 * The second step of a sign-in: a code of the app, or a recovery code. Whoever got the token for a right password may
 * call it, five times, and five times in ten minutes for an account; the same press twice opens the session twice.
 */
export async function enterCode(
	shop: AccountShop,
	caller: Caller,
	form: { pending: string; code: string },
): Promise<CodeResult> {
	const { db } = shop;
	const pending = await findPending(db, form.pending, caller.now);
	if (!pending) return { outcome: "codeExpired" };
	const isKnown = await isKnownDevice(db, pending.userId, caller);
	const account = { key: `code:${pending.userId}`, isKnown };
	const tries = await takeTries(shop, caller.now, signInTries(caller, account));
	if (tries === null) return { outcome: "tooManyTries" };
	const result = await db.transaction((tx) => judgeCode(tx, caller, pending.id, form.code));
	if ("entered" in result) await giveBackTries(db, tries);
	return result;
}
