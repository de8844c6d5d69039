import { readFileSync } from "node:fs";

/** Linux counts in hundredths of a second. */
const msPerTick = 10;

/** Milliseconds of processors that a process and its threads have used; null where the system does not tell. */
export function processorMs(pid: number | undefined): number | null {
	try {
		const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
		return (Number(fields[11]) + Number(fields[12])) * msPerTick;
	} catch {
		return null;
	}
}
