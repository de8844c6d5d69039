import { replace } from "react-router";
import { answerSave } from "~/desk/record/answer-save.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { productTag } from "~/trade/catalog/products-tag.ts";
import { memberOf } from "~/values/closed-set.ts";
import type { Actor } from "~/values/rights.ts";
import { conditions } from "~/values/vocabulary.ts";
import { conditionInfoSchema } from "./condition-info.schema.ts";
import { type ConditionSaved, conditionField, panelField } from "./condition-info.ts";
import { saveConditionInfo } from "./save-condition-info.server.ts";

/**
 * Takes the form of one condition. The panel gets an answer; without scripts a save leads back to the editor. Only for
 * a request of an admin.
 * @param back the editor's address that says what has been done
 * @throws Response 400 for a condition that there is none of
 */
export function answerConditionForm(
	shop: Services,
	admin: Actor<"catalog.change">,
	input: { fields: FormData; back: string },
) {
	const { fields, back } = input;
	const productId = String(fields.get("id") ?? "");
	if (!memberOf(conditions, String(fields.get(conditionField)))) throw new Response(null, { status: 400 });
	return answerSave(shop, admin, {
		...{ what: "condition", fields, schema: conditionInfoSchema, tags: [productTag(productId)] },
		extras: { repeated: ["id", "intent"] },
		save: (given, author) => saveConditionInfo(shop.db, author, { productId, ...given }),
		// Which version the save met is not kept: the product's form, if it is open too, asks before it saves over it.
		again: () => ({ version: { from: "", to: "" } }),
		done({ version }) {
			if (fields.get(panelField) !== "on") return replace(back, { status: 303 });
			return { saved: true, version } satisfies ConditionSaved;
		},
	});
}
