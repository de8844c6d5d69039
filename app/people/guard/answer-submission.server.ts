import type { z } from "zod";
import type { TwoStepIds } from "~/mail/two-step.server.ts";
import type { Transaction } from "~/platform/db.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import { parseForm } from "~/platform/parse-form.server.ts";
import type { Services } from "~/platform/services.server.ts";
import type { GuardedForm } from "~/values/vocabulary.ts";
import type { FormAnswer } from "./form-answer.ts";
import { issueTicket, judgeTicket, renewTicket, takeSubmission } from "./form-guard.server.ts";

export type Submission = { fields: FormData; address: string; now: Date };

type Taking<Schema extends z.ZodType> = {
	form: GuardedForm;
	schema: Schema;
	/** Fields that the schema does not read but an answer repeats. */
	repeated?: readonly string[];
	/** Stores what was sent and writes its mails. */
	store: (tx: Transaction, value: z.output<Schema>) => Promise<TwoStepIds>;
};

/**
 * Takes a submission: validation, guard and storing, then a moment's wait for its mails. Whatever is refused comes back
 * with all that was typed. What is stored has arrived, and the answer says so however its mails fare: they follow. The
 * same form sent twice is stored once.
 */
export async function answerSubmission<Schema extends z.ZodType>(
	shop: Services,
	{ fields, address, now }: Submission,
	{ form, schema, repeated = [], store }: Taking<Schema>,
): Promise<{ answer: FormAnswer; status: number }> {
	const { secret } = shop;
	const submission = parseForm(fields, schema, { repeated });
	const refuse = (
		problem: FormAnswer["problem"],
		status: number,
		ticket = renewTicket(secret, form, fields, now),
	) => ({ answer: { sent: false, mailsLater: false, problem, reply: submission.reply(), ticket }, status });
	const accept = (mailsLater: boolean) => {
		const ticket = issueTicket(secret, form, now);
		return { answer: { sent: true, mailsLater, problem: null, reply: null, ticket }, status: 200 };
	};
	if (submission.status !== "success") return refuse(null, 422);
	const verdict = judgeTicket(secret, { form, fields, now });
	if (verdict === "again") return refuse("again", 409);
	// A new ticket empties the trap, in case a browser filled it in for its owner.
	if (verdict === "robot") return refuse("failed", 422, issueTicket(secret, form, now));
	try {
		const taken = await shop.db.transaction(async (tx) => {
			const taking = await takeSubmission(tx, secret, { form, fields, address, now });
			return taking === "pass" ? await store(tx, submission.value) : taking;
		});
		if (taken === "repeated") return accept(false);
		if (taken === "used") return refuse("again", 409, issueTicket(secret, form, now));
		if (taken === "too_many") return refuse("too_many", 429);
		const mailsAreOut = shop.mailsAreOut(Object.values(taken));
		shop.deliverMail();
		return accept(!(await mailsAreOut));
	} catch (error) {
		log.error("submission not stored", { form, error: errorText(error) });
		return refuse("failed", 503);
	}
}
