import type { Db } from "~/platform/db.server.ts";
import type { Jobs } from "~/platform/jobs.server.ts";
import { log } from "~/platform/log.server.ts";
import { deleteExpired } from "./delete-expired.server.ts";

const queue = "retention";
const everyNight = "30 3 * * *";

/** Deletes every night what has been kept long enough; a night that the shop slept through is made up for. */
export async function startRetentionJob(jobs: Jobs, db: Db): Promise<void> {
	await jobs.createQueue(queue);
	await jobs.work(queue, async () => {
		log.info("expired data deleted", await deleteExpired(db, new Date()));
	});
	await jobs.schedule(queue, everyNight, null, { tz: "Europe/Brussels", missed: "once" });
}
