import { requireCompany } from "~/company/company.store.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { errorText, log } from "~/platform/log.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { buyersLink } from "~/trade/orders/order-sender.server.ts";
import { type StartResult, startOnline } from "~/trade/payments/online/pay-online.server.ts";
import { urls } from "~/urls.ts";
import { orderTaker } from "../letter-sender.server.ts";

/** Starts to pay an order online, for whoever may read it; fails where that is off, and where the shop itself is in trouble. */
export async function payOnline(
	shop: Services,
	{ orderId, language }: { orderId: string; language: Language },
): Promise<StartResult> {
	const { db, cache, config, secret, online: provider } = shop;
	if (!provider) return "failed";
	const { origin, publicUrl } = config;
	try {
		const { name } = await requireCompany(db, cache);
		const looking = { db, provider, sender: () => orderTaker(shop) };
		const result = await startOnline(looking, {
			...{ orderId, now: new Date() },
			// A payer may come back in another browser: a banking app's.
			returnUrl: buyersLink({ origin, secret }, { id: orderId, language }),
			webhookUrl: publicUrl && publicUrl + urls.paymentWebhook(language),
			company: name,
		});
		// What was paid before may have been found.
		if (result === "nothingDue") shop.deliverMail();
		return result;
	} catch (error) {
		log.error("online payment not started", { order: orderId, error: errorText(error) });
		return "failed";
	}
}
