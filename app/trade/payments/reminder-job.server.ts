import type { PaymentTerms } from "~/company/payment-terms.ts";
import type { Db } from "~/platform/db.server.ts";
import type { Jobs } from "~/platform/jobs.server.ts";
import { log } from "~/platform/log.server.ts";
import type { OrderTaker } from "~/trade/orders/order-sender.server.ts";
import { remindBuyers } from "./remind-buyers.server.ts";

const queue = "payment-reminders";
const everyMorning = "0 9 * * *";

/**
 * Reminds buyers of what is due every morning; a morning that the shop slept through is made up for.
 * @param shop.read who takes orders and on which terms, as it is then
 * @param shop.deliver has the mails brought
 */
export async function startReminderJob(
	jobs: Jobs,
	db: Db,
	shop: { read: () => Promise<{ taker: OrderTaker; terms: PaymentTerms }>; deliver: () => void },
): Promise<void> {
	await jobs.createQueue(queue);
	await jobs.work(queue, async () => {
		const reminded = await remindBuyers(db, await shop.read(), new Date());
		log.info("buyers reminded", reminded);
		shop.deliver();
	});
	await jobs.schedule(queue, everyMorning, null, { tz: "Europe/Brussels", missed: "once" });
}
