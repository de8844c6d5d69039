import { momentText } from "~/i18n/moment-text.ts";
import type { LetterSender } from "~/mail/letter.ts";
import { answerSubmission, type Submission } from "~/people/guard/answer-submission.server.ts";
import { noteTry, renewTicket, type TryLimit } from "~/people/guard/form-guard.server.ts";
import { parseForm } from "~/platform/parse-form.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import type { Language } from "~/values/vocabulary.ts";
import { storeWithdrawal } from "./store-withdrawal.server.ts";
import { withdrawalSchema } from "./withdrawal.schema.ts";
import { findOwnOrder, findReceipt } from "./withdrawal.store.server.ts";
import { withdrawalRefusal } from "./withdrawal.ts";
import { type WithdrawalAnswer, withdrawalIntents } from "./withdrawal-answer.ts";

/** Looks by one address: nobody leafs through the orders of a shop. */
const looks: TryLimit = { most: 30, minutes: 10 };

/**
 * Takes a withdrawal in two steps: what was typed is shown once more, then sent. What is sent is stored before anything is
 * mailed; the same sent twice is stored once. Anyone may call it.
 */
export async function answerWithdrawal(
	shop: Services,
	sender: LetterSender,
	submission: Submission & { language: Language },
): Promise<{ answer: WithdrawalAnswer; status: number }> {
	const { fields, address, now, language } = submission;
	const parsed = parseForm(fields, withdrawalSchema);
	const start: WithdrawalAnswer = {
		...{ step: "form", refusal: null, problem: null, statement: null, isKnown: false, receivedAt: null },
		earlier: null,
		reply: parsed.reply(),
		ticket: renewTicket(shop.secret, "withdrawal", fields, now),
	};
	const intent = fields.get("intent");
	if (intent === withdrawalIntents.edit) return { answer: start, status: 200 };
	if (parsed.status !== "success") return { answer: start, status: 422 };
	const statement = parsed.value;
	const key = `look:${address}`;
	const mayLook = await noteTry(shop.db, shop.secret, { form: "withdrawal", key, now, limit: looks });
	if (mayLook === null) return { answer: { ...start, problem: "too_many" }, status: 429 };
	const order = await findOwnOrder(shop.db, statement);
	const refusal = order && withdrawalRefusal(order, antwerpClock(now).slice(0, 10));
	if (refusal) return { answer: { ...start, refusal }, status: 409 };
	const review = { ...start, step: "review" as const, statement, isKnown: order !== null };
	if (intent !== withdrawalIntents.confirm) {
		const last = await findReceipt(shop.db, statement);
		return { answer: { ...review, earlier: last && momentText(language, last) }, status: 200 };
	}
	const { answer, status } = await answerSubmission(shop, submission, {
		form: "withdrawal",
		schema: withdrawalSchema,
		store: (tx, form) => storeWithdrawal(tx, sender, { form, language, orderId: order?.id ?? null }),
	});
	if (!answer.sent) {
		return { answer: { ...review, problem: answer.problem, ticket: answer.ticket }, status };
	}
	const at = (await findReceipt(shop.db, statement)) ?? now;
	return {
		answer: { ...review, step: "received", receivedAt: momentText(language, at), ticket: answer.ticket },
		status,
	};
}
