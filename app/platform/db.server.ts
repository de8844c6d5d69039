import { closeSync, existsSync, openSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import * as schema from "#db/schema/index.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./embedded-postgres.server.ts";
import { FolderInUseError, holdFolder } from "./folder-lock.server.ts";
import { PatientPool } from "./patient-pool.server.ts";
import { socketPort, usualConnections } from "./postmaster.server.ts";
import { prepareShopRole, shopRole } from "./shop-role.server.ts";

export { FolderInUseError } from "./folder-lock.server.ts";

export { schema };

/** The database, or a transaction on it. */
export type Db = NodePgDatabase<typeof schema>;
export type Transaction = Parameters<Parameters<Db["transaction"]>[0]>[0];

export type Database = {
	db: Db;
	/** For requests. */
	pool: pg.Pool;
	/** For jobs and health: what a flood of requests cannot take away. */
	workPool: pg.Pool;
	/** Ends the connections and, with the embedded server, the server. */
	close(): Promise<void>;
};

/** @param client a pool, or one connection of it that is in a transaction */
export function createDb(client: pg.Pool | pg.PoolClient): Db {
	return drizzle(client, { schema, casing: "snake_case" });
}

/** Requests wait for a statement as long as a visitor might; work in the background as long as it takes. */
const requestLimits = { max: 10, statementMs: 10_000, lockMs: 5_000 };
const workLimits = { max: 4, statementMs: 300_000, lockMs: 30_000 };

type Options = {
	databaseUrl: string | null;
	dataDir: string;
	/** Processes that share the database's connections. */
	workers?: number | undefined;
};

/** Each of several processes has fewer: a server takes fifty or a hundred. */
function shared<Limits extends { max: number }>(limits: Limits, workers: number): Limits {
	return { ...limits, max: Math.max(2, Math.ceil((limits.max * 2) / (workers + 1))) };
}

/** @param server where it is; its connections end with `close` */
function openPools(server: pg.PoolConfig, close: () => Promise<void>, workers = 1): Database {
	const pool = new PatientPool(server, shared(requestLimits, workers));
	const workPool = new PatientPool(server, shared(workLimits, workers));
	return {
		db: createDb(pool),
		pool,
		workPool,
		async close() {
			await Promise.all([pool.end(), workPool.end()]);
			await close();
		},
	};
}

/**
 * Opens the database: the server at the URL, else the embedded one in the data folder.
 * @throws FolderInUseError when another shop runs on the same data folder
 */
export async function openDatabase(options: Options): Promise<Database> {
	if (options.databaseUrl) {
		const database = openPools({ connectionString: options.databaseUrl }, async () => {}, options.workers);
		await database.pool.query("select 1");
		return database;
	}
	finishUpgrade(options.dataDir);
	const server = await startEmbeddedPostgres(join(options.dataDir, "postgres"));
	return openEmbedded(server, options.dataDir);
}

/** Name of the folder in which an upgrade prepares the new database. */
export const upgradedName = "postgres-upgraded";

/** An upgrade that was broken off between putting the old folder aside and the new one in its place is finished. */
function finishUpgrade(dataDir: string): void {
	const [folder, upgraded] = [join(dataDir, "postgres"), join(dataDir, upgradedName)];
	if (!existsSync(folder) && existsSync(upgraded)) renameSync(upgraded, folder);
}

/**
 * Opens the embedded database for other processes, which use it by `openRunning`; they have the pools.
 * @throws FolderInUseError when another shop runs on the same data folder
 */
export async function holdEmbedded(dataDir: string, workers: number): Promise<{ close(): Promise<void> }> {
	finishUpgrade(dataDir);
	// Each has its pools, one connection that listens and one that waits for the jobs; a third for renewing.
	const connections = usualConnections + workers * 6;
	const server = await startEmbeddedPostgres(join(dataDir, "postgres"), undefined, connections);
	const lock = await holdServer(server, dataDir);
	return {
		async close() {
			await lock.release();
			await server.stop();
		},
	};
}

async function holdServer({ connection }: EmbeddedPostgres, dataDir: string) {
	// Two shops on one folder would both think that its files are theirs.
	const lock = await holdFolder(connection, dataDir, () => process.kill(process.pid, "SIGTERM"));
	await prepareShopRole(lock.client);
	return lock;
}

async function openEmbedded(server: EmbeddedPostgres, dataDir: string): Promise<Database> {
	const lock = await holdServer(server, dataDir);
	return openPools({ ...server.connection, user: shopRole }, async () => {
		await lock.release();
		await server.stop();
	});
}

/**
 * The database of a shop, whether it runs or not: beside the one that holds the data folder, else opened for this
 * caller alone.
 */
export async function openBeside(options: Options): Promise<Database> {
	try {
		return await openDatabase(options);
	} catch (error) {
		if (!(error instanceof FolderInUseError)) throw error;
		return openRunning(options);
	}
}

/**
 * The database of a shop whose first process has opened it.
 * @param workers processes that share it
 */
export async function openRunning({ databaseUrl, dataDir, workers = 1 }: Options): Promise<Database> {
	if (databaseUrl) return openDatabase({ databaseUrl, dataDir, workers });
	// By a descriptor: a path may be longer than a socket's name.
	const folder = join(dataDir, "postgres");
	const descriptor = process.platform === "linux" ? openSync(folder, "r") : null;
	const host = descriptor === null ? folder : `/proc/self/fd/${descriptor}`;
	const server = { host, port: socketPort, user: shopRole, database: "postgres" };
	const close = async () => {
		if (descriptor !== null) closeSync(descriptor);
	};
	return openPools(server, close, workers);
}

/** A connection of one's own, whose statements may take as long as they need. The caller ends it. */
export async function connectUnlimited({ workPool }: Pick<Database, "workPool">): Promise<pg.Client> {
	const unlimited = { statement_timeout: 0, lock_timeout: 0, idle_in_transaction_session_timeout: 0 };
	const client = new pg.Client({ ...workPool.options, ...unlimited, stream: undefined });
	// Told by whatever waits for it.
	client.on("error", () => {});
	await client.connect();
	return client;
}

/** Number of the advisory lock that lets one process at a time change the schema. */
const migrationLock = 7_214_502;

/** The database has been changed by a newer version of the shop. */
export class NewerDatabaseError extends Error {}

/** When the newest of the known migrations was made. */
function newestMigration(migrationsFolder: string): number {
	const journal: { entries: { when: number }[] } = JSON.parse(
		readFileSync(join(migrationsFolder, "meta/_journal.json"), "utf8"),
	);
	return Math.max(...journal.entries.map(({ when }) => when));
}

async function refuseNewer(client: pg.Client, migrationsFolder: string): Promise<void> {
	const { rows: tables } = await client.query("select to_regclass('drizzle.__drizzle_migrations') as done");
	if (tables[0].done === null) return;
	const { rows } = await client.query(
		"select max(created_at)::float8 as newest from drizzle.__drizzle_migrations",
	);
	if (Number(rows[0].newest ?? 0) <= newestMigration(migrationsFolder)) return;
	throw new NewerDatabaseError(
		"the database was last used by a newer version of the shop: start that version, or restore a backup",
	);
}

/** Tables with an index on expressions, of whose values the database has no idea yet; one of few rows may never get any. */
const unseenIndexes = `select distinct t.oid::regclass::text as name from pg_index x
	join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
	join pg_namespace n on n.oid = i.relnamespace
	where x.indexprs is not null and x.indpred is null and t.reltuples > 0 and n.nspname = current_schema()
		and not exists (select from pg_stats s where s.schemaname = n.nspname and s.tablename = i.relname)`;

/**
 * Has the database look at what a migration has made an index of. Until then it takes any value for one in two hundred, and
 * reads large tables whole; by itself it looks once a tenth of the table has changed.
 */
async function seeIndexes(client: pg.Client): Promise<void> {
	const { rows } = await client.query<{ name: string }>(unseenIndexes);
	if (rows.length > 0) await client.query(`analyze ${rows.map(({ name }) => name).join(", ")}`);
}

/**
 * Brings the schema up to date; processes that start together wait for each other.
 * @throws NewerDatabaseError for a database that this version does not know
 */
export async function migrateDatabase(pool: pg.Pool, migrationsFolder: string): Promise<void> {
	// A migration may take long, and so may waiting for the process that was first.
	const client = await connectUnlimited({ workPool: pool });
	try {
		await client.query("select pg_advisory_lock($1)", [migrationLock]);
		await refuseNewer(client, migrationsFolder);
		await migrate(drizzle(client), { migrationsFolder });
		await seeIndexes(client);
	} finally {
		// The lock goes with the connection.
		await client.end();
	}
}

/** Milliseconds after which a database that does not answer counts as away. */
const answerMs = 2_000;

/** Whether the database answers; questions at the same moment share one. */
export function createReadiness(pool: pg.Pool): () => Promise<boolean> {
	let asking: Promise<boolean> | null = null;
	async function ask(): Promise<boolean> {
		const answered = pool.query("select 1").then(
			() => true,
			() => false,
		);
		return Promise.race([answered, sleep(answerMs, false, { ref: false })]);
	}
	return () => {
		asking ??= ask().finally(() => {
			asking = null;
		});
		return asking;
	};
}
