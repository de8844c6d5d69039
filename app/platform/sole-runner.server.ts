import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { errorText, log } from "./log.server.ts";
import { untilLost } from "./until-lost.server.ts";

/** How often a process that has not got its turn asks again, and after which a failure is tried again. */
const askEveryMs = 2_000;
const retryMs = 1_000;

/**
 * Does work in one of all the processes on a database, whichever comes first: it holds an advisory lock for as long as
 * it lives. When it ends or its connection is lost, the work stops there and another process takes it over.
 * @param start begins the work; what it resolves to ends it
 * @returns ends the waiting or the work
 */
export function runAlone(
	{ options }: pg.Pool,
	lock: number,
	start: () => Promise<() => Promise<void>>,
): () => Promise<void> {
	const stopping = new AbortController();
	const pause = (ms: number) => sleep(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => {});

	async function hasTurn(client: pg.Client): Promise<boolean> {
		while (!stopping.signal.aborted) {
			const { rows } = await client.query("select pg_try_advisory_lock($1) as taken", [lock]);
			if (rows[0].taken) return true;
			await pause(askEveryMs);
		}
		return false;
	}

	/** From the first question to the end of the work or of the connection. */
	async function takeTurn(): Promise<void> {
		const client = new pg.Client(options);
		// Losing it is noticed where it is waited for.
		client.on("error", () => {});
		try {
			await client.connect();
			if (!(await hasTurn(client))) return;
			const stop = await start();
			await untilLost(client, stopping.signal);
			await stop();
		} finally {
			await Promise.race([client.end().catch(() => {}), sleep(1_000, undefined, { ref: false })]);
		}
	}

	async function run(): Promise<void> {
		while (!stopping.signal.aborted) {
			await takeTurn().catch((error) => log.warn("jobs interrupted", { error: errorText(error) }));
			await pause(retryMs);
		}
	}

	const running = run();
	return async () => {
		stopping.abort();
		await running;
	};
}
