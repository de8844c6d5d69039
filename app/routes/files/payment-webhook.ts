import { errorText, log } from "~/platform/log.server.ts";
import { services } from "~/platform/services.server.ts";
import { answerWebhook } from "~/trade/payments/online/answer-webhook.server.ts";
import { orderTaker } from "../letter-sender.server.ts";
import type { Route } from "./+types/payment-webhook";

/**
 * What a provider of online payments calls: the id of a payment to look at again, and nothing that is believed. An id that
 * the shop does not know is answered alike, so that nobody learns which ones it does.
 */
export async function action({ request, context }: Route.ActionArgs) {
	const shop = services(context);
	if (!shop.online) return new Response(null, { status: 404 });
	const id = String((await request.formData()).get("id") ?? "");
	try {
		const looking = { db: shop.db, provider: shop.online, sender: () => orderTaker(shop) };
		if (await answerWebhook(looking, id, new Date())) shop.deliverMail();
		return new Response(null, { status: 200 });
	} catch (error) {
		log.warn("webhook not answered", { error: errorText(error) });
		// It is called again later.
		return new Response(null, { status: 503 });
	}
}
