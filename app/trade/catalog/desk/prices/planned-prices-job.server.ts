import type { Db } from "~/platform/db.server.ts";
import type { Jobs } from "~/platform/jobs.server.ts";
import { log } from "~/platform/log.server.ts";
import { todayIn } from "./price-batch.ts";
import { applyNextPlan } from "./settle-batch.server.ts";

const queue = "planned-prices";
const everyMidnight = "0 0 * * *";

/** Carries out every plan whose day has come, each in a transaction of its own. @returns products of all of them */
export async function applyPlans(db: Db, now: Date): Promise<{ plans: number; products: number }> {
	const done = { plans: 0, products: 0 };
	for (;;) {
		const products = await applyNextPlan(db, todayIn(now), now);
		if (products === null) return done;
		done.plans += 1;
		done.products += products;
	}
}

/**
 * Carries out planned prices at midnight in Antwerp; a night that the shop slept through is made up for at its start.
 */
export async function startPlannedPricesJob(jobs: Jobs, db: Db): Promise<void> {
	await jobs.createQueue(queue);
	await jobs.work(queue, async () => {
		const { plans, products } = await applyPlans(db, new Date());
		if (plans > 0) log.info("planned prices carried out", { plans, products });
	});
	await jobs.schedule(queue, everyMidnight, null, { tz: "Europe/Brussels", missed: "once" });
}
