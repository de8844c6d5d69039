import { data, replace } from "react-router";
import type { Author } from "~/desk/history/audit.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import { parseForm } from "~/platform/parse-form.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { productsTag } from "~/trade/catalog/products-tag.ts";
import { memberOf } from "~/values/closed-set.ts";
import { conditions } from "~/values/vocabulary.ts";
import { conditionInfoSchema } from "./condition-info.schema.ts";
import { type ConditionAnswer, type ConditionProblem, conditionField, panelField } from "./condition-info.ts";
import { type ConditionSaveResult, saveConditionInfo } from "./save-condition-info.server.ts";

const statuses = { invalid: 422, stale: 409, missing: 404, failed: 503 } as const;

/**
 * Takes the form of one condition; whatever is refused comes back with all that was typed. The panel gets an answer;
 * without scripts a save leads back to the editor. Only for a request of an admin.
 * @param back the editor's address that says what has been done
 */
export async function answerConditionForm(
	shop: Services,
	admin: Author,
	input: { fields: FormData; back: string },
) {
	const { fields } = input;
	const productId = String(fields.get("id") ?? "");
	const condition = memberOf(conditions, String(fields.get(conditionField)));
	if (!condition) throw new Response(null, { status: 400 });
	const submission = parseForm(fields, conditionInfoSchema);
	const refuse = (problem: ConditionProblem, current: string | null = null) => {
		const reply = submission.reply();
		const answer: ConditionAnswer = { form: "condition", condition, saved: false, problem, reply, current };
		return data(answer, { status: statuses[problem] });
	};
	if (submission.status !== "success") return refuse("invalid");
	let result: ConditionSaveResult;
	try {
		const { info, seen } = submission.value;
		result = await saveConditionInfo(shop.db, admin, { productId, condition, seen, info });
	} catch (error) {
		log.error("condition not stored", { product: productId, condition, error: errorText(error) });
		return refuse("failed");
	}
	if (!result.saved) return refuse(result.problem, result.problem === "stale" ? result.current : null);
	// The notice to all processes may come after the page that the author sees next.
	shop.cache.drop([productsTag]);
	if (fields.get(panelField) !== "on") return replace(input.back, { status: 303 });
	const answer: ConditionAnswer = { form: "condition", condition, saved: true, version: result.version };
	return answer;
}
