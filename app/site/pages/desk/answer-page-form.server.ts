import { data, redirect, redirectDocument } from "react-router";
import type { Author } from "~/desk/history/audit.server.ts";
import { errorText, log } from "~/platform/log.server.ts";
import { parseForm } from "~/platform/parse-form.server.ts";
import type { Services } from "~/platform/services.server.ts";
import type { Language } from "~/values/vocabulary.ts";
import { pageSchema } from "./page.schema.ts";
import { type Outcome, pageListAddress, wholeList } from "./page-admin.ts";
import type { PageAnswer } from "./page-errors.ts";
import { createPage, type SaveResult, updatePage } from "./save-page.server.ts";

const statuses = { invalid: 422, stale: 409, missing: 404, create: 503, update: 503 } as const;

/**
 * Takes the form of a landing page and leads to the list, in Dutch (shop document §2); whatever is refused comes back
 * with all that was typed. Only for a request of an admin.
 * @param id null for a new page
 * @param list address of the Dutch list
 */
export async function answerPageForm(
	shop: Services,
	admin: Author,
	input: { id: string | null; fields: FormData; language: Language; list: string },
) {
	const { id, language } = input;
	const submission = parseForm(input.fields, pageSchema);
	function refuse(problem: PageAnswer["problem"], reply: PageAnswer["reply"], current: string | null = null) {
		const answer: PageAnswer = { problem, reply, current };
		return data(answer, { status: statuses[problem] });
	}
	if (submission.status !== "success") return refuse("invalid", submission.reply());
	const { page, seen } = submission.value;
	let result: SaveResult;
	try {
		result =
			id === null
				? await createPage(shop.db, admin, page)
				: await updatePage(shop.db, admin, { id, seen, page });
	} catch (error) {
		log.error("landing page not stored", { page: id, error: errorText(error) });
		return refuse(id === null ? "create" : "update", submission.reply());
	}
	if (!result.saved) {
		if (result.problem === "missing") return refuse("missing", submission.reply());
		if (result.problem === "stale") return refuse("stale", submission.reply(), result.current);
		return refuse("invalid", submission.reply({ fieldErrors: { slug: [result.problem] } }));
	}
	const done: Outcome = id === null ? "created" : "updated";
	const address = pageListAddress(input.list, wholeList, done);
	// Words are loaded once per document: another language needs a new one.
	const lead = language === "nl" ? redirect : redirectDocument;
	return lead(address, { status: 303 });
}
