import type { Jobs } from "~/platform/jobs.server.ts";
import { log } from "~/platform/log.server.ts";
import { lookAtPaid, lookAtRefunds } from "./look-at-reversals.server.ts";
import { lookAtOpen } from "./pay-online.server.ts";

const queue = "online-payments";
const everyTenMinutes = "*/10 * * * *";

/**
 * Asks every ten minutes what became of online payments that are not decided, of refunds on their way, and once a day whether
 * what is paid still stands.
 * @param shop.deliver has the mails brought
 */
export async function startOnlineJob(
	jobs: Jobs,
	shop: { looking: Parameters<typeof lookAtOpen>[0]; deliver: () => void },
): Promise<void> {
	await jobs.createQueue(queue);
	await jobs.work(queue, async () => {
		const paid = await lookAtOpen(shop.looking, new Date());
		if (paid > 0) log.info("online payments found", { paid });
		await lookAtRefunds(shop.looking, new Date());
		await lookAtPaid(shop.looking, new Date());
		shop.deliver();
	});
	await jobs.schedule(queue, everyTenMinutes);
}
