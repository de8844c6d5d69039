import { and, eq, isNull, sql } from "drizzle-orm";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import type { QrPicture } from "~/values/qr-picture.ts";
import type { AccountResult } from "./account-errors.ts";
import { mailedLinks, writeAccountMail } from "./account-mail.server.ts";
import type { Caller } from "./caller.ts";
import { type Member, refusePassword, withBoth, withCode } from "./own-account.server.ts";
import {
	countRecoveryCodes,
	hasSecondFactor,
	inGroups,
	plainCode,
	removeSecondFactor,
	renewRecoveryCodes,
	takeAppCode,
	takeCode,
} from "./second-factor.server.ts";
import { isJustNow, validFor } from "./session-times.ts";
import { hashToken } from "./token.server.ts";
import { newSecret, setUpPicture } from "./totp.server.ts";
import type { AccountShop } from "./tries.server.ts";

const { twoFactors } = schema;

/** A second factor on the account's page: what to set an app up with, or how many recovery codes are left. */
export type SecondFactor =
	| { state: "off" }
	| { state: "starting"; key: string; picture: QrPicture }
	| { state: "on"; codesLeft: number };

async function findFactor(db: Db, userId: string) {
	return (await db.query.twoFactors.findFirst({ where: eq(twoFactors.userId, userId) })) ?? null;
}

type Factor = NonNullable<Awaited<ReturnType<typeof findFactor>>>;

/** A set-up that was begun and left lying ends after a quarter of an hour. */
function isStarting({ confirmedAt, createdAt }: Factor, now: Date): boolean {
	return confirmedAt === null && now.getTime() - createdAt.getTime() < validFor.setUp;
}

export async function readSecondFactor(
	db: Db,
	{ id, email }: Member,
	{ company, now }: Pick<Caller, "company" | "now">,
): Promise<SecondFactor> {
	const factor = await findFactor(db, id);
	if (factor && factor.confirmedAt !== null)
		return { state: "on", codesLeft: await countRecoveryCodes(db, id) };
	if (!factor || !isStarting(factor, now)) return { state: "off" };
	const picture = setUpPicture(factor.secret, { company: company.name, email });
	return { state: "starting", key: inGroups(factor.secret), picture };
}

/** Begins to set an app up; nothing is asked for until a first code proves that it works. Null when it has begun. */
export async function startSetUp(
	shop: AccountShop,
	caller: Caller,
	member: Member,
	form: { password: string },
): Promise<AccountResult | null> {
	const refused = await refusePassword(shop, caller, member, form.password);
	if (refused !== null) return refused;
	const fresh = { secret: newSecret(), createdAt: caller.now, lastStep: 0 };
	await shop.db
		.insert(twoFactors)
		.values({ userId: member.id, ...fresh })
		// One in use is never replaced.
		.onConflictDoUpdate({
			target: twoFactors.userId,
			set: fresh,
			setWhere: sql`${twoFactors.confirmedAt} is null`,
		});
	return null;
}

/** Gives a set-up up. Null when nothing is switched on; one that was finished meanwhile stays. */
export async function cancelSetUp({ db }: AccountShop, { id }: Member): Promise<"setUpExpired" | null> {
	await db.delete(twoFactors).where(and(eq(twoFactors.userId, id), isNull(twoFactors.confirmedAt)));
	return (await hasSecondFactor(db, id)) ? "setUpExpired" : null;
}

function wereJustMade({ codesMadeAt }: Factor, now: Date): boolean {
	return codesMadeAt !== null && isJustNow(codesMadeAt, now);
}

/**
 * The press that made the recovery codes, once more: they were perhaps never seen, and its code is used up. Of two at the
 * same moment the second waits here for the first.
 */
async function isRepeatedPress(tx: Transaction, userId: string, code: string, now: Date): Promise<boolean> {
	const [factor] = await tx.select().from(twoFactors).where(eq(twoFactors.userId, userId)).for("update");
	return (
		factor !== undefined &&
		wereJustMade(factor, now) &&
		factor.codesMadeWithHash === hashToken(plainCode(code))
	);
}

/** Makes new recovery codes and notes with which code. @returns them, for the only time */
async function makeRecoveryCodes(
	tx: Transaction,
	userId: string,
	code: string,
	now: Date,
): Promise<string[]> {
	const made = { codesMadeAt: now, codesMadeWithHash: hashToken(plainCode(code)) };
	await tx.update(twoFactors).set(made).where(eq(twoFactors.userId, userId));
	return renewRecoveryCodes(tx, userId);
}

/**
 * Switches the second factor on with a first code. The same press again within a minute makes the codes anew.
 * @returns the recovery codes, for the only time
 */
export async function confirmSetUp(
	shop: AccountShop,
	caller: Caller,
	member: Member,
	form: { code: string },
): Promise<{ codes: string[] } | "setUpExpired" | "tooManyTries" | "codeWrong"> {
	const { now } = caller;
	const { code } = form;
	const factor = await findFactor(shop.db, member.id);
	const isOpen = factor !== null && isStarting(factor, now);
	// A code that may be one repeated is a try too: nobody guesses it.
	if (!factor || !(isOpen || wereJustMade(factor, now))) return "setUpExpired";
	const result = await withCode(shop, caller, member, {
		take: async (tx) =>
			(await isRepeatedPress(tx, member.id, code, now)) ||
			(isOpen && takeAppCode(tx, factor, plainCode(code), now)),
		act: async (tx) => {
			await tx.update(twoFactors).set({ confirmedAt: now }).where(eq(twoFactors.userId, member.id));
			return { codes: await makeRecoveryCodes(tx, member.id, code, now) };
		},
	});
	return result === "codeWrong" && !isOpen ? "setUpExpired" : result;
}

type Proof = { password: string; code: string };

/**
 * Makes new recovery codes; the old ones end. The same press again within a minute makes them anew.
 * @returns them, for the only time
 */
export async function renewCodes(
	shop: AccountShop,
	caller: Caller,
	member: Member,
	proof: Proof,
): Promise<{ codes: string[] } | AccountResult> {
	const { now } = caller;
	const { code } = proof;
	return withBoth(shop, caller, member, proof, {
		take: async (tx) =>
			(await isRepeatedPress(tx, member.id, code, now)) || takeCode(tx, member.id, code, now),
		act: async (tx) => ({ codes: await makeRecoveryCodes(tx, member.id, code, now) }),
	});
}

/** Switches the second factor off and tells the account's owner. Null when it is off, also since a press before. */
export async function switchOff(
	shop: AccountShop,
	caller: Caller,
	member: Member,
	proof: Proof,
): Promise<AccountResult | null> {
	const refused = await withBoth(shop, caller, member, proof, {
		take: (tx) => takeCode(tx, member.id, proof.code, caller.now),
		act: async (tx) => {
			await removeSecondFactor(tx, member.id);
			const link = mailedLinks.forgot(caller.origin, caller.language);
			await writeAccountMail(tx, caller, { occasion: "twoFactorOff", recipient: member.email, link });
			return null;
		},
	});
	// A press before has used the code up together with what it belongs to.
	if (refused === "codeWrong" && !(await hasSecondFactor(shop.db, member.id))) return null;
	if (refused === null) shop.deliverMail();
	return refused;
}
