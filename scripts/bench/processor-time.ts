import { readdirSync, readFileSync } from "node:fs";

/** Milliseconds of processors that a process's threads have used, by the scheduler's clock; null where the system does not tell. */
export function processorMs(pid: number | undefined): number | null {
	try {
		const threads = `/proc/${pid}/task`;
		return readdirSync(threads).reduce((sum, thread) => {
			// Nanoseconds. `stat` counts in hundredths of a second, as much as a page costs.
			const used = readFileSync(`${threads}/${thread}/schedstat`, "utf8").split(" ")[0];
			return sum + Number(used) / 1e6;
		}, 0);
	} catch {
		return null;
	}
}
