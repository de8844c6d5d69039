import type { ReactNode } from "react";
import { CardTable } from "~/desk/list/card-table.tsx";
import { ListPage, type ListPageProps } from "~/desk/list/list-page.tsx";
import { type SeveralTexts, useSeveral } from "~/desk/list/use-several.ts";
import { Moment } from "~/desk/parts/moment.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { useFormat, useLanguage } from "~/i18n/i18n.tsx";
import { OrderBadge } from "./order-badge.tsx";
import type { FoundOrder } from "./order-desk.store.server.ts";

/** The orders that a query finds. */
export function OrderList(
	props: Pick<ListPageProps, "texts" | "query" | "found"> &
		SeveralTexts & {
			rows: FoundOrder[];
			/** What is to be said of its money. */
			moneyOf: (row: FoundOrder) => ReactNode;
			/** Until when it is to be paid, in words; null where nothing is. */
			dueOf: (row: FoundOrder) => string | null;
		},
) {
	const { texts, rows, moneyOf, dueOf } = props;
	const language = useLanguage();
	const several = useSeveral("orders", props.several);
	const { euro } = useFormat();
	const address = adminUrls.orders(language);
	const { words } = texts;
	return (
		<ListPage
			{...props}
			several={several}
			words={texts.orders}
			address={address}
			hasFiles
			statuses={texts.statuses.order}
			sorts={texts.sorts}
		>
			<CardTable
				label={texts.orders.title}
				columns={[words.number, words.date, words.customer, words.contents, words.total, words.status]}
				template="lg:grid-cols-[auto_auto_minmax(0,2fr)_minmax(0,3fr)_auto_auto]"
				tick={several?.words.choose}
				rows={rows.map((row) => {
					const { order, lines } = row;
					return {
						id: order.id,
						to: adminUrls.order(language, order.id),
						...{ name: order.orderNumber, tickedAs: order.orderNumber },
						cells: [
							<span key="date">
								<Moment date={order.createdAt} />
								{dueOf(row) && <span className="block text-sm text-muted">{dueOf(row)}</span>}
							</span>,
							<span key="customer">
								{order.shippingAddress.name}
								{order.shippingAddress.companyName && (
									<span className="block text-sm text-muted">{order.shippingAddress.companyName}</span>
								)}
							</span>,
							lines,
							<span key="total" className="block font-semibold whitespace-nowrap lg:text-right">
								{euro(order.totalAmount, "always")}
							</span>,
							<span key="status" className="flex flex-wrap gap-1.5">
								<OrderBadge status={order.status} texts={texts} />
								{moneyOf(row)}
							</span>,
						],
					};
				})}
			/>
		</ListPage>
	);
}
