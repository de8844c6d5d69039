import { csvAnswer } from "~/desk/list/csv-answer.server.ts";
import { readListQuery } from "~/desk/list/list-query.ts";
import { requireLanguage } from "~/i18n/require-language.ts";
import { services } from "~/platform/services.server.ts";
import { listAllQuotes } from "~/trade/quotes/desk/quote-desk.store.server.ts";
import { quoteRows } from "~/trade/quotes/desk/quotes-csv.server.ts";
import { quoteStatuses } from "~/values/vocabulary.ts";
import { requireAdmin } from "../require-admin.server.ts";
import type { Route } from "./+types/quotes-csv";

/** All quotes that the list's query finds, as a file. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
	const shop = services({ context });
	const language = requireLanguage(params.lang);
	await requireAdmin(shop, request, language);
	const query = readListQuery(new URL(request.url).searchParams, quoteStatuses);
	return csvAnswer("quotes", quoteRows(await listAllQuotes(shop.db, language, query), language), new Date());
}
