import { csvAnswer } from "~/desk/list/csv-answer.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { listAllQuotes } from "~/trade/quotes/desk/quote-desk.store.server.ts";
import { quoteList } from "~/trade/quotes/desk/quote-status.ts";
import { quoteRows } from "~/trade/quotes/desk/quotes-csv.server.ts";
import type { Route } from "./+types/quotes-csv";

/** All quotes that the list's query finds, as a file. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const query = quoteList.read(new URL(request.url).searchParams);
	return csvAnswer("quotes", quoteRows(await listAllQuotes(shop.db, language, query), language), new Date());
}
