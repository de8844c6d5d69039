import type { LetterSender } from "~/mail/letter.ts";
import { answerSubmission, type Submission } from "~/people/guard/answer-submission.server.ts";
import type { FormAnswer } from "~/people/guard/form-answer.ts";
import type { Services } from "~/platform/services.server.ts";
import { modificationSchema } from "~/trade/quotes/quote.schema.ts";
import { memberOf } from "~/values/closed-set.ts";
import type { Language } from "~/values/vocabulary.ts";
import { parseConfiguration } from "./configuration-code.ts";
import { readConfigurationPicture } from "./configuration-picture.server.ts";
import { conversions } from "./conversions.ts";
import { inquiryFields } from "./inquiry-fields.ts";
import { requestModification } from "./request-modification.server.ts";

function textOf(fields: FormData, name: string): string {
	const value = fields.get(name);
	return typeof value === "string" ? value : "";
}

/**
 * Takes an inquiry for a conversion. Configuration and picture are the sender's word: a configuration that breaks a
 * rule and what is no picture are left out. Anyone may call it.
 */
export function answerModification(
	shop: Services,
	sender: LetterSender,
	submission: Submission & {
		language: Language;
		/** Where a configuration is drawn, by its code. */
		drawingUrl: (language: Language, code: string) => string;
	},
): Promise<{ answer: FormAnswer; status: number }> {
	const { fields, language } = submission;
	const picture = readConfigurationPicture(textOf(fields, inquiryFields.picture));
	// The answer repeats the fields: not a picture that is larger than all of them.
	fields.delete(inquiryFields.picture);
	const code = textOf(fields, inquiryFields.config);
	const configuration = parseConfiguration(code);
	return answerSubmission(shop, submission, {
		form: "quote",
		schema: modificationSchema,
		repeated: [inquiryFields.config, inquiryFields.from],
		store: (tx, form) =>
			requestModification(tx, sender, {
				form,
				conversion: memberOf(conversions, textOf(fields, inquiryFields.from)),
				configuration,
				picture,
				drawingUrl: (reader) => submission.drawingUrl(reader, code),
				language,
			}),
	});
}
