import { csvAnswer } from "~/desk/list/csv-answer.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { listAllOrders } from "~/trade/orders/desk/order-desk.store.server.ts";
import { orderList } from "~/trade/orders/desk/order-status.ts";
import { orderRows } from "~/trade/orders/desk/orders-csv.server.ts";
import type { Route } from "./+types/orders-csv";

/** All orders that the list's query finds, as a file. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const query = orderList.read(new URL(request.url).searchParams);
	return csvAnswer("orders", orderRows(await listAllOrders(shop.db, query), language), new Date());
}
