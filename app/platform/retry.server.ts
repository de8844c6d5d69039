import { setTimeout as wait } from "node:timers/promises";

/** What a read waits before each of its further tries. */
const pausesMs = [50, 200];

/** Reads again when a read fails: two more tries (storefront document §9), then the last error. */
export async function readWithRetries<T>(read: () => Promise<T>): Promise<T> {
	for (const pause of pausesMs) {
		try {
			return await read();
		} catch {
			await wait(pause);
		}
	}
	return read();
}
