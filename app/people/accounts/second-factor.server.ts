import { and, count, eq, isNotNull, lt } from "drizzle-orm";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { hashToken } from "./token.server.ts";
import { newRecoveryCode, stepOf } from "./totp.server.ts";

const { recoveryCodes, twoFactors } = schema;

const howManyCodes = 10;

/** Whether signing in to the account asks for a code. One statement. */
export async function hasSecondFactor(db: Db | Transaction, userId: string): Promise<boolean> {
	const rows = await db
		.select({ userId: twoFactors.userId })
		.from(twoFactors)
		.where(and(eq(twoFactors.userId, userId), isNotNull(twoFactors.confirmedAt)));
	return rows.length > 0;
}

/** A typed code without the spaces and dashes that it is shown with. */
export function plainCode(typed: string): string {
	return typed.replace(/[\s-]+/g, "").toUpperCase();
}

/** Takes an app's code for the newest half minute that was used; each counts once, whoever else sends it. */
export async function takeAppCode(
	tx: Transaction,
	{ userId, secret }: { userId: string; secret: string },
	code: string,
	now: Date,
): Promise<boolean> {
	const step = stepOf(secret, code, now);
	if (step === null) return false;
	const taken = await tx
		.update(twoFactors)
		.set({ lastStep: step })
		.where(and(eq(twoFactors.userId, userId), eq(twoFactors.secret, secret), lt(twoFactors.lastStep, step)))
		.returning({ userId: twoFactors.userId });
	return taken.length > 0;
}

async function takeRecoveryCode(tx: Transaction, userId: string, code: string): Promise<boolean> {
	const taken = await tx
		.delete(recoveryCodes)
		.where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashToken(code))))
		.returning({ userId: recoveryCodes.userId });
	return taken.length > 0;
}

/** Whether a code is right, of the app or a recovery code; a right one is used up. */
export async function takeCode(tx: Transaction, userId: string, typed: string, now: Date): Promise<boolean> {
	const code = plainCode(typed);
	const [factor] = await tx
		.select()
		.from(twoFactors)
		.where(and(eq(twoFactors.userId, userId), isNotNull(twoFactors.confirmedAt)));
	if (!factor) return false;
	return /^\d{6}$/.test(code) ? takeAppCode(tx, factor, code, now) : takeRecoveryCode(tx, userId, code);
}

/** Makes new recovery codes in place of all that there were. @returns them, in groups of four, for the only time */
export async function renewRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
	const codes = Array.from({ length: howManyCodes }, newRecoveryCode);
	await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
	await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashToken(code) })));
	return codes.map(inGroups);
}

/** A long code as people copy it: in groups of four. */
export function inGroups(code: string): string {
	return code.match(/.{1,4}/g)?.join(" ") ?? code;
}

/** Switches the second factor off, with all that belongs to it. @returns whether it was there */
export async function removeSecondFactor(tx: Transaction, userId: string): Promise<boolean> {
	await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
	await tx.delete(schema.pendingSignIns).where(eq(schema.pendingSignIns.userId, userId));
	const removed = await tx.delete(twoFactors).where(eq(twoFactors.userId, userId)).returning();
	return removed.length > 0;
}

/** How many recovery codes an account has left. One statement. */
export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
	const [row] = await db
		.select({ count: count() })
		.from(recoveryCodes)
		.where(eq(recoveryCodes.userId, userId));
	return row?.count ?? 0;
}
