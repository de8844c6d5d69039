import type pg from "pg";
import { PgBoss } from "pg-boss";
import type { Db } from "~/platform/db.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import { listPendingMail, type OutgoingMail, sendPendingMail } from "./outbox.server.ts";

const queue = "mail";

/** Tries again after 30 s, 1 min, 2 min … at most 6 h apart, for about three days. */
const retries = { retryLimit: 24, retryDelay: 30, retryBackoff: true, retryDelayMax: 21_600 };

/**
 * Sends what waits in the outbox: at once when told to, again after failures, and what an earlier process left.
 * @returns deliver: hands over what is pending; stop: ends after the mail in hand
 */
export async function startMailJobs(options: {
	db: Db;
	pool: pg.Pool;
	send: (mail: OutgoingMail) => Promise<void>;
}): Promise<{ deliver: () => void; stop: () => Promise<void> }> {
	const { db, pool } = options;
	const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) }, schema: "jobs" });
	boss.on("error", (error) => log.warn("mail jobs", { error: errorText(error) }));
	await boss.start();
	await boss.createQueue(queue, { ...retries, policy: "short" });
	await boss.work<{ id: string }>(
		queue,
		{ pollingIntervalSeconds: 1, localConcurrency: 4 },
		async ([job]) => {
			if (!job) return;
			try {
				if (await sendPendingMail(db, job.data.id, options.send))
					log.info("mail sent", { mail: job.data.id });
			} catch (error) {
				log.warn("mail not sent, will try again", { mail: job.data.id, error: errorText(error) });
				throw error;
			}
		},
	);
	async function enqueuePending(): Promise<void> {
		for (const id of await listPendingMail(db)) await boss.send(queue, { id }, { singletonKey: id });
	}
	function deliver(): void {
		enqueuePending().catch((error) => log.error("mail not handed over", { error: errorText(error) }));
	}
	deliver();
	return { deliver, stop: () => boss.stop({ graceful: true, timeout: 5_000 }) };
}
