import { redirect, redirectDocument } from "react-router";
import { wholeList } from "~/desk/list/list-query.ts";
import { answerSave } from "~/desk/record/answer-save.server.ts";
import type { Services } from "~/platform/services.server.ts";
import type { Actor } from "~/values/rights.ts";
import type { Language } from "~/values/vocabulary.ts";
import { contentTag } from "../content-tag.ts";
import { pageSchema } from "./page.schema.ts";
import { type Outcome, pageList } from "./page-admin.ts";
import { createPage, updatePage } from "./save-page.server.ts";

/**
 * Takes the form of a landing page and leads to the list, in Dutch (shop document §2). Only for a request of an admin.
 * @param id null for a new page
 * @param list address of the Dutch list
 */
export function answerPageForm(
	shop: Services,
	admin: Actor<"content.change">,
	{ id, fields, language, list }: { id: string | null; fields: FormData; language: Language; list: string },
) {
	const done: Outcome = id === null ? "created" : "updated";
	// Words are loaded once per document: another language needs a new one.
	const lead = language === "nl" ? redirect : redirectDocument;
	return answerSave(shop, admin, {
		...{ what: "landing page", fields, schema: pageSchema, tags: [contentTag] },
		save: ({ page, seen }, author) =>
			id === null ? createPage(shop.db, author, page) : updatePage(shop.db, author, { id, seen, page }),
		again: (saved) => ({ id: saved }),
		done: () => lead(pageList.address(list, wholeList, done), { status: 303 }),
	});
}
