import { redirect } from "react-router";
import { listHistory } from "~/desk/history/history.store.server.ts";
import { HistoryList } from "~/desk/history/history-list.tsx";
import { historyAddress, readHistoryQuery } from "~/desk/history/history-query.ts";
import { pageCount } from "~/desk/list/list-query.ts";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";

import type { Route } from "./+types/list";

export async function loader({ request, context }: Route.LoaderArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const query = readHistoryQuery(new URL(request.url).searchParams);
	const { changes, facets } = await listHistory(shop.db, query);
	const last = pageCount(facets.total);
	if (query.page > last) {
		const address = historyAddress(adminUrls.history(language), { ...query, page: last });
		throw redirect(address);
	}
	return { query, changes, facets, texts: pageTexts[language].adminAudit };
}

export default function History({ loaderData }: Route.ComponentProps) {
	const language = useLanguage();
	return (
		<HistoryList
			{...loaderData}
			address={adminUrls.history(language)}
			changeAddress={(id) => adminUrls.change(language, id)}
		/>
	);
}
