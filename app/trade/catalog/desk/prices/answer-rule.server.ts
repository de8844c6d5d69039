import { data, redirect } from "react-router";
import { errorText, log } from "~/platform/log.server.ts";
import type { Services } from "~/platform/services.server.ts";
import type { Actor } from "~/values/rights.ts";
import type { Language } from "~/values/vocabulary.ts";
import { draftByRule } from "./make-batch.server.ts";
import type { Selection } from "./product-query.ts";
import { type RuleAnswer, type RuleErrors, readRule, typedRule } from "./rule-form.ts";

const statuses = { invalid: 422, tooMany: 422, failed: 503 } as const;

/**
 * Takes a rule and leads to what it would do to the selected products; nothing is changed yet. Only for a request of an
 * admin.
 * @param addressOf of a batch
 */
export async function answerRule(
	shop: Services,
	admin: Actor<"prices.change">,
	given: { form: FormData; selection: Selection; language: Language; addressOf: (id: string) => string },
) {
	const typed = typedRule(given.form);
	const refuse = (problem: RuleAnswer["problem"], errors: RuleErrors = {}) =>
		data({ problem, errors, typed } satisfies RuleAnswer, { status: statuses[problem] });
	const read = readRule(typed);
	if ("errors" in read) return refuse("invalid", read.errors);
	try {
		const { selection, language } = given;
		const id = await draftByRule(shop.db, admin, { selection, language, rule: read.rule });
		return id === "tooMany" ? refuse(id) : redirect(given.addressOf(id), { status: 303 });
	} catch (error) {
		log.error("prices not calculated", { error: errorText(error) });
		return refuse("failed");
	}
}
