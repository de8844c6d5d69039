import { data, redirect } from "react-router";
import { listHistory } from "~/desk/history/history.store.server.ts";
import { HistoryList } from "~/desk/history/history-list.tsx";
import { historyAddress, historyPages, readHistoryQuery } from "~/desk/history/history-query.ts";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { requireLanguage } from "~/i18n/require-language.ts";
import { notKept } from "~/platform/http.server.ts";
import { services } from "~/platform/services.server.ts";
import { requireAdmin } from "../require-admin.server.ts";
import type { Route } from "./+types/list";

export async function loader({ params, request, context }: Route.LoaderArgs) {
	const shop = services({ context });
	const language = requireLanguage(params.lang);
	await requireAdmin(shop, request, language);
	const query = readHistoryQuery(new URL(request.url).searchParams);
	const { changes, facets } = await listHistory(shop.db, query);
	const last = historyPages(facets.total);
	if (query.page > last) {
		const address = historyAddress(adminUrls.history(language), { ...query, page: last });
		throw redirect(address, { headers: notKept });
	}
	return data({ query, changes, facets, texts: pageTexts[language].adminAudit }, { headers: notKept });
}

export function headers() {
	return notKept;
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
