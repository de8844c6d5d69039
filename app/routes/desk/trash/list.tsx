import { listDeleted } from "~/desk/history/history.store.server.ts";
import { restoreFields } from "~/desk/history/restore.ts";
import { TrashList } from "~/desk/history/trash-list.tsx";
import { trashList } from "~/desk/history/trash-query.ts";
import { withinPages } from "~/desk/list/within-pages.server.ts";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import type { Route } from "./+types/list";

export async function loader({ request, context }: Route.LoaderArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const query = trashList.read(new URL(request.url).searchParams);
	const { things, total } = await listDeleted(shop.db, query, new Date());
	const { adminAudit: texts, adminTrade } = pageTexts[language];
	// Behind the last page: its things have been restored, or their time is over.
	const last = withinPages(trashList, adminUrls.trash(language), query, total);
	return { texts, listTexts: adminTrade.list, query, things, total, last };
}

export default function Trash({ loaderData }: Route.ComponentProps) {
	const language = useLanguage();
	return (
		<TrashList
			{...loaderData}
			address={adminUrls.trash(language)}
			restoreAddress={(id) => `${adminUrls.change(language, id)}?${restoreFields.ask}=before`}
		/>
	);
}
