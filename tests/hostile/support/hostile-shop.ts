import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, inject } from "vitest";
import { issueTicket } from "~/people/guard/form-guard.server.ts";
import { createDb, type Db } from "~/platform/db.server.ts";
import { requireSecret } from "~/platform/secret.server.ts";
import { listOrdersToPrint } from "~/trade/papers/paper.store.server.ts";
import type { GuardedForm } from "~/values/vocabulary.ts";
import { ask } from "./ask.ts";

export type HostileShop = {
	db: Db;
	pool: pg.Pool;
	/** Signs cookies and tickets, as the shop does. */
	secret: string;
	/** A ticket of a guarded form that was opened a minute ago; each is taken once. */
	ticket(form: GuardedForm): string;
};

/** The started shop's database and secret, for one test file. */
export function useHostileShop(): HostileShop {
	const shop = {} as HostileShop;
	beforeAll(async () => {
		const { dataDir } = inject("startedShop");
		shop.pool = new pg.Pool({ host: join(dataDir, "postgres"), user: "kade", database: "postgres", max: 4 });
		shop.db = createDb(shop.pool);
		shop.secret = await requireSecret(shop.db);
		shop.ticket = (form) => issueTicket(shop.secret, form, new Date(Date.now() - 60_000));
	});
	afterAll(() => shop.pool.end());
	return shop;
}

const day = 24 * 60 * 60 * 1_000;

/** Waits until the shop has printed what the orders of other files wait for: it does so by itself, some seconds after them. */
async function untilPrinted({ db }: HostileShop): Promise<void> {
	const wanted = { since: new Date(Date.now() - day), most: 1, except: [] };
	await expect.poll(() => listOrdersToPrint(db, wanted), { timeout: 60_000, interval: 250 }).toEqual([]);
}

/**
 * Every table with the number of its rows and a checksum of them, once the shop writes nothing by itself: two that are
 * equal say that nothing was written.
 */
export async function readFingerprint(shop: HostileShop): Promise<Record<string, string>> {
	await untilPrinted(shop);
	const { pool } = shop;
	const { rows: tables } = await pool.query<{ name: string }>(
		"select tablename as name from pg_tables where schemaname = 'public' order by 1",
	);
	const parts = tables.map(
		({ name }) =>
			`select '${name}' as name, count(*) || ' rows ' || md5(coalesce(string_agg(t::text, ';' order by t::text), '')) as sum from "${name}" t`,
	);
	const { rows } = await pool.query<{ name: string; sum: string }>(parts.join(" union all "));
	return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}

/** What the shop has written to its error output since it was started. */
export function errorLog(): string {
	return readFileSync(inject("startedShop").errorLog, "utf8");
}

/** Processor time of the shop's process so far in milliseconds, its threads included; null where /proc is missing. */
export function processorTime(): number | null {
	try {
		const stat = readFileSync(`/proc/${inject("startedShop").pid}/stat`, "utf8");
		// proc_pid_stat(5): utime and stime are fields 14 and 15, in hundredths of a second.
		const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
		return (Number(fields[11]) + Number(fields[12])) * 10;
	} catch {
		return null;
	}
}

/** Asks whether the shop lives, again and again, while something else is done; how often it did not say so. */
export async function whileAlive<Result>(
	work: () => Promise<Result>,
): Promise<{ result: Result; alive: number; silent: number }> {
	let done = false;
	let [alive, silent] = [0, 0];
	const watch = (async () => {
		while (!done || alive + silent === 0) {
			const answer = await ask({ path: "/health/live" }).catch(() => null);
			if (answer?.status === 200) alive++;
			else silent++;
			await new Promise((resolve) => setTimeout(resolve, 50));
		}
	})();
	const result = await work().finally(() => {
		done = true;
	});
	await watch;
	return { result, alive, silent };
}

/** A figure of the shop's own. */
export async function readFigure(name: string): Promise<number> {
	const { metricsToken } = inject("startedShop");
	const { body } = await ask({ path: "/metrics", headers: { Authorization: `Bearer ${metricsToken}` } });
	return Number(new RegExp(`^${name} (\\S+)$`, "m").exec(body)?.[1] ?? Number.NaN);
}
