import { data, redirect } from "react-router";
import { importIntents } from "~/desk/import/import-fields.ts";
import { sentTable } from "~/desk/import/table-file.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { memberOf } from "~/values/closed-set.ts";
import type { Actor } from "~/values/rights.ts";
import type { Language } from "~/values/vocabulary.ts";
import { type CheckedImport, importFields, type ProductImportAnswer } from "./import-answer.ts";
import { checkProducts, importProducts } from "./import-products.server.ts";
import { productLimits } from "./product-file.server.ts";

const statuses = {
	...{ workbook: 422, unpacked: 422, empty: 422, tooManyLines: 422, tooManyDays: 422, tooLarge: 422 },
	...{ changedSince: 409, failed: 503 },
} as const;

/**
 * Shows what a file of products would do, or stores that and leads to it. Only for a request of an admin.
 * @param leadTo the page of what was stored
 * @throws Response 400 for what no form of the shop sends
 */
export async function answerProductImport(
	shop: Services,
	admin: Actor<"prices.change">,
	given: { form: FormData; language: Language; now: Date; leadTo: (ids: readonly string[]) => string },
) {
	const { form, language, now } = given;
	const intent = memberOf(importIntents, String(form.get(importFields.intent)));
	if (intent === null) throw new Response(null, { status: 400 });
	const pasted = String(form.get(importFields.text) ?? "").slice(0, productLimits.bytes);
	function answer(problem: ProductImportAnswer["problem"], check: CheckedImport | null = null) {
		const shown: ProductImportAnswer = { problem, text: pasted, check };
		return data(shown, { status: problem === null ? 200 : statuses[problem] });
	}
	try {
		if (intent === "store") {
			const mark = String(form.get(importFields.mark) ?? "");
			const stored = await importProducts(shop.db, admin, mark, now);
			if (stored === null) return answer("changedSince");
			shop.cache.drop(stored.tags);
			return redirect(given.leadTo(stored.ids), { status: 303 });
		}
		const sent = await sentTable(form, productLimits);
		if ("problem" in sent) return answer(sent.problem);
		const check = await checkProducts(shop.db, admin, { text: sent.text, language, now });
		return "problem" in check ? answer(check.problem) : answer(null, check);
	} catch (error) {
		log.error("products not imported", { error: errorText(error) });
		return answer("failed");
	}
}
