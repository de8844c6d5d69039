import { and, eq, gt, isNull, ne } from "drizzle-orm";
import { type Db, schema } from "~/platform/db.server.ts";
import type { Caller } from "./caller.ts";
import { type Entered, openSession } from "./open-session.server.ts";
import { isPassword } from "./password-hash.server.ts";
import { isJustNow } from "./session-times.ts";
import { type SignInResult, signIn } from "./sign-in.server.ts";
import { hashToken } from "./token.server.ts";
import { type AccountShop, orBusy, takeTries } from "./tries.server.ts";

const { signUps, users } = schema;

type SignUp = typeof signUps.$inferSelect;

async function findSignUp(db: Db, token: string, now: Date): Promise<SignUp | null> {
	const [row] = await db
		.select()
		.from(signUps)
		.where(and(eq(signUps.tokenHash, hashToken(token)), gt(signUps.expiresAt, now)));
	return row ?? null;
}

/** Why a mailed link makes no account any more; null where it still does. Says nothing of whose. */
export async function signUpClosed(
	shop: AccountShop,
	token: string,
	now: Date,
): Promise<"linkExpired" | "alreadyVerified" | null> {
	const signUp = await findSignUp(shop.db, token, now);
	if (signUp === null) return "linkExpired";
	return signUp.usedAt === null || isJustNow(signUp.usedAt, now) ? null : "alreadyVerified";
}

/** "used": somebody was quicker with the same link; "known": the address has an account by other means. */
function makeAccount(db: Db, caller: Caller, signUp: SignUp): Promise<Entered | "used" | "known"> {
	const { id, email, passwordHash } = signUp;
	return db.transaction(async (tx) => {
		const used = await tx
			.update(signUps)
			.set({ usedAt: caller.now })
			.where(and(eq(signUps.id, id), isNull(signUps.usedAt)))
			.returning();
		if (used.length === 0) return "used";
		const name = email.split("@")[0] ?? email;
		const [user] = await tx
			.insert(users)
			.values({ email, name, passwordHash })
			.onConflictDoNothing()
			.returning();
		if (!user) return "known";
		await tx.delete(signUps).where(and(eq(signUps.email, email), ne(signUps.id, id)));
		return openSession(tx, caller, user.id);
	});
}

type VerifyResult = Exclude<SignInResult, { pending: string }>;

/** A second press of the same button. */
async function again(
	shop: AccountShop,
	caller: Caller,
	form: { email: string; password: string },
): Promise<VerifyResult> {
	const result = await signIn(shop, caller, form);
	return "pending" in result ? { outcome: "alreadyVerified" } : result;
}

/**
 * Makes the account of a sign-up and opens its first session. Whoever holds the mail's link and knows the password
 * that was chosen with it may call it: the link alone proves the mailbox, but not that its owner chose the password.
 */
export async function verifyAddress(
	shop: AccountShop,
	caller: Caller,
	form: { token: string; password: string },
): Promise<VerifyResult> {
	const { db } = shop;
	const { token, password } = form;
	const signUp = await findSignUp(db, token, caller.now);
	if (!signUp) return { outcome: "linkExpired" };
	const { email, usedAt } = signUp;
	if (usedAt !== null) {
		return isJustNow(usedAt, caller.now)
			? again(shop, caller, { email, password })
			: { outcome: "alreadyVerified" };
	}
	const tries = await takeTries(shop, caller.now, [{ form: "sign-up", key: `link:${signUp.id}` }]);
	if (tries === null) return { outcome: "tooManyTries" };
	const isRight = await orBusy(shop, tries, () => isPassword(password, signUp.passwordHash));
	if (isRight === "busy") return { outcome: "busy" };
	if (!isRight) return { outcome: "otherPassword" };
	const made = await makeAccount(db, caller, signUp);
	if (made === "used") return again(shop, caller, { email, password });
	return made === "known" ? { outcome: "alreadyVerified" } : { entered: made };
}
