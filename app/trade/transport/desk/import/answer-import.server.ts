import { data, redirect } from "react-router";
import { importIntents } from "~/desk/import/import-fields.ts";
import { sentTable } from "~/desk/import/table-file.server.ts";
import { wholeList } from "~/desk/list/list-query.ts";
import { notKept } from "~/platform/http.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { memberOf } from "~/values/closed-set.ts";
import type { Actor } from "~/values/rights.ts";
import { tariffsTag } from "../../tariff.store.server.ts";
import { tariffList } from "../tariff-admin.ts";
import { type ImportAnswer, importFields } from "./import-answer.ts";
import { checkImport, importTariffs } from "./import-tariffs.server.ts";
import { tariffLimits } from "./tariff-file.server.ts";

const statuses = {
	workbook: 422,
	unpacked: 422,
	empty: 422,
	tooManyLines: 422,
	tooLarge: 422,
	changedSince: 409,
	failed: 503,
} as const;

/**
 * Shows what a file of tariffs would do, or stores it and leads to the list. Only for a request of an admin.
 * @param list address of the list
 * @throws Response 400 for what no form of the shop sends
 */
export async function answerImport(
	shop: Services,
	admin: Actor<"prices.change">,
	form: FormData,
	list: string,
) {
	const intent = memberOf(importIntents, String(form.get(importFields.intent)));
	if (intent === null) throw new Response(null, { status: 400, headers: notKept });
	const removeMissing = form.get(importFields.removeMissing) === "on";
	const given = await sentTable(form, tariffLimits);
	function answer(problem: ImportAnswer["problem"], check: ImportAnswer["check"] = null) {
		const text = "text" in given ? given.text : "";
		const shown: ImportAnswer = { problem, text, removeMissing, check };
		return data(shown, { status: problem === null ? 200 : statuses[problem], headers: notKept });
	}
	if ("problem" in given) return answer(given.problem);
	const { text } = given;
	try {
		if (intent === "check") {
			const check = await checkImport(shop.db, { text, removeMissing });
			return "problem" in check ? answer(check.problem) : answer(null, check);
		}
		const mark = String(form.get(importFields.mark) ?? "");
		const result = await importTariffs(shop.db, admin, { text, removeMissing, mark });
		if (!result.stored) {
			return "problem" in result ? answer(result.problem) : answer("changedSince", result.check);
		}
	} catch (error) {
		log.error("tariffs not imported", { error: errorText(error) });
		return answer("failed");
	}
	shop.cache.drop([tariffsTag]);
	const address = tariffList.address(list, wholeList, "imported");
	return redirect(address, { status: 303, headers: notKept });
}
