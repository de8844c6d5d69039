import type pg from "pg";
import { PgBoss } from "pg-boss";
import { errorText, log } from "./log.server.ts";

/** Work that outlives a request; kept in the database, shared by every process of a shop. */
export type Jobs = PgBoss;

/** @param failed called when a job or the looking for jobs fails */
export async function startJobs(pool: pg.Pool, failed: (queue: string) => void = () => {}): Promise<Jobs> {
	const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) }, schema: "jobs" });
	boss.on("error", (error) => {
		log.warn("jobs", { error: errorText(error) });
		failed("queue" in error ? String(error.queue) : "all");
	});
	await boss.start();
	return boss;
}

/** Ends after the job in hand. */
export async function stopJobs(jobs: Jobs): Promise<void> {
	await jobs.stop({ graceful: true, timeout: 5_000 });
}
