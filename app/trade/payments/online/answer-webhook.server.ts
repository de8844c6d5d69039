import { eq } from "drizzle-orm";
import { schema } from "~/platform/db.server.ts";
import { lookAtRefundsOf } from "./look-at-refunds.server.ts";
import { type Looking, lookAgain } from "./pay-online.server.ts";

const { onlinePayments, onlineRefunds } = schema;

/**
 * What a provider says by itself: look again at this payment and its refunds. Nothing else in it is believed.
 * @returns false for a payment that the shop did not start
 * @throws OnlinePaymentError where the provider does not answer: it is to call again
 */
export async function answerWebhook(looking: Looking, providerId: string, now: Date): Promise<boolean> {
	const [attempt] = await looking.db
		.select()
		.from(onlinePayments)
		.where(eq(onlinePayments.providerId, providerId.slice(0, 100)));
	if (!attempt) return false;
	await lookAgain(looking, attempt);
	const refunds = await looking.db.$count(onlineRefunds, eq(onlineRefunds.onlinePaymentId, attempt.id));
	if (refunds > 0) await lookAtRefundsOf(looking, attempt, now);
	return true;
}
