import { listFields, readPageNumber } from "~/desk/list/list-query.ts";
import { EditorPage } from "~/desk/record/editor-page.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { BatchList } from "~/trade/catalog/desk/prices/batch-list.tsx";
import { listBatches } from "~/trade/catalog/desk/prices/price-batch.store.server.ts";
import type { Route } from "./+types/batches";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { adminPrices: texts, adminTrade } = pageTexts[languageOf(context)];
	const page = readPageNumber(new URL(request.url).searchParams);
	return { ...(await listBatches(services(context).db, page)), page, texts, paging: adminTrade.list };
}

export default function PriceBatches({ loaderData }: Route.ComponentProps) {
	const { texts } = loaderData;
	const language = useLanguage();
	const address = adminUrls.priceBatches(language);
	return (
		<EditorPage
			title={texts.batch.list}
			back={{ to: adminUrls.products(language), label: texts.batch.back }}
			head={<p className="max-w-prose text-lg text-muted">{texts.batch.listIntro}</p>}
		>
			<BatchList
				{...loaderData}
				batchAddress={(id) => adminUrls.priceBatch(language, id)}
				pageAddress={(page) => (page > 1 ? `${address}?${listFields.page}=${page}` : address)}
			/>
		</EditorPage>
	);
}
