import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { errorText, log } from "~/platform/log.server.ts";

/** Pause before a worker that died is replaced; it doubles with each that dies within a minute. */
const firstPauseMs = 250;
const longestPauseMs = 30_000;
const countedMs = 60_000;
/** Longer than a worker takes to finish its requests and jobs. */
const longestLeaveMs = 45_000;

/** How long to wait before the next worker, by when earlier ones died. */
export function pauseAfter(deaths: readonly number[], now: number): number {
	const recent = deaths.filter((at) => now - at < countedMs).length;
	return recent === 0 ? 0 : Math.min(longestPauseMs, firstPauseMs * 2 ** (recent - 1));
}

export type Workers = {
	/** Replaces them one by one: each takes requests before the one that it replaces lets go. */
	renew(): Promise<void>;
	/** Lets all of them finish what they do. */
	close(): Promise<void>;
};

/**
 * Runs copies of this program that share its port, and replaces those that die.
 * @returns null when the first of them cannot start: it has said why
 */
export async function startWorkers(count: number): Promise<Workers | null> {
	/** Those that are told to leave, or were only tried. */
	const expected = new Set<Worker>();
	let deaths: number[] = [];
	let closing = false;
	let renewing: Promise<void> | null = null;

	/** Resolves when it takes requests; null when it ended before. */
	async function start(): Promise<Worker | null> {
		const worker = cluster.fork();
		// It fails where no process can be made, or the program is missing: nothing exits then.
		const ended = once(worker, "exit").catch((error) =>
			log.error("a worker cannot be started", { error: errorText(error) }),
		);
		const open = new Promise<true>((resolve) => {
			worker.on("message", (message) => message === "open" && resolve(true));
		});
		const isOpen = await Promise.race([open, ended.then(() => false)]);
		if (!isOpen) return null;
		worker.once("exit", (code, signal) => {
			if (closing || expected.delete(worker)) return;
			log.error("a worker has ended; another one takes its place", { reason: String(signal ?? code) });
			void replace();
		});
		return worker;
	}

	/** Starts one in place of one that died, for as long as it takes. */
	async function replace(): Promise<void> {
		while (!closing) {
			const now = Date.now();
			deaths = [...deaths.filter((at) => now - at < countedMs), now];
			await sleep(pauseAfter(deaths, now));
			if (closing || (await start()) !== null) return;
			log.error("a worker does not start");
		}
	}

	async function leave(worker: Worker): Promise<void> {
		if (worker.isDead()) return;
		const ended = once(worker, "exit");
		expected.add(worker);
		worker.process.kill("SIGTERM");
		const late = new AbortController();
		sleep(longestLeaveMs, undefined, { signal: late.signal }).then(
			() => worker.process.kill("SIGKILL"),
			() => {},
		);
		await ended;
		late.abort();
	}

	async function renewAll(): Promise<void> {
		log.info("workers are renewed");
		for (const worker of Object.values(cluster.workers ?? {})) {
			if (closing || worker === undefined) return;
			if (worker.isDead()) continue;
			if ((await start()) === null) return log.error("a new worker does not start; the old ones go on");
			await leave(worker);
		}
		log.info("workers are new");
	}

	if ((await start()) === null) return null;
	const others = Array.from({ length: count - 1 }, async () => {
		if ((await start()) === null) await replace();
	});
	await Promise.all(others);
	return {
		renew() {
			renewing ??= renewAll().finally(() => {
				renewing = null;
			});
			return renewing;
		},
		async close() {
			closing = true;
			await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && leave(worker)));
		},
	};
}
