import { eq } from "drizzle-orm";
import { type Db, schema } from "~/platform/db.server.ts";
import type { AccountResult } from "./account-errors.ts";
import { mailedLinks, writeAccountMail } from "./account-mail.server.ts";
import type { Caller } from "./caller.ts";
import { hashPassword } from "./password-hash.server.ts";
import { isGuessable } from "./password-rule.server.ts";
import { endOf } from "./session-times.ts";
import { hashToken, newToken } from "./token.server.ts";
import { type AccountShop, type Counted, onceADay, orBusy, takeTries, threeAnHour } from "./tries.server.ts";

const { signUps, users } = schema;

/** Mails to one address that bring the link of a sign-up: three in an hour, whoever asks for them. */
export function signUpMails(email: string): Counted {
	return { form: "sign-up", key: `account:${email}`, limit: threeAnHour };
}

/** Keeps a sign-up for a day and mails its link. */
export async function mailSignUp(
	shop: AccountShop,
	caller: Caller,
	signUp: { email: string; passwordHash: string },
): Promise<void> {
	const { origin, language, now, destination } = caller;
	const token = newToken();
	await shop.db.transaction(async (tx) => {
		const expiresAt = endOf("verify", now);
		await tx.insert(signUps).values({ ...signUp, tokenHash: hashToken(token), createdAt: now, expiresAt });
		const link = mailedLinks.verify(origin, language, token, destination);
		await writeAccountMail(tx, caller, { occasion: "verify", recipient: signUp.email, link });
	});
	shop.deliverMail();
}

/** Tells the owner of an account, once a day, that somebody tried to sign up with its address. */
async function tellOwner(shop: AccountShop, caller: Caller, email: string): Promise<void> {
	const { origin, language, now, destination } = caller;
	const mails: Counted = { form: "sign-up", key: `known:${email}`, limit: onceADay };
	if ((await takeTries(shop, now, [mails])) === null) return;
	const link = mailedLinks.forgot(origin, language, destination);
	await writeAccountMail(shop.db, caller, { occasion: "known", recipient: email, link });
	shop.deliverMail();
}

async function hasAccount(db: Db, email: string): Promise<boolean> {
	return (await db.$count(users, eq(users.email, email))) > 0;
}

/**
 * Takes a sign-up and mails the link that makes it an account; until then there is none, and any number of
 * sign-ups with the address may wait side by side. Anyone may call it, five times in ten minutes.
 */
export async function signUp(
	shop: AccountShop,
	caller: Caller,
	form: { email: string; password: string },
): Promise<AccountResult> {
	const { email, password } = form;
	if (isGuessable(password, [email, caller.company.name])) return "passwordCommon";
	const counted: Counted[] = [{ form: "sign-up", key: caller.address }, signUpMails(email)];
	const tries = await takeTries(shop, caller.now, counted);
	if (tries === null) return "tooManySignUps";
	if (await hasAccount(shop.db, email)) {
		await tellOwner(shop, caller, email);
		return "alreadyRegistered";
	}
	const passwordHash = await orBusy(shop, tries, () => hashPassword(password));
	if (passwordHash === "busy") return "busy";
	await mailSignUp(shop, caller, { email, passwordHash });
	return "verificationSent";
}
