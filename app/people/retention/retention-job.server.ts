import type { Db } from "~/platform/db.server.ts";
import type { Jobs } from "~/platform/jobs.server.ts";
import { log } from "~/platform/log.server.ts";
import { deleteExpired } from "./delete-expired.server.ts";

const queue = "retention";
const everyNight = "30 3 * * *";

/**
 * Deletes every night what has been kept long enough; a night that the shop slept through is made up for.
 * @param deletePictures deletes the files of pictures that were deleted long ago, and says how many
 */
export async function startRetentionJob(
	jobs: Jobs,
	db: Db,
	deletePictures: (now: Date) => Promise<number>,
): Promise<void> {
	await jobs.createQueue(queue);
	await jobs.work(queue, async () => {
		const expired = await deleteExpired(db, new Date());
		const pictures = await deletePictures(new Date());
		log.info("expired data deleted", { ...expired, pictures });
	});
	await jobs.schedule(queue, everyNight, null, { tz: "Europe/Brussels", missed: "once" });
}
