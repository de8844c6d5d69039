import type { Db } from "~/platform/db.server.ts";
import type { Jobs } from "~/platform/jobs.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import { listPendingMail, type OutgoingMail, sendPendingMail } from "./outbox.server.ts";

const queue = "mail";

/** Tries again after 30 s, 1 min, 2 min … at most 6 h apart, for about three days. */
const retries = { retryLimit: 24, retryDelay: 30, retryBackoff: true, retryDelayMax: 21_600 };

/**
 * Sends what waits in the outbox: at once when told to, again after failures, and what an earlier process left.
 * @returns hands over what is pending; returns at once
 */
export async function startMailJobs(options: {
	db: Db;
	jobs: Jobs;
	send: (mail: OutgoingMail) => Promise<void>;
}): Promise<() => void> {
	const { db, jobs } = options;
	await jobs.createQueue(queue, { ...retries, policy: "short" });
	await jobs.work<{ id: string }>(
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
		for (const id of await listPendingMail(db)) await jobs.send(queue, { id }, { singletonKey: id });
	}
	function deliver(): void {
		enqueuePending().catch((error) => log.error("mail not handed over", { error: errorText(error) }));
	}
	deliver();
	return deliver;
}
