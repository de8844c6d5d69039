import { redirect } from "react-router";
import { listAddress, pageCount, readListQuery } from "~/desk/list/list-query.ts";
import { adminUrls } from "~/desk-urls.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { listQuotes } from "~/trade/quotes/desk/quote-desk.store.server.ts";
import { QuoteList } from "~/trade/quotes/desk/quote-list.tsx";
import { quoteStatuses } from "~/values/vocabulary.ts";

import type { Route } from "./+types/list";

export async function loader({ request, context }: Route.LoaderArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const query = readListQuery(new URL(request.url).searchParams, quoteStatuses);
	const { rows, found } = await listQuotes(shop.db, language, query);
	const last = pageCount(found.total);
	if (query.page > last) throw redirect(listAddress(adminUrls.quotes(language), { ...query, page: last }));
	return { query, rows, found, texts: pageTexts[language].adminTrade };
}

export default function Quotes({ loaderData }: Route.ComponentProps) {
	return <QuoteList {...loaderData} />;
}
