import type { LetterSender } from "~/mail/letter.ts";
import { answerSubmission, type Submission } from "~/people/guard/answer-submission.server.ts";
import type { FormAnswer } from "~/people/guard/form-answer.ts";
import { renewTicket } from "~/people/guard/form-guard.server.ts";
import { parseForm } from "~/platform/parse-form.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { effectiveColor } from "~/trade/catalog/pricing.ts";
import type { ProductDetails } from "~/trade/catalog/product.ts";
import { likelyCountry, type ProductSelection, selectionFromForm } from "~/trade/catalog/selection.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import type { Language } from "~/values/vocabulary.ts";
import { containerQuoteSchema } from "./quote.schema.ts";
import { requestQuote } from "./request-quote.server.ts";
import type { QuoteAnswer } from "./shop/quote-page.ts";

/** Takes a quote request for a container; a choice that nobody could have made is refused. Anyone may call it. */
export async function answerQuote(
	shop: Services,
	sender: LetterSender,
	submission: Submission & { product: ProductDetails; language: Language },
): Promise<{ answer: FormAnswer; status: number }> {
	const { product, language, fields, now } = submission;
	const selection = selectionFromForm(fields, language);
	if (!selection) {
		const ticket = renewTicket(shop.secret, "quote", fields, now);
		return {
			answer: { sent: false, mailsLater: false, problem: "failed", reply: null, ticket },
			status: 422,
		};
	}
	const wish = effectiveColor(selection.condition, selection.colorType) === "wish_color";
	return answerSubmission(shop, submission, {
		form: "quote",
		schema: containerQuoteSchema(wish, selection.transport, antwerpClock(now).slice(0, 10)),
		store: (tx, form) => requestQuote(tx, sender, { product, selection, form, language }),
	});
}

/** What was chosen of a container that is sold no more; nothing where nobody could have chosen it. */
export function sentChoice(fields: FormData, language: Language): ProductSelection {
	const transport = { delivery: null, country: likelyCountry(language), postcode: "" };
	const nothing = { condition: null, colorType: "from_stack", ral: "", quantity: 1, transport } as const;
	return selectionFromForm(fields, language) ?? nothing;
}

/**
 * Says of a request for a container that is sold no more that it was not taken, and gives back all that was typed. What
 * is wrong with a field does not matter then.
 */
export function answerOfGone(
	{ secret }: Pick<Services, "secret">,
	{ fields, language, now }: Pick<Submission, "fields" | "now"> & { language: Language },
): QuoteAnswer {
	const { transport } = sentChoice(fields, language);
	const { initialValue } = parseForm(
		fields,
		containerQuoteSchema(true, transport, antwerpClock(now).slice(0, 10)),
	).reply();
	const ticket = renewTicket(secret, "quote", fields, now);
	return { sent: false, mailsLater: false, problem: "failed", reply: { initialValue }, ticket, isGone: true };
}
