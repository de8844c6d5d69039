import { eq } from "drizzle-orm";
import { giveBackTries } from "~/people/guard/form-guard.server.ts";
import { schema, type Transaction } from "~/platform/db.server.ts";
import type { AccountResult } from "./account-errors.ts";
import type { Caller } from "./caller.ts";
import { isPassword } from "./password-hash.server.ts";
import { type AccountShop, orBusy, takeTries } from "./tries.server.ts";

/** Whoever has signed in and changes something about the own account. */
export type Member = { id: string; email: string; sessionId: string };

/**
 * Whether somebody who has signed in knows the password too: an open browser alone must not be enough to take an
 * account over. Null when they do, else why not; five wrong tries in ten minutes.
 */
export async function refusePassword(
	shop: AccountShop,
	caller: Caller,
	{ id }: Member,
	typed: string,
): Promise<AccountResult | null> {
	const tries = await takeTries(shop, caller.now, [{ form: "sign-in", key: `password:${id}` }]);
	if (tries === null) return "tooManyTries";
	const user = await shop.db.query.users.findFirst({ where: eq(schema.users.id, id) });
	const isRight = await orBusy(shop, tries, () => isPassword(typed, user?.passwordHash ?? null));
	if (isRight === "busy") return "busy";
	if (!isRight) return "passwordWrong";
	await giveBackTries(shop.db, tries);
	return null;
}

/**
 * Does something in a transaction that takes a right code first; five wrong ones in ten minutes.
 * @param take tells whether the code is right, and uses it up
 */
export async function withCode<T>(
	shop: AccountShop,
	caller: Caller,
	{ id }: Member,
	steps: { take: (tx: Transaction) => Promise<boolean>; act: (tx: Transaction) => Promise<T> },
): Promise<T | "tooManyTries" | "codeWrong"> {
	const tries = await takeTries(shop, caller.now, [{ form: "sign-in", key: `own-code:${id}` }]);
	if (tries === null) return "tooManyTries";
	const done = await shop.db.transaction(async (tx) =>
		(await steps.take(tx)) ? { value: await steps.act(tx) } : null,
	);
	if (done === null) return "codeWrong";
	await giveBackTries(shop.db, tries);
	return done.value;
}

/** Does something that takes both the password and a code. */
export async function withBoth<T>(
	shop: AccountShop,
	caller: Caller,
	member: Member,
	{ password }: { password: string },
	steps: Parameters<typeof withCode<T>>[3],
): Promise<T | AccountResult> {
	const refused = await refusePassword(shop, caller, member, password);
	return refused ?? withCode(shop, caller, member, steps);
}
