import { requireCompany } from "~/company/company.store.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { Services } from "~/platform/services.server.ts";
import { buyersLink } from "~/trade/orders/order-confirmation-mail.server.ts";
import { startOnline } from "~/trade/payments/online/pay-online.server.ts";
import { urls } from "~/urls.ts";

/** Starts to pay an order online, for whoever may read it. @returns false where it is off or could not be started */
export async function payOnline(
	{ db, cache, config, secret, online }: Services,
	{ orderId, language }: { orderId: string; language: Language },
): Promise<boolean> {
	if (!online) return false;
	const { origin, publicUrl } = config;
	const { name } = await requireCompany(db, cache);
	return startOnline(db, online, {
		...{ orderId, now: new Date() },
		// A payer may come back in another browser: a banking app's.
		returnUrl: buyersLink({ origin, secret }, { id: orderId, language }),
		webhookUrl: publicUrl && publicUrl + urls.paymentWebhook(language),
		company: name,
	});
}
