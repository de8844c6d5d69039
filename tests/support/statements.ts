import pg from "pg";
import { vi } from "vitest";

/** What the shop asks by itself: its jobs and whose turn they are, its clock for scheduled posts, whether its listening connection lives. */
const ownClock = /\bjobs\.|pg_try_advisory_lock|extract\(epoch from min\(|^select 1$/;

/** The SQL that a run makes this process send, in its order, without what the shop asks by itself at any time. */
export async function statementsDuring(run: () => Promise<unknown>): Promise<string[]> {
	const query = vi.spyOn(pg.Client.prototype, "query");
	try {
		await run();
		return query.mock.calls
			.map(([given]: unknown[]) =>
				typeof given === "object" && given !== null && "text" in given ? String(given.text) : String(given),
			)
			.filter((statement) => !ownClock.test(statement));
	} finally {
		query.mockRestore();
	}
}
