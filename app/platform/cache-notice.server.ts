import { sql } from "drizzle-orm";
import pg from "pg";
import type { Cache } from "./cache.server.ts";
import type { Db, Transaction } from "./db.server.ts";
import { errorText, log } from "./log.server.ts";

const channel = "kade_cache";

/** Tells every process on this database, with the commit, that what the tags name has changed. */
export async function announceChange(db: Db | Transaction, tags: readonly string[]): Promise<void> {
	await db.execute(sql`select pg_notify(${channel}, ${tags.join(",")})`);
}

/**
 * Drops from the cache what any process announces. A lost connection is opened anew, and everything
 * that may have been missed meanwhile is dropped.
 */
export async function followChanges(
	pool: pg.Pool,
	cache: Cache,
	allTags: readonly string[],
): Promise<() => Promise<void>> {
	let stopped = false;
	let current: pg.Client | null = null;

	async function connect(): Promise<void> {
		const client = new pg.Client(pool.options);
		client.on("notification", (notice) => cache.drop((notice.payload ?? "").split(",")));
		let lost = false;
		client.on("error", (error) => {
			// A cut connection reports more than once.
			if (stopped || lost) return;
			lost = true;
			log.warn("cache notices interrupted", { error: errorText(error) });
			reconnectSoon();
		});
		await client.connect();
		await client.query(`listen ${channel}`);
		current = client;
	}

	function reconnectSoon(): void {
		setTimeout(() => {
			if (stopped) return;
			connect().then(() => cache.drop(allTags), reconnectSoon);
		}, 1_000).unref();
	}

	await connect();
	return async () => {
		stopped = true;
		await current?.end();
	};
}
