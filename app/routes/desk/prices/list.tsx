import type { ShouldRevalidateFunctionArgs } from "react-router";
import { listFields } from "~/desk/list/list-query.ts";
import { withinPages } from "~/desk/list/within-pages.server.ts";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { answerTable } from "~/trade/catalog/desk/prices/answer-table.server.ts";
import { productList } from "~/trade/catalog/desk/prices/product-query.ts";
import { listProductRows } from "~/trade/catalog/desk/prices/product-table.store.server.ts";
import { ProductTable } from "~/trade/catalog/desk/prices/product-table.tsx";
import { wasLost } from "~/ui/lost-form/lost-form.ts";
import { memberOf } from "~/values/closed-set.ts";
import { allowed } from "../admin.server.ts";
import type { Route } from "./+types/list";

export async function loader({ request, context }: Route.LoaderArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const { searchParams } = new URL(request.url);
	const query = productList.read(searchParams);
	const { rows, found } = await listProductRows(shop.db, shop.cache, language, query);
	withinPages(productList, adminUrls.products(language), query, found.total);
	const { adminPrices: prices, adminProducts: products, adminSeveral, adminTrade } = pageTexts[language];
	const done = memberOf(["saved", "unchanged"], searchParams.get(listFields.done));
	return {
		query,
		rows,
		found,
		done,
		texts: { prices, products, list: adminTrade.list, acts: adminSeveral.acts.products },
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const language = languageOf(context);
	const admin = allowed(context, "prices.change");
	const query = productList.read(new URL(request.url).searchParams);
	const addressOf = (done: string) => productList.address(adminUrls.products(language), query, done);
	return answerTable(services(context), admin, await request.formData(), addressOf);
}

/** Rows that were saved are read anew, also where others of their form were refused. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
	return !wasLost(args);
}

export default function Products({ loaderData, actionData }: Route.ComponentProps) {
	const language = useLanguage();
	return (
		<ProductTable
			{...loaderData}
			answer={actionData ?? null}
			addresses={{
				list: adminUrls.products(language),
				change: adminUrls.changePrices(language),
				several: adminUrls.several(language, "products"),
				changes: adminUrls.priceBatches(language),
				import: adminUrls.importProducts(language),
				add: adminUrls.newProduct(language),
				edit: ({ id, slug }) => adminUrls.product(language, slug ?? id),
				prices: (id) => adminUrls.productPrices(language, id),
			}}
		/>
	);
}
