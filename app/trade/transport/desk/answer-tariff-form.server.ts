import { data, redirect } from "react-router";
import type { Author } from "~/desk/history/audit.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import { parseForm } from "~/platform/parse-form.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { createTariff, type SaveResult, updateTariff } from "./save-tariff.server.ts";
import { tariffSchema } from "./tariff.schema.ts";
import { tariffListAddress } from "./tariff-admin.ts";
import type { TariffAnswer } from "./tariff-errors.ts";

const statuses = { invalid: 422, stale: 409, missing: 404, failed: 503 } as const;

/**
 * Takes the form of a tariff and leads to its country's list; whatever is refused comes back with all that was typed.
 * Only for a request of an admin.
 * @param key of the row that is edited; null for a new one
 * @param list address of the list
 */
export async function answerTariffForm(
	shop: Services,
	admin: Author,
	input: { key: { country: string; prefix: string } | null; fields: FormData; list: string },
) {
	const { key, fields, list } = input;
	if (key) {
		// The address says which row it is, whatever the form says.
		fields.set("country", key.country);
		fields.set("prefix", key.prefix);
	}
	const submission = parseForm(fields, tariffSchema);
	function refuse(
		problem: TariffAnswer["problem"],
		reply: TariffAnswer["reply"],
		current: string | null = null,
	) {
		const answer: TariffAnswer = { problem, reply, current };
		return data(answer, { status: statuses[problem] });
	}
	if (submission.status !== "success") return refuse("invalid", submission.reply());
	const { row, seen } = submission.value;
	let result: SaveResult;
	try {
		result = key
			? await updateTariff(shop.db, admin, { row, seen })
			: await createTariff(shop.db, admin, row);
	} catch (error) {
		log.error("tariff not stored", { error: errorText(error) });
		return refuse("failed", submission.reply());
	}
	if (!result.saved) {
		if (result.problem === "missing") return refuse("missing", submission.reply());
		if (result.problem === "stale") return refuse("stale", submission.reply(), result.current);
		return refuse("invalid", submission.reply({ fieldErrors: { prefix: [result.problem] } }));
	}
	const address = tariffListAddress(list, { search: "", country: row.country }, key ? "updated" : "created");
	return redirect(address, { status: 303 });
}
