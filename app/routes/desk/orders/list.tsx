import { data, redirect } from "react-router";
import { listAddress, pageCount, readListQuery } from "~/desk/list/list-query.ts";
import { adminUrls } from "~/desk-urls.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { requireLanguage } from "~/i18n/require-language.ts";
import { notKept } from "~/platform/http.server.ts";
import { services } from "~/platform/services.server.ts";
import { listOrders } from "~/trade/orders/desk/order-desk.store.server.ts";
import { OrderList } from "~/trade/orders/desk/order-list.tsx";
import { orderStatuses } from "~/values/vocabulary.ts";
import { requireAdmin } from "../require-admin.server.ts";
import type { Route } from "./+types/list";

export async function loader({ params, request, context }: Route.LoaderArgs) {
	const shop = services({ context });
	const language = requireLanguage(params.lang);
	await requireAdmin(shop, request, language);
	const query = readListQuery(new URL(request.url).searchParams, orderStatuses);
	const { rows, found } = await listOrders(shop.db, query);
	const last = pageCount(found.total);
	if (query.page > last)
		throw redirect(listAddress(adminUrls.orders(language), { ...query, page: last }), { headers: notKept });
	return data({ query, rows, found, texts: pageTexts[language].adminTrade }, { headers: notKept });
}

export function headers() {
	return notKept;
}

export default function Orders({ loaderData }: Route.ComponentProps) {
	return <OrderList {...loaderData} />;
}
