import { setTimeout as pause } from "node:timers/promises";
import { errorText, log } from "~/platform/log.server.ts";
import { listOrdersToPrint } from "./paper.store.server.ts";
import { type PaperShop, printOrderPaper } from "./print-order-paper.server.ts";

/** How often it looks, and how many orders it takes at once: few enough that a rush of buyers has the processors. */
const lookEveryMs = 5_000;
const atOnce = 20;
const againMs = 10 * 60 * 1_000;
/** Orders of before have theirs printed when somebody asks for it. */
const lookBackMs = 2 * 24 * 60 * 60 * 1_000;

/** Orders whose paper was not printed, and when each is tried again, in milliseconds since 1970. */
export type FailedPapers = Map<string, number>;

/** Prints what waits, one after the other. @returns how many came of it; one that fails keeps no other from it */
export async function printWaitingPapers(
	shop: PaperShop,
	{ now, failed, stopping }: { now: Date; failed: FailedPapers; stopping?: AbortSignal },
): Promise<number> {
	const time = now.getTime();
	for (const [id, again] of failed) if (again <= time) failed.delete(id);
	const since = new Date(time - lookBackMs);
	let printed = 0;
	for (const id of await listOrdersToPrint(shop.db, { since, most: atOnce, except: [...failed.keys()] })) {
		if (stopping?.aborted) break;
		try {
			if (await printOrderPaper(shop, id, "pro-forma")) printed += 1;
		} catch (error) {
			failed.set(id, time + againMs);
			log.warn("paper not printed", { order: id, error: errorText(error) });
		}
	}
	return printed;
}

/**
 * Prints the pro forma of each new order after it, in the process that runs the jobs: orders wait for nothing, and a shop
 * that sends no mail has them too. Whoever needs one sooner (a mail, a reader) prints it there.
 * @returns ends after the paper in hand
 */
export function startPaperClock(shop: PaperShop): () => Promise<void> {
	const stopping = new AbortController();
	const { signal } = stopping;
	const failed: FailedPapers = new Map();
	const running = (async () => {
		while (!signal.aborted) {
			await pause(lookEveryMs, undefined, { ref: false, signal }).catch(() => {});
			if (signal.aborted) return;
			const began = performance.now();
			try {
				const printed = await printWaitingPapers(shop, { now: new Date(), failed, stopping: signal });
				if (printed > 0) log.info("papers printed", { printed, ms: Math.round(performance.now() - began) });
			} catch (error) {
				if (!signal.aborted) log.warn("papers wait", { error: errorText(error) });
			}
		}
	})();
	return async () => {
		stopping.abort();
		await running;
	};
}
