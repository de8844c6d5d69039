import { data } from "react-router";
import { answerDeskForm } from "~/desk/detail/answer-desk-form.server.ts";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { pageTexts } from "~/i18n/page-texts.server.ts";
import { readCaseFile } from "~/mail/desk/case-file.server.ts";
import { CasePage } from "~/mail/desk/case-page.tsx";
import { resendMail } from "~/mail/desk/resend-mail.server.ts";
import { languageOf } from "~/platform/request-language.server.ts";
import { services } from "~/platform/services.server.ts";
import { wishRows } from "~/trade/lines/delivery-wish.ts";
import { changeOrderStatus } from "~/trade/orders/desk/change-order-status.server.ts";
import { OrderBadge } from "~/trade/orders/desk/order-badge.tsx";
import { OrderDetail } from "~/trade/orders/desk/order-detail.tsx";
import { orderSteps } from "~/trade/orders/desk/order-status.ts";
import { findOrder } from "~/trade/orders/order.store.server.ts";
import { memberOf } from "~/values/closed-set.ts";
import { orderStatuses } from "~/values/vocabulary.ts";
import { adminOf } from "../admin.server.ts";
import type { Route } from "./+types/detail";

export async function loader({ params, context }: Route.LoaderArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const [order, file] = await Promise.all([
		findOrder(shop.db, params.id),
		readCaseFile(shop.db, "order", params.id),
	]);
	if (!order) throw data(null, { status: 404 });
	const wishTexts = pageTexts[language].deliveryWish;
	// The cart's id and the form's key belong to the buyer's browser.
	const { cartId: _cart, idempotencyKey: _form, ...shown } = order;
	return {
		order: shown,
		file,
		texts: pageTexts[language].adminTrade,
		wish: { title: wishTexts.title, rows: wishRows(order, wishTexts, language) },
	};
}

export async function action({ params, request, context }: Route.ActionArgs) {
	const shop = services(context);
	const language = languageOf(context);
	const admin = adminOf(context);
	const { id } = params;
	const order = await findOrder(shop.db, id);
	if (!order) throw data(null, { status: 404 });
	const thing = {
		entity: "order" as const,
		id,
		label: order.orderNumber,
		address: adminUrls.order(language, id),
		resend: (mail: { id: string; key: string }) => resendMail(shop.db, admin, mail),
		changeStatus(seenText: string, toText: string) {
			const seen = memberOf(orderStatuses, seenText);
			const to = memberOf(orderStatuses, toText);
			return seen && to && changeOrderStatus(shop.db, admin, { id, seen, to });
		},
	};
	return answerDeskForm(shop, admin, thing, await request.formData());
}

export default function Order({ loaderData, actionData }: Route.ComponentProps) {
	const { order, file, texts, wish } = loaderData;
	const language = useLanguage();
	return (
		<CasePage
			texts={texts}
			list={{ title: texts.orders.title, address: adminUrls.orders(language) }}
			kind={texts.orders.one}
			title={order.orderNumber}
			status={{
				code: order.status,
				steps: orderSteps,
				names: texts.statuses.order,
				badge: (status) => <OrderBadge status={status} texts={texts} />,
				since: order.createdAt,
			}}
			file={file}
			address={adminUrls.order(language, order.id)}
			answer={actionData ?? null}
		>
			<OrderDetail order={order} texts={texts} wish={wish} />
		</CasePage>
	);
}
