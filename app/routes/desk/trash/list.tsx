import { redirect } from "react-router";
import { listDeleted } from "~/desk/history/history.store.server.ts";
import { historyPageSize } from "~/desk/history/history-query.ts";
import { restoreFields } from "~/desk/history/restore.ts";
import { TrashList } from "~/desk/history/trash-list.tsx";
import { listFields, pageCount, readPageNumber } from "~/desk/list/list-query.ts";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import type { Route } from "./+types/list";

export async function loader({ request, context }: Route.LoaderArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const page = readPageNumber(new URL(request.url).searchParams);
	const { things, total } = await listDeleted(shop.db, page, new Date());
	// Behind the last page: its things have been restored, or their time is over.
	if (things.length === 0 && page > 1) throw redirect(adminUrls.trash(language));
	const { adminAudit: texts, adminTrade } = pageTexts[language];
	const last = pageCount(total, historyPageSize);
	return { texts, paging: adminTrade.list, things, total, page, last };
}

export default function Trash({ loaderData }: Route.ComponentProps) {
	const language = useLanguage();
	const address = adminUrls.trash(language);
	return (
		<TrashList
			{...loaderData}
			pageAddress={(page) => (page > 1 ? `${address}?${listFields.page}=${page}` : address)}
			restoreAddress={(id) => `${adminUrls.change(language, id)}?${restoreFields.ask}=before`}
		/>
	);
}
