import { data } from "react-router";
import { EditorPage, MissingRecord } from "~/desk/record/editor-page.tsx";
import { IfMay } from "~/desk/shell/own-rights.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { answerPlan } from "~/trade/catalog/desk/prices/plan-price.server.ts";
import { PlannedPrices } from "~/trade/catalog/desk/prices/planned-prices.tsx";
import { batchFields, todayIn } from "~/trade/catalog/desk/prices/price-batch.ts";
import { PriceHistoryView } from "~/trade/catalog/desk/prices/price-history-view.tsx";
import { findPricedProduct } from "~/trade/catalog/desk/prices/product-table.store.server.ts";
import { listPriceChanges } from "~/trade/catalog/price-history.store.server.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { daysLater } from "~/values/day.ts";
import { allowed } from "../admin.server.ts";
import type { Route } from "./+types/product";

/** Changes that are drawn and listed. */
const mostChanges = 300;

export async function loader({ params, request, context }: Route.LoaderArgs) {
	const { db } = services(context);
	const language = languageOf(context);
	const { adminPrices: prices, adminProducts: products } = pageTexts[language];
	const now = new Date();
	const product = await findPricedProduct(db, language, params.id);
	const page = {
		...{ texts: { prices, products }, now, tomorrow: daysLater(todayIn(now), 1) },
		isPlanned: new URL(request.url).searchParams.get(batchFields.done) === "planned",
	};
	if (!product) return data({ ...page, product, changes: [] }, { status: 404 });
	return { ...page, product, changes: await listPriceChanges(db, product.id, mostChanges) };
}

export async function action({ params, request, context }: Route.ActionArgs) {
	const language = languageOf(context);
	return answerPlan(services(context), allowed(context, "prices.change"), {
		...{ id: params.id, form: await request.formData(), language, now: new Date() },
		address: adminUrls.productPrices(language, params.id),
	});
}

/** What a product's prices were, are, and will be. */
export default function ProductPrices({ loaderData, actionData }: Route.ComponentProps) {
	const { texts, product, changes, now } = loaderData;
	const language = useLanguage();
	const words = texts.prices.productPage;
	const back = { to: adminUrls.products(language), label: texts.prices.batch.back };
	if (!product) return <MissingRecord title={words.title} text={words.notFound} back={back} />;
	const title = product.title ?? texts.prices.noTitle;
	return (
		<EditorPage
			title={title}
			tabTitle={`${title} · ${words.title}`}
			back={back}
			head={
				<>
					<p className="text-lg text-muted">{words.title}</p>
					<IfMay right="catalog.change">
						{" "}
						<ButtonLink to={adminUrls.product(language, product.slug ?? product.id)} variant="quiet">
							{words.edit}
						</ButtonLink>
					</IfMay>
				</>
			}
		>
			{loaderData.isPlanned && !actionData && (
				<Notice tone="success" role="status">
					{words.done}
				</Notice>
			)}
			<PriceHistoryView
				texts={texts.prices}
				changes={changes}
				isCut={changes.length === mostChanges}
				now={now}
			/>
			<PlannedPrices
				texts={texts}
				planned={product.planned}
				facts={product}
				tomorrow={loaderData.tomorrow}
				answer={actionData ?? null}
				batchAddress={(id) => adminUrls.priceBatch(language, id)}
			/>
		</EditorPage>
	);
}
