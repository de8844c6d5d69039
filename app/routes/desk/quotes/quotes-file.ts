import { sheetAnswer } from "~/desk/export/sheet-answer.server.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { allQuotes } from "~/trade/quotes/desk/quote-desk.store.server.ts";
import { quoteSheet } from "~/trade/quotes/desk/quote-sheet.server.ts";
import { quoteList } from "~/trade/quotes/desk/quote-status.ts";
import type { Route } from "./+types/quotes-file";

/** All quotes that the list's query finds, as a file. */
export function loader({ request, context }: Route.LoaderArgs) {
	const language = languageOf(context);
	const query = quoteList.read(new URL(request.url).searchParams);
	const { title } = pageTexts[language].adminTrade.quotes;
	const portions = allQuotes(services(context).db, language, query);
	return sheetAnswer(request, { name: "quotes", title, portions, ...quoteSheet(language) }, new Date());
}
