import { severalTexts } from "~/desk/list/several-texts.server.ts";
import { withinPages } from "~/desk/list/within-pages.server.ts";
import { adminUrls } from "~/desk-urls.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { listQuotes } from "~/trade/quotes/desk/quote-desk.store.server.ts";
import { QuoteList } from "~/trade/quotes/desk/quote-list.tsx";
import { quoteList } from "~/trade/quotes/desk/quote-status.ts";
import type { Route } from "./+types/list";

export async function loader({ request, context }: Route.LoaderArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const query = quoteList.read(new URL(request.url).searchParams);
	const { rows, found } = await listQuotes(shop.db, language, query);
	withinPages(quoteList, adminUrls.quotes(language), query, found.total);
	const several = severalTexts(language, "quotes");
	return { query, rows, found, texts: pageTexts[language].adminTrade, several };
}

export default function Quotes({ loaderData }: Route.ComponentProps) {
	return <QuoteList {...loaderData} />;
}
