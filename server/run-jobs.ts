import type pg from "pg";
import { requirePaymentTerms } from "~/company/company.store.server.ts";
import type { Courier } from "~/mail/courier.server.ts";
import { deleteForgottenPictures } from "~/media/desk/change-library.server.ts";
import { startRetentionJob } from "~/people/retention/retention-job.server.ts";
import type { Db } from "~/platform/db.server.ts";
import { startJobs, stopJobs } from "~/platform/jobs.server.ts";
import { log } from "~/platform/log.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { orderTaker } from "~/routes/letter-sender.server.ts";
import { startPlannedPricesJob } from "~/trade/catalog/desk/prices/planned-prices-job.server.ts";
import { startEInvoiceClock } from "~/trade/invoices/e-invoice-queue.server.ts";
import { createHttpSender } from "~/trade/invoices/e-invoice-sender.server.ts";
import { startOfferJob } from "~/trade/offers/remind-offers.server.ts";
import { startVatJob } from "~/trade/orders/vat-job.server.ts";
import { startPaperClock } from "~/trade/papers/paper-clock.server.ts";
import { startOnlineJob } from "~/trade/payments/online/online-job.server.ts";
import { startReminderJob } from "~/trade/payments/reminder-job.server.ts";

/** What the jobs work with. */
export type JobMeans = {
	services: Services;
	/** Connections of their own: no visitor waits for a job. */
	work: Db;
	deliver: Courier["deliver"];
	/** Counts jobs of a queue that failed. */
	noteFailure: (queue: string) => void;
};

/**
 * Starts all that the shop does by the clock. One process does it for all.
 * @returns ends it, once what is in hand is done
 */
export async function runJobs(
	workPool: pg.Pool,
	{ services, work, deliver, noteFailure }: JobMeans,
): Promise<() => Promise<void>> {
	const { config, db, cache, files, online } = services;
	const sender = () => orderTaker(services);
	const jobs = await startJobs(workPool, noteFailure);
	await startRetentionJob(jobs, work, (now) => deleteForgottenPictures(work, files, now));
	await startReminderJob(jobs, work, {
		read: async () => ({ taker: await sender(), terms: await requirePaymentTerms(db, cache) }),
		deliver,
	});
	await startOfferJob(jobs, work, { read: sender, deliver });
	const stopPaperClock = startPaperClock({ db: work, cache });
	await startPlannedPricesJob(jobs, work);
	await startVatJob(jobs, { db: work, cache, config });
	const stopEInvoices = config.eInvoice
		? startEInvoiceClock(work, createHttpSender(config.eInvoice))
		: async () => {};
	if (online) await startOnlineJob(jobs, { looking: { db: work, provider: online, sender }, deliver });
	log.info("this process runs the jobs", { pid: process.pid });
	return async () => {
		await Promise.all([stopJobs(jobs), stopPaperClock(), stopEInvoices()]);
	};
}
