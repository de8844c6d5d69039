import { eq } from "drizzle-orm";
import { schema } from "~/platform/db.server.ts";
import { lookAtReversalsOf } from "./look-at-reversals.server.ts";
import { type Looking, lookAgain } from "./pay-online.server.ts";

const { onlinePayments } = schema;

/**
 * What a provider says by itself: look again at this payment, and at what of it went back. Nothing else in it is believed.
 * @returns false for a payment that the shop did not start
 * @throws OnlinePaymentError where the provider does not answer: it is to call again
 */
export async function answerWebhook(looking: Looking, providerId: string, now: Date): Promise<boolean> {
	const [attempt] = await looking.db
		.select()
		.from(onlinePayments)
		.where(eq(onlinePayments.providerId, providerId.slice(0, 100)));
	if (!attempt) return false;
	// The first call says that it is paid; any further one that something went back.
	if (attempt.state === "paid") await lookAtReversalsOf(looking, attempt, now);
	else await lookAgain(looking, attempt);
	return true;
}
