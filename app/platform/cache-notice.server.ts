import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import pg from "pg";
import type { Cache } from "./cache.server.ts";
import type { Db, Transaction } from "./db.server.ts";
import { log } from "./log.server.ts";
import { untilLost } from "./until-lost.server.ts";

const channel = "kade_cache";

/** Tells every process on this database, with the commit, that what the tags name has changed. */
export async function announceChange(db: Db | Transaction, tags: readonly string[]): Promise<void> {
	await db.execute(sql`select pg_notify(${channel}, ${tags.join(",")})`);
}

const reconnectMs = 1_000;

async function listen(pool: pg.Pool, cache: Cache): Promise<pg.Client> {
	const client = new pg.Client(pool.options);
	// Losing it is noticed where it is waited for.
	client.on("error", () => {});
	client.on("notification", (notice) => cache.drop((notice.payload ?? "").split(",")));
	try {
		await client.connect();
		await client.query(`listen ${channel}`);
		return client;
	} catch (error) {
		client.end().catch(() => {});
		throw error;
	}
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
	const stopping = new AbortController();
	let current = await listen(pool, cache);

	async function follow(): Promise<void> {
		for (;;) {
			await untilLost(current, stopping.signal);
			// Without waiting: a silent server answers no goodbye.
			current.end().catch(() => {});
			if (stopping.signal.aborted) return;
			log.warn("cache notices interrupted");
			await reconnect();
			if (stopping.signal.aborted) return;
		}
	}

	async function reconnect(): Promise<void> {
		while (!stopping.signal.aborted) {
			await sleep(reconnectMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
			if (stopping.signal.aborted) return;
			try {
				current = await listen(pool, cache);
				cache.drop(allTags);
				return;
			} catch {
				// The next try comes in a moment.
			}
		}
	}

	const following = follow();
	return async () => {
		stopping.abort();
		await following;
		await Promise.race([current.end().catch(() => {}), sleep(1_000, undefined, { ref: false })]);
	};
}
