import { join } from "node:path";
import pg from "pg";
import { makeAdmin } from "~/features/accounts/make-admin.server.ts";
import { resetTwoFactor } from "~/features/accounts/reset-two-factor.server.ts";
import type { Config } from "~/platform/config.server.ts";
import {
	createDb,
	type Database,
	FolderInUseError,
	migrateDatabase,
	openDatabase,
} from "~/platform/db.server.ts";
import { shopRole } from "~/platform/shop-role.server.ts";
import { migrationsDir } from "./shop.ts";

/** The database of a shop that is running, beside it; else opened for this command alone. */
async function openBeside(config: Config): Promise<Database> {
	try {
		return await openDatabase(config);
	} catch (error) {
		if (!(error instanceof FolderInUseError)) throw error;
		const host = join(config.dataDir, "postgres");
		const pool = new pg.Pool({ host, user: shopRole, database: "postgres", max: 2 });
		return { db: createDb(pool), pool, workPool: pool, close: () => pool.end() };
	}
}

const resetFlag = "--reset-two-factor";

/**
 * `npm run admin -- someone@example.com`: makes an admin, while the shop runs or not. With `--reset-two-factor` it
 * switches the codes off for somebody who has lost app and recovery codes, and makes nobody an admin.
 * @param given what stands behind the command
 * @returns what to tell whoever asked
 */
export async function runAdminCommand(config: Config, given: string[]): Promise<string> {
	const [email = "", ...others] = given.filter((word) => word !== resetFlag);
	if (others.length > 0) throw new Error(`"${others.join(" ")}" means nothing here`);
	const database = await openBeside(config);
	try {
		await migrateDatabase(database.pool, migrationsDir);
		if (given.includes(resetFlag)) {
			const wasOn = await resetTwoFactor(database, email);
			return wasOn ? `${email} signs in without a code now.` : `${email} signs in without a code already.`;
		}
		const link = await makeAdmin(database, email, config.origin);
		const done = `${email} is an admin.`;
		return link === null ? done : `${done} Set the password within an hour:\n  ${link}`;
	} finally {
		await database.close();
	}
}
