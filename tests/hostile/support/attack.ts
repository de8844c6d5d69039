import { appendFileSync } from "node:fs";
import { inject } from "vitest";
import { requestsSoFar } from "./ask.ts";

/** Fewer than one visitor may send at once, so that nothing waits. */
const atOnce = 6;

/** Does something for each member, a few at a time, and keeps their order. */
export async function forEachOf<Member, Result>(
	members: readonly Member[],
	work: (member: Member) => Promise<Result>,
): Promise<Result[]> {
	const results: Result[] = [];
	const waiting = [...members.entries()].reverse();
	async function worker(): Promise<void> {
		for (let next = waiting.pop(); next; next = waiting.pop()) results[next[0]] = await work(next[1]);
	}
	await Promise.all(Array.from({ length: atOnce }, worker));
	return results;
}

/**
 * Tries every row of a table, counts its requests, and lists what got through.
 * @param judge null: the shop held; else what got through, in words that name the row
 */
export async function attack<Row>(
	subject: string,
	rows: readonly Row[],
	judge: (row: Row) => Promise<string | null>,
): Promise<string[]> {
	const before = requestsSoFar();
	const verdicts = await forEachOf(rows, (row) =>
		judge(row).catch((error: unknown) => `${String(error)}: ${JSON.stringify(row).slice(0, 300)}`),
	);
	const through = verdicts.filter((verdict) => verdict !== null);
	const line = { subject, requests: requestsSoFar() - before, through: through.length };
	appendFileSync(inject("startedShop").tally, `${JSON.stringify(line)}\n`);
	return through;
}
