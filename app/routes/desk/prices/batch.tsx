import type { ShouldRevalidateFunctionArgs } from "react-router";
import { data } from "react-router";
import { listFields, pageCount, readPageNumber } from "~/desk/list/list-query.ts";
import { EditorPage, MissingRecord } from "~/desk/record/editor-page.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { answerBatch, batchDone } from "~/trade/catalog/desk/prices/answer-batch.server.ts";
import { BatchView, batchTitle } from "~/trade/catalog/desk/prices/batch-page.tsx";
import { listBatchItems, showBatch } from "~/trade/catalog/desk/prices/price-batch.store.server.ts";
import { batchFields, batchPageSize, todayIn } from "~/trade/catalog/desk/prices/price-batch.ts";
import { wasLost } from "~/ui/lost-form/lost-form.ts";
import { Notice } from "~/ui/notice.tsx";
import { memberOf } from "~/values/closed-set.ts";
import { daysLater } from "~/values/day.ts";
import { allowed } from "../admin.server.ts";
import type { Route } from "./+types/batch";

export async function loader({ params, request, context }: Route.LoaderArgs) {
	const { db } = services(context);
	const language = languageOf(context);
	const { searchParams } = new URL(request.url);
	const { adminPrices: texts, adminTrade } = pageTexts[language];
	const batch = await showBatch(db, params.id);
	const page = Math.min(readPageNumber(searchParams), pageCount(batch?.size ?? 0, batchPageSize));
	const shown = {
		...{ texts, paging: adminTrade.list, page },
		done: memberOf([...Object.values(batchDone), "imported"], searchParams.get(batchFields.done)),
		tomorrow: daysLater(todayIn(new Date()), 1),
	};
	if (!batch) return data({ ...shown, batch, items: [] }, { status: 404 });
	return { ...shown, batch, items: await listBatchItems(db, language, batch.id, page) };
}

export async function action({ params, request, context }: Route.ActionArgs) {
	const language = languageOf(context);
	const admin = allowed(context, "prices.change");
	return answerBatch(services(context), admin, {
		id: params.id,
		form: await request.formData(),
		now: new Date(),
		leadTo: (done) =>
			done === "discarded"
				? adminUrls.products(language)
				: `${adminUrls.priceBatch(language, params.id)}?${batchFields.done}=${done}`,
	});
}

/** What became of it meanwhile is read anew, also where it was refused for that. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
	return !wasLost(args);
}

export default function PriceBatch({ loaderData, actionData, params }: Route.ComponentProps) {
	const { texts, batch, done } = loaderData;
	const language = useLanguage();
	const address = adminUrls.priceBatch(language, params.id);
	const back =
		batch?.state === "draft"
			? { to: adminUrls.products(language), label: texts.batch.back }
			: { to: adminUrls.priceBatches(language), label: texts.batch.backToList };
	if (!batch)
		return <MissingRecord title={texts.batch.goneTitle} text={texts.batch.problems.missing} back={back} />;
	return (
		<EditorPage title={batchTitle(texts, batch)} back={back}>
			{done && !actionData && (
				<Notice tone="success" role="status">
					{texts.batch.done[done]}
				</Notice>
			)}
			<BatchView
				{...loaderData}
				batch={batch}
				answer={actionData ?? null}
				pricesAddress={(id) => adminUrls.productPrices(language, id)}
				pageAddress={(page) => (page > 1 ? `${address}?${listFields.page}=${page}` : address)}
			/>
		</EditorPage>
	);
}
