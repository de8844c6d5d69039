import { severalTexts } from "~/desk/list/several-texts.server.ts";
import { withinPages } from "~/desk/list/within-pages.server.ts";
import { adminUrls } from "~/desk-urls.ts";
import { formatDate } from "~/i18n/format.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { listOrders } from "~/trade/orders/desk/order-desk.store.server.ts";
import { OrderList } from "~/trade/orders/desk/order-list.tsx";
import { orderList } from "~/trade/orders/desk/order-status.ts";
import { noteAct } from "~/trade/papers/note-act.ts";
import { PaymentBadge } from "~/trade/payments/desk/payment-badge.tsx";
import { dueDay, paymentMark } from "~/trade/payments/payment-state.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import { noonOf } from "~/values/day.ts";
import type { Route } from "./+types/list";

export async function loader({ request, context }: Route.LoaderArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const query = orderList.read(new URL(request.url).searchParams);
	const { rows, found } = await listOrders(shop.db, language, query);
	withinPages(orderList, adminUrls.orders(language), query, found.total);
	const payment = {
		today: antwerpClock(new Date()).slice(0, 10),
		paymentTexts: pageTexts[language].adminPayments,
	};
	return {
		query,
		rows,
		found,
		texts: pageTexts[language].adminTrade,
		...payment,
		several: severalTexts(language, "orders"),
	};
}

export default function Orders({ loaderData }: Route.ComponentProps) {
	const { today, paymentTexts, ...list } = loaderData;
	const language = useLanguage();
	return (
		<OrderList
			{...list}
			shownActs={[noteAct]}
			dueOf={({ order }) => {
				const due = dueDay(order);
				return due && formatDate(language, noonOf(due));
			}}
			dueLabel={paymentTexts.due}
			moneyOf={({ order }) => {
				const mark = paymentMark(order, today);
				return mark && <PaymentBadge mark={mark} texts={paymentTexts} />;
			}}
		/>
	);
}
