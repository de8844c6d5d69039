import { join } from "node:path";
import pg from "pg";
import { makeAdmin } from "~/features/accounts/make-admin.server.ts";
import type { Config } from "~/platform/config.server.ts";
import {
	createDb,
	type Database,
	FolderInUseError,
	migrateDatabase,
	openDatabase,
} from "~/platform/db.server.ts";
import { migrationsDir } from "./shop.ts";

/** The database of a shop that is running, beside it; else opened for this command alone. */
async function openBeside(config: Config): Promise<Database> {
	try {
		return await openDatabase(config);
	} catch (error) {
		if (!(error instanceof FolderInUseError)) throw error;
		const host = join(config.dataDir, "postgres");
		const pool = new pg.Pool({ host, user: "kade", database: "postgres", max: 2 });
		return { db: createDb(pool), pool, close: () => pool.end() };
	}
}

/**
 * `npm run admin -- someone@example.com`: makes an admin, while the shop runs or not.
 * @returns what to tell whoever asked
 */
export async function runAdminCommand(config: Config, email: string): Promise<string> {
	const database = await openBeside(config);
	try {
		await migrateDatabase(database.pool, migrationsDir);
		const origin = config.publicUrl ?? `http://localhost:${config.port}`;
		const link = await makeAdmin(database, email, origin);
		const done = `${email} is an admin.`;
		return link === null ? done : `${done} Set the password within an hour:\n  ${link}`;
	} finally {
		await database.close();
	}
}
