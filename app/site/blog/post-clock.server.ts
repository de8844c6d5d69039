import type { Cache } from "~/platform/cache.server.ts";
import type { Db } from "~/platform/db.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import { msUntilNextPost } from "./blog.store.server.ts";
import { blogTag } from "./blog-tag.ts";

/** A little later than the database says, so that it agrees. */
const graceMs = 20;
/** Timers take no more than 24 days; asking once an hour costs nothing and outlives clocks that are put right. */
const longestWaitMs = 3_600_000;
const retryMs = 10_000;

/**
 * Drops what shows posts at the moment at which a scheduled post becomes public, so that it appears by itself. Every
 * process runs its own: there is no job that could be lost or left behind when a post is put off. It asks anew with
 * every change of a post that is announced.
 * @returns stops it
 */
export function startPostClock(db: Db, cache: Cache): () => void {
	let timer: NodeJS.Timeout | undefined;
	let asked = 0;
	let stopped = false;

	function wakeIn(ms: number, then: () => void): void {
		clearTimeout(timer);
		timer = setTimeout(then, ms);
		timer.unref();
	}
	async function ask(): Promise<void> {
		const own = ++asked;
		try {
			const wait = await msUntilNextPost(db);
			if (stopped || own !== asked) return;
			if (wait === null || wait > longestWaitMs) wakeIn(longestWaitMs, ask);
			// Listeners hear the drop, and so does this clock: it goes on to the next post.
			else wakeIn(wait + graceMs, () => cache.drop([blogTag]));
		} catch (error) {
			if (stopped || own !== asked) return;
			log.warn("scheduled posts not read, will try again", { error: errorText(error) });
			wakeIn(retryMs, ask);
		}
	}

	cache.onDrop((tags) => {
		if (!stopped && tags.includes(blogTag)) void ask();
	});
	void ask();
	return () => {
		stopped = true;
		clearTimeout(timer);
	};
}
