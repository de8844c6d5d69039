import { withinPages } from "~/desk/list/within-pages.server.ts";
import { adminUrls } from "~/desk-urls.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { listOrders } from "~/trade/orders/desk/order-desk.store.server.ts";
import { OrderList } from "~/trade/orders/desk/order-list.tsx";
import { orderList } from "~/trade/orders/desk/order-status.ts";
import type { Route } from "./+types/list";

export async function loader({ request, context }: Route.LoaderArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const query = orderList.read(new URL(request.url).searchParams);
	const { rows, found } = await listOrders(shop.db, query);
	withinPages(orderList, adminUrls.orders(language), query, found.total);
	return { query, rows, found, texts: pageTexts[language].adminTrade };
}

export default function Orders({ loaderData }: Route.ComponentProps) {
	return <OrderList {...loaderData} />;
}
