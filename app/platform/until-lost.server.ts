import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";

/** A network that swallows everything is noticed by asking. */
const askEveryMs = 15_000;
const answerMs = 5_000;

/** Resolves when the connection is lost, has gone silent, or is not needed any more. */
export async function untilLost(client: pg.Client, stopping: AbortSignal): Promise<void> {
	const lost = new AbortController();
	client.once("end", () => lost.abort());
	const ending = AbortSignal.any([lost.signal, stopping]);
	while (!ending.aborted) {
		await sleep(askEveryMs, undefined, { signal: ending, ref: false }).catch(() => {});
		if (ending.aborted) return;
		const answered = client.query("select 1").then(
			() => true,
			() => false,
		);
		if (!(await Promise.race([answered, sleep(answerMs, false, { ref: false })]))) return;
	}
}
