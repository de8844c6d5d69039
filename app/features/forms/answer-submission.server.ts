import type { z } from "zod";
import { parseForm } from "~/features/forms/parse-form.server.ts";
import { sendTwoStep, type TwoStepMails } from "~/features/mail/two-step.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import type { Services } from "~/platform/services.server.ts";
import type { FormAnswer } from "./form-answer.ts";
import { type GuardedForm, guardSubmission, renewTicket } from "./form-guard.server.ts";

export type Submission = { fields: FormData; address: string; now: Date };

type Taking<Schema extends z.ZodType> = {
	form: GuardedForm;
	schema: Schema;
	/** Fields that the schema does not read but an answer repeats. */
	repeated?: readonly string[];
	/** Stores what was sent and writes its two mails, in one transaction. */
	store: (value: z.output<Schema>) => Promise<TwoStepMails>;
	/** A message whose mails do not get through now is a failure to its sender (shop document §8); a quote is not. */
	mailsMustGo: boolean;
};

/**
 * Takes a submission: validation, guard, storing, then the two-step mail. Whatever is refused comes back with all
 * that was typed; what is stored is never lost, its mails follow later.
 */
export async function answerSubmission<Schema extends z.ZodType>(
	shop: Services,
	{ fields, address, now }: Submission,
	{ form, schema, repeated = [], store, mailsMustGo }: Taking<Schema>,
): Promise<{ answer: FormAnswer; status: number }> {
	const submission = parseForm(fields, schema, { repeated });
	const reply = submission.reply();
	const ticket = renewTicket(shop.secret, form, fields, now);
	const refuse = (problem: FormAnswer["problem"], status: number) => ({
		answer: { sent: false, problem, reply, ticket },
		status,
	});
	if (submission.status !== "success") return refuse(null, 422);
	try {
		const verdict = await guardSubmission(shop.db, shop.secret, { form, fields, address, now });
		if (verdict === "again") return refuse("again", 409);
		if (verdict === "too_many") return refuse("too_many", 429);
		if (verdict === "robot") return refuse("failed", 422);
		const outcome = await sendTwoStep(shop.db, shop.sendMail, await store(submission.value));
		shop.deliverMail();
		const delivered = outcome.admin && outcome.customer;
		if (!delivered) log.warn("mails wait in the outbox", { form, ...outcome });
		if (!delivered && mailsMustGo) return refuse("failed", 502);
		return { answer: { sent: true, problem: null, reply: null, ticket }, status: 200 };
	} catch (error) {
		log.error("submission not stored", { form, error: errorText(error) });
		return refuse("failed", 503);
	}
}
