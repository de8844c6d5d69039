import type { Jobs } from "~/platform/jobs.server.ts";
import { log } from "~/platform/log.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { recheckOrders } from "./order-vat.server.ts";

const queue = "vat-checks";
const everyTenMinutes = "*/10 * * * *";

/** Asks VIES again about numbers that it has not answered on, less and less often, ten times at most. */
export async function startVatJob(
	jobs: Jobs,
	shop: Pick<Services, "db" | "cache" | "config">,
): Promise<void> {
	await jobs.createQueue(queue);
	await jobs.work(queue, async () => {
		const asked = await recheckOrders(shop, new Date());
		if (asked > 0) log.info("VAT numbers checked again", { asked });
	});
	await jobs.schedule(queue, everyTenMinutes, null, { tz: "Europe/Brussels", missed: "once" });
}
