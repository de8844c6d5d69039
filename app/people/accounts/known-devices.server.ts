import { and, eq, gt } from "drizzle-orm";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import { endOf } from "./session-times.ts";
import { hashToken, newToken } from "./token.server.ts";

const { knownDevices } = schema;

/** Whether a browser has signed in to the account before. @param token of its cookie */
export async function isKnownDevice(
	db: Db,
	userId: string,
	{ device, now }: { device: string | null; now: Date },
): Promise<boolean> {
	if (device === null) return false;
	const rows = await db
		.select({ userId: knownDevices.userId })
		.from(knownDevices)
		.where(
			and(
				eq(knownDevices.userId, userId),
				eq(knownDevices.tokenHash, hashToken(device)),
				gt(knownDevices.expiresAt, now),
			),
		);
	return rows.length > 0;
}

/**
 * Makes the browser known to the account, for a year from now. Its token is a new one each time, so that one that
 * somebody else put there is worth nothing; the accounts that knew the old one know the new one.
 * @returns the token for its cookie
 */
export async function rememberDevice(
	tx: Transaction,
	userId: string,
	{ device, now }: { device: string | null; now: Date },
): Promise<string> {
	const token = newToken();
	const tokenHash = hashToken(token);
	if (device !== null) {
		await tx
			.update(knownDevices)
			.set({ tokenHash })
			.where(eq(knownDevices.tokenHash, hashToken(device)));
	}
	const expiresAt = endOf("device", now);
	await tx
		.insert(knownDevices)
		.values({ userId, tokenHash, expiresAt })
		.onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.tokenHash], set: { expiresAt } });
	return token;
}
