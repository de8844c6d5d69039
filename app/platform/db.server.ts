import { join } from "node:path";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import * as schema from "#db/schema/index.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./embedded-postgres.server.ts";
import { errorText, log } from "./log.server.ts";

export { schema };

/** The database, or a transaction on it. */
export type Db = NodePgDatabase<typeof schema>;
export type Transaction = Parameters<Parameters<Db["transaction"]>[0]>[0];

export type Database = {
	db: Db;
	pool: pg.Pool;
	/** Ends the connections and, with the embedded server, the server. */
	close(): Promise<void>;
};

/** The data folder is in use by another running shop. */
export class FolderInUseError extends Error {}

/** Number of the advisory lock that the one shop on an embedded database holds. */
const soleOwnerLock = 7_214_501;

export function createDb(pool: pg.Pool): Db {
	return drizzle(pool, { schema, casing: "snake_case" });
}

/**
 * Opens the database: the server at the URL, else the embedded one in the data folder.
 * @throws FolderInUseError when another shop runs on the same data folder
 */
export async function openDatabase(options: {
	databaseUrl: string | null;
	dataDir: string;
}): Promise<Database> {
	if (options.databaseUrl) {
		const pool = new pg.Pool({
			connectionString: options.databaseUrl,
			max: 10,
			connectionTimeoutMillis: 5_000,
		});
		pool.on("error", (error) => log.warn("idle database connection lost", { error: errorText(error) }));
		await pool.query("select 1");
		return { db: createDb(pool), pool, close: () => pool.end() };
	}
	const server = await startEmbeddedPostgres(join(options.dataDir, "postgres"));
	return openEmbedded(server, options.dataDir);
}

async function openEmbedded(server: EmbeddedPostgres, dataDir: string): Promise<Database> {
	const lockHolder = new pg.Client(server.connection);
	lockHolder.on("error", (error) => log.error("database connection lost", { error: errorText(error) }));
	await lockHolder.connect();
	const { rows } = await lockHolder.query("select pg_try_advisory_lock($1) as locked", [soleOwnerLock]);
	if (!rows[0].locked) {
		await lockHolder.end();
		throw new FolderInUseError(`another shop is running on the data folder ${dataDir}`);
	}
	const pool = new pg.Pool({ ...server.connection, max: 10 });
	let closing = false;
	// The pool counts as ended before its connections are gone: that the server cuts them then is no news.
	pool.on("error", (error) => {
		if (!closing) log.warn("idle database connection lost", { error: errorText(error) });
	});
	return {
		db: createDb(pool),
		pool,
		async close() {
			closing = true;
			await pool.end();
			await lockHolder.end();
			await server.stop();
		},
	};
}

/** Number of the advisory lock that lets one process at a time change the schema. */
const migrationLock = 7_214_502;

/** Brings the schema up to date; processes that start together wait for each other. */
export async function migrateDatabase(pool: pg.Pool, migrationsFolder: string): Promise<void> {
	const client = await pool.connect();
	try {
		await client.query("select pg_advisory_lock($1)", [migrationLock]);
		await migrate(drizzle(client), { migrationsFolder });
	} finally {
		await client.query("select pg_advisory_unlock($1)", [migrationLock]);
		client.release();
	}
}

/** Whether the database answers. */
export async function isReachable(db: Db): Promise<boolean> {
	try {
		await db.execute("select 1");
		return true;
	} catch {
		return false;
	}
}
