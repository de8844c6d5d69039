/** Which status may follow which. */
export type Steps<Status extends string> = Readonly<Record<Status, readonly Status[]>>;

/** What a person wants: the status that their page showed, and the one it shall become. */
export type WantedChange<Status extends string> = { seen: Status; to: Status };

/** missing: no such thing; moved: someone else changed it meanwhile; not_allowed: the step does not exist. */
export type StatusProblem = "missing" | "moved" | "not_allowed";

export type StatusResult = { changed: boolean } | { problem: StatusProblem };

/** Whether a thing may take the step: a change to what it is already changes nothing, also when sent twice. */
export function judgeChange<Status extends string>(
	steps: Steps<Status>,
	current: Status,
	{ seen, to }: WantedChange<Status>,
): StatusResult {
	if (current === to) return { changed: false };
	if (current !== seen) return { problem: "moved" };
	return steps[current].includes(to) ? { changed: true } : { problem: "not_allowed" };
}

/** The statuses of a record about a change, as the audit log keeps them. */
export function statusIn(record: unknown): string | null {
	if (typeof record !== "object" || record === null || !("status" in record)) return null;
	return typeof record.status === "string" ? record.status : null;
}

/** A change that can be taken back, as the address that follows it says so. */
export function undoText({ seen, to }: { seen: string; to: string }): string {
	return `${seen}~${to}`;
}

/** The status that a thing had before the change that an address names; null where it is not what that made of it. */
export function undoneStatus<Status extends string>(
	steps: Steps<Status>,
	current: Status,
	named: string | null,
): Status | null {
	const [before, after] = (named ?? "").split("~");
	return after === current ? (steps[current].find((status) => status === before) ?? null) : null;
}
