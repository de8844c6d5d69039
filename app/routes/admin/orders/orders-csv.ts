import { csvAnswer } from "~/features/desk-list/csv-answer.server.ts";
import { readListQuery } from "~/features/desk-list/list-query.ts";
import { listAllOrders } from "~/features/order-desk/order-desk.store.server.ts";
import { orderRows } from "~/features/order-desk/orders-csv.server.ts";
import { requireLanguage } from "~/i18n/require-language.ts";
import { services } from "~/platform/services.server.ts";
import { orderStatuses } from "~/values/vocabulary.ts";
import { requireAdmin } from "../require-admin.server.ts";
import type { Route } from "./+types/orders-csv";

/** All orders that the list's query finds, as a file. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
	const shop = services({ context });
	const language = requireLanguage(params.lang);
	await requireAdmin(shop, request, language);
	const query = readListQuery(new URL(request.url).searchParams, orderStatuses);
	return csvAnswer("orders", orderRows(await listAllOrders(shop.db, query), language), new Date());
}
