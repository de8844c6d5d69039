import { redirect } from "react-router";
import { wholeList } from "~/desk/list/list-query.ts";
import { answerSave } from "~/desk/record/answer-save.server.ts";
import type { Services } from "~/platform/services.server.ts";
import type { Actor } from "~/values/rights.ts";
import { tariffsTag } from "../tariff.store.server.ts";
import { createTariff, updateTariff } from "./save-tariff.server.ts";
import { tariffSchema } from "./tariff.schema.ts";
import { tariffList } from "./tariff-admin.ts";

/**
 * Takes the form of a tariff and leads to its country's list. Only for a request of an admin.
 * @param key of the row that is edited; null for a new one
 * @param list address of the list
 */
export function answerTariffForm(
	shop: Services,
	admin: Actor<"prices.change">,
	input: { key: { country: string; prefix: string } | null; fields: FormData; list: string },
) {
	const { key, fields, list } = input;
	if (key) {
		// The address says which row it is, whatever the form says.
		fields.set("country", key.country);
		fields.set("prefix", key.prefix);
	}
	return answerSave(shop, admin, {
		...{ what: "tariff", fields, schema: tariffSchema, tags: [tariffsTag] },
		save: ({ row, seen }, author) =>
			key ? updateTariff(shop.db, author, { row, seen }) : createTariff(shop.db, author, row),
		again: () => ({}),
		done: (_saved, { row }) =>
			redirect(tariffList.address(list, { ...wholeList, choice: row.country }, key ? "updated" : "created"), {
				status: 303,
			}),
	});
}
