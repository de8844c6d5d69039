import { parseWithZod } from "@conform-to/zod/v4";
import { guardSubmission, renewTicket } from "~/features/forms/form-guard.server.ts";
import { sendTwoStep } from "~/features/mail/two-step.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import type { Services } from "~/platform/services.server.ts";
import type { Language } from "~/values/vocabulary.ts";
import { contactSectionSchema } from "./contact.schema.ts";
import type { ContactAnswer } from "./contact-answer.ts";
import { storeMessage } from "./send-message.server.tsx";

type Company = { name: string; email: string; phone: string };

/**
 * Takes a submission of the contact section: guard, validation, storing, then the two-step mail.
 * A message whose mails do not get through now is a failure to the visitor (shop document §8), yet it is stored
 * and its mails follow later.
 */
export async function answerContact(
	shop: Services,
	company: Company,
	input: { fields: FormData; language: Language; address: string; now: Date },
): Promise<{ answer: ContactAnswer; status: number }> {
	const { fields, language, address, now } = input;
	const submission = parseWithZod(fields, { schema: contactSectionSchema });
	const reply = submission.reply();
	const ticket = renewTicket(shop.secret, "contact", fields, now);
	const refuse = (problem: ContactAnswer["problem"], status: number) => ({
		answer: { sent: false, problem, reply, ticket },
		status,
	});
	if (submission.status !== "success") return refuse(null, 422);
	try {
		const verdict = await guardSubmission(shop.db, shop.secret, { form: "contact", fields, address, now });
		if (verdict === "again") return refuse("again", 409);
		if (verdict === "too_many") return refuse("too_many", 429);
		if (verdict === "robot") return refuse("failed", 422);
		const mails = await storeMessage(shop.db, company, { form: submission.value, language });
		const outcome = await sendTwoStep(shop.db, shop.sendMail, mails);
		shop.deliverMail();
		if (!outcome.admin || !outcome.customer) return refuse("failed", 502);
		return { answer: { sent: true, problem: null, reply: null, ticket }, status: 200 };
	} catch (error) {
		log.error("message not stored", { error: errorText(error) });
		return refuse("failed", 503);
	}
}
