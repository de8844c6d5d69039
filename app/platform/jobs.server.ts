import type pg from "pg";
import { PgBoss } from "pg-boss";
import { errorText, log } from "./log.server.ts";

/** Work that outlives a request; kept in the database, shared by every process of a shop. */
export type Jobs = PgBoss;

export async function startJobs(pool: pg.Pool): Promise<Jobs> {
	const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) }, schema: "jobs" });
	boss.on("error", (error) => log.warn("jobs", { error: errorText(error) }));
	await boss.start();
	return boss;
}

/** Ends after the job in hand. */
export async function stopJobs(jobs: Jobs): Promise<void> {
	await jobs.stop({ graceful: true, timeout: 5_000 });
}
