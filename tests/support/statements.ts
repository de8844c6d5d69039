import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";

/** What the shop asks by itself: its jobs and whose turn they are, its clock for scheduled posts, whether its listening connection lives. */
const ownClock = /\bjobs\.|pg_try_advisory_lock|extract\(epoch from min\(|^select 1$/;

/** Tells what a run asks from what jobs ask meanwhile: their transactions begin and end like the run's own. */
const asking = new AsyncLocalStorage<symbol>();

function textOf(given: unknown): string {
	return typeof given === "object" && given !== null && "text" in given ? String(given.text) : String(given);
}

/** The SQL that a run makes this process send, in its order, without what the shop asks by itself at any time. */
export async function statementsDuring(run: () => Promise<unknown>): Promise<string[]> {
	const client: { query: (...given: unknown[]) => unknown } = pg.Client.prototype;
	const { query } = client;
	const own = Symbol("run");
	const statements: string[] = [];
	client.query = function (...given) {
		const text = textOf(given[0]);
		if (asking.getStore() === own && !ownClock.test(text)) statements.push(text);
		return query.apply(this, given);
	};
	try {
		await asking.run(own, run);
		return statements;
	} finally {
		client.query = query;
	}
}
