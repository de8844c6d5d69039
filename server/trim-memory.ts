import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** The C library's own way to give back freed pieces; null on other systems, and where koffi is not installed. */
async function libraryTrim(): Promise<((keep: number) => number) | null> {
	try {
		const { default: koffi } = await import("koffi");
		return koffi.load("libc.so.6").func("int malloc_trim(size_t pad)");
	} catch {
		return null;
	}
}

const trimLibrary = await libraryTrim();

/**
 * Gives back what loading the program, or a busy time, has left: half of a process that has just started is garbage, and V8
 * keeps it until somebody needs room. The C library keeps freed pieces for good where a small one in use lies behind them: 100
 * of 260 MB after a busy hour. Both take a tenth of a second.
 */
export function trimMemory(): void {
	setFlagsFromString("--expose-gc");
	const collect: (options: object) => void = runInNewContext("gc");
	collect({ type: "major", execution: "sync", flavor: "last-resort" });
	setFlagsFromString("--no-expose-gc");
	trimLibrary?.(0);
}

/** Between two looks whether visitors are there. */
export const lookMs = 10_000;
/** Requests within that time beside which a tenth of a second hurts nobody: those of a monitor, mostly. */
const fewRequests = 5;
/** Requests that leave enough behind. */
const manyRequests = 1_000;
/** Bytes more than after the last time: one large export is enough. */
const muchMemory = 64e6;

/**
 * Gives back, once a busy time is over, what it has left, instead of keeping it for the next one.
 * @param requests how many have come so far
 * @param trim what gives back
 * @param resident bytes that the process takes
 */
export function trimAfterBusyTimes(
	requests: () => number,
	trim: () => void = trimMemory,
	resident: () => number = process.memoryUsage.rss,
): NodeJS.Timeout {
	let seen = requests();
	let trimmed = { requests: seen, resident: resident() };
	return setInterval(() => {
		const now = requests();
		const isQuiet = now - seen <= fewRequests;
		seen = now;
		if (!isQuiet) return;
		if (now - trimmed.requests < manyRequests && resident() - trimmed.resident < muchMemory) return;
		trim();
		trimmed = { requests: now, resident: resident() };
	}, lookMs).unref();
}
