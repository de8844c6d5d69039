import { sheetAnswer } from "~/desk/export/sheet-answer.server.ts";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { allOrders } from "~/trade/orders/desk/order-desk.store.server.ts";
import { orderSheet } from "~/trade/orders/desk/order-sheet.server.ts";
import { orderList } from "~/trade/orders/desk/order-status.ts";
import { dueDay } from "~/trade/payments/payment-state.ts";
import type { Route } from "./+types/orders-file";

/** All orders that the list's query finds, as a file. */
export function loader({ request, context }: Route.LoaderArgs) {
	const language = languageOf(context);
	const query = orderList.read(new URL(request.url).searchParams);
	const { title } = pageTexts[language].adminTrade.orders;
	const portions = allOrders(services(context).db, language, query);
	return sheetAnswer(
		request,
		{ name: "orders", title, portions, ...orderSheet(language, dueDay) },
		new Date(),
	);
}
