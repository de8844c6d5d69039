import type { LetterSender } from "~/mail/letter.ts";
import { answerSubmission, type Submission } from "~/people/guard/answer-submission.server.ts";
import type { FormAnswer } from "~/people/guard/form-answer.ts";
import type { Services } from "~/platform/services.server.ts";
import type { Language } from "~/values/vocabulary.ts";
import type { contactPageSchema, contactSectionSchema } from "./contact.schema.ts";
import { storeMessage } from "./send-message.server.ts";

/** Takes a message from the contact section or the contact page, as its schema says. Anyone may call it. */
export function answerContact(
	shop: Services,
	sender: LetterSender,
	submission: Submission & {
		schema: typeof contactSectionSchema | typeof contactPageSchema;
		language: Language;
	},
): Promise<{ answer: FormAnswer; status: number }> {
	const { schema, language } = submission;
	return answerSubmission(shop, submission, {
		form: "contact",
		schema,
		store: (tx, form) => storeMessage(tx, sender, { form, language }),
	});
}
