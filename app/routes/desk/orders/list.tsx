import { redirect } from "react-router";
import { listAddress, pageCount, readListQuery } from "~/desk/list/list-query.ts";
import { adminUrls } from "~/desk-urls.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { listOrders } from "~/trade/orders/desk/order-desk.store.server.ts";
import { OrderList } from "~/trade/orders/desk/order-list.tsx";
import { orderStatuses } from "~/values/vocabulary.ts";

import type { Route } from "./+types/list";

export async function loader({ request, context }: Route.LoaderArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const query = readListQuery(new URL(request.url).searchParams, orderStatuses);
	const { rows, found } = await listOrders(shop.db, query);
	const last = pageCount(found.total);
	if (query.page > last) throw redirect(listAddress(adminUrls.orders(language), { ...query, page: last }));
	return { query, rows, found, texts: pageTexts[language].adminTrade };
}

export default function Orders({ loaderData }: Route.ComponentProps) {
	return <OrderList {...loaderData} />;
}
