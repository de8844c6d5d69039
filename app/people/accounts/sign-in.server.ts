import { and, desc, eq, gt, isNull } from "drizzle-orm";
import { giveBackTries } from "~/people/guard/form-guard.server.ts";
import { type Db, schema } from "~/platform/db.server.ts";
import type { AccountOutcome } from "./account-errors.ts";
import type { Caller } from "./caller.ts";
import { type Opened, openOrAsk } from "./enter-code.server.ts";
import { isKnownDevice } from "./known-devices.server.ts";
import { isPassword } from "./password-hash.server.ts";
import { mailSignUp, signUpMails } from "./sign-up.server.ts";
import { type AccountShop, orBusy, signInTries, takeTries } from "./tries.server.ts";

const { signUps, users } = schema;

/** Signed in, asked for a code, or refused. */
export type SignInResult = Opened | { outcome: AccountOutcome };

type Form = { email: string; password: string };

/** The newest sign-up of an address that waits for its mail to be answered. */
async function findSignUp(db: Db, email: string, now: Date) {
	const [row] = await db
		.select({ passwordHash: signUps.passwordHash })
		.from(signUps)
		.where(and(eq(signUps.email, email), isNull(signUps.usedAt), gt(signUps.expiresAt, now)))
		.orderBy(desc(signUps.createdAt))
		.limit(1);
	return row ?? null;
}

/**
 * A password that was changed while this one was judged ends whatever the old one opens. The account is locked as its
 * last sign-in is written: with a lighter lock two presses at the same moment waited for each other.
 */
function openIfSame(db: Db, caller: Caller, user: typeof users.$inferSelect): Promise<SignInResult> {
	return db.transaction(async (tx) => {
		const [now] = await tx.select().from(users).where(eq(users.id, user.id)).for("no key update");
		const isSame = now !== undefined && now.passwordHash === user.passwordHash;
		return isSame ? openOrAsk(tx, caller, user.id) : { outcome: "wrongCredentials" };
	});
}

/**
 * Opens a session, or goes on to the second step. Anyone may call it, five times in ten minutes from an address and
 * for an account; tries are counted before a password is hashed, and a right one is given back. Who has not answered
 * the mail of the sign-up yet gets a new one.
 */
export async function signIn(
	shop: AccountShop,
	caller: Caller,
	{ email, password }: Form,
): Promise<SignInResult> {
	const { db } = shop;
	const { now } = caller;
	const user = (await db.query.users.findFirst({ where: eq(users.email, email) })) ?? null;
	const isKnown = user !== null && (await isKnownDevice(db, user.id, caller));
	const tries = await takeTries(shop, now, signInTries(caller, { key: email, isKnown }));
	if (tries === null) return { outcome: "tooMany" };
	const waiting = user === null ? await findSignUp(db, email, now) : null;
	const stored = user?.passwordHash ?? waiting?.passwordHash ?? null;
	const isRight = await orBusy(shop, tries, () => isPassword(password, stored));
	if (isRight === "busy") return { outcome: "busy" };
	if (!isRight) return { outcome: "wrongCredentials" };
	await giveBackTries(db, tries);
	if (user) return openIfSame(db, caller, user);
	if (waiting && (await takeTries(shop, now, [signUpMails(email)]))) {
		await mailSignUp(shop, caller, { email, passwordHash: waiting.passwordHash });
	}
	return { outcome: "notVerified" };
}
