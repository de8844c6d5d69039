import { redirect } from "react-router";
import { columnFields, columnListOf, readColumns } from "~/desk/views/chosen-columns.ts";
import { chooseColumns, dropView, saveView } from "~/desk/views/save-view.server.ts";
import {
	longestViewName,
	readViewName,
	readViewQuery,
	viewAnswer,
	viewFields,
} from "~/desk/views/saved-views.ts";
import { adminUrls } from "~/desk-urls.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { memberOf } from "~/values/closed-set.ts";
import { savedViewLists } from "~/values/desk-sets.ts";
import type { Route } from "./+types/views";
import { allowed } from "./admin.server.ts";

/** Nothing is read here: the frame brings an owner's views along. */
export function loader({ context }: Route.LoaderArgs) {
	return redirect(adminUrls.overview(languageOf(context)));
}

/** Keeps or drops one of an owner's views, or the columns of a list, and shows that list again. What no form of the desk sends is 400. */
export async function action({ request, context }: Route.ActionArgs) {
	const form = await request.formData();
	const text = (name: keyof typeof viewFields) => String(form.get(viewFields[name]) ?? "");
	const intent = text("intent");
	if (intent === "columns" || intent === "usual-columns") {
		const list = columnListOf(text("list"));
		if (list === null) throw new Response(null, { status: 400 });
		const given = intent === "columns" ? form.getAll(columnFields.column).map(String) : [];
		const columns = readColumns(list, given);
		await chooseColumns(services(context).db, allowed(context, "desk.use"), { list, columns });
		const query = readViewQuery(text("query"));
		return redirect(adminUrls[list](languageOf(context)) + (query ? `?${query}` : ""), 303);
	}
	const list = memberOf(savedViewLists, text("list"));
	if (list === null) throw new Response(null, { status: 400 });
	const { db } = services(context);
	const owner = allowed(context, "desk.use");
	const address = adminUrls[list](languageOf(context));
	if (intent === "drop") {
		await dropView(db, owner, text("id"));
		return redirect(address, 303);
	}
	const [name, query] = [readViewName(text("name")), readViewQuery(text("query"))];
	if (query === null) throw new Response(null, { status: 400 });
	const problem = name === null ? "name" : (await saveView(db, owner, { list, name, query })) ? null : "full";
	if (problem === null) return redirect(`${address}?${query}`, 303);
	// The list stays as it is, its form open with what was typed.
	const typed = text("name").slice(0, 2 * longestViewName);
	const answer = new URLSearchParams({ [viewAnswer.problem]: problem, [viewAnswer.name]: typed });
	return redirect(`${address}?${query}&${answer}#keep-view`, 303);
}
