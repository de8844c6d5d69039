import { giveBackTries, noteTry, type TryLimit } from "~/people/guard/form-guard.server.ts";
import type { Services } from "~/platform/services.server.ts";
import type { Caller } from "./caller.ts";
import { TooBusyError } from "./password-hash.server.ts";
import { hashToken } from "./token.server.ts";

/** What the verbs of accounts use of a shop. */
export type AccountShop = Pick<Services, "db" | "secret" | "deliverMail">;

/** Something that may be tried so often; without a limit of its own five times in ten minutes. */
export type Counted = { form: "sign-in" | "sign-up" | "reset"; key: string; limit?: TryLimit };

export const threeAnHour: TryLimit = { most: 3, minutes: 60 };
export const onceADay: TryLimit = { most: 1, minutes: 24 * 60 };

/**
 * What a try to sign in counts against: a browser that the account knows counts for itself alone, so that nobody
 * else's guesses shut it out; any other counts against its network address and the account.
 */
export function signInTries(caller: Caller, account: { key: string; isKnown: boolean }): Counted[] {
	const { device, address } = caller;
	if (account.isKnown && device !== null) {
		return [{ form: "sign-in", key: `device:${hashToken(device)}:${account.key}` }];
	}
	return [
		{ form: "sign-in", key: address },
		{ form: "sign-in", key: `account:${account.key}` },
	];
}

/** Notes a try for each, before any work is done for it; null, and nothing noted, when one has used up its share. */
export async function takeTries(
	{ db, secret }: AccountShop,
	now: Date,
	counted: Counted[],
): Promise<string[] | null> {
	const taken: string[] = [];
	for (const one of counted) {
		const id = await noteTry(db, secret, { ...one, now });
		if (id === null) {
			await giveBackTries(db, taken);
			return null;
		}
		taken.push(id);
	}
	return taken;
}

/** Runs what needs a password's hash; "busy", and the tries given back, when too many are being hashed already. */
export async function orBusy<T>(
	{ db }: AccountShop,
	tries: string[],
	work: () => Promise<T>,
): Promise<T | "busy"> {
	try {
		return await work();
	} catch (error) {
		if (!(error instanceof TooBusyError)) throw error;
		await giveBackTries(db, tries);
		return "busy";
	}
}
