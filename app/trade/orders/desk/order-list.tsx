import type { ReactNode } from "react";
import { CardTable } from "~/desk/list/card-table.tsx";
import { ListPage, type ListPageProps } from "~/desk/list/list-page.tsx";
import { type SeveralTexts, useSeveral } from "~/desk/list/use-several.ts";
import { Moment } from "~/desk/parts/moment.tsx";
import { useChosenColumns, useOwnColumns } from "~/desk/views/own-columns.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { formatDate } from "~/i18n/format.ts";
import { useFormat, useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import { labelled } from "~/i18n/labelled.ts";
import { noonOf } from "~/values/day.ts";
import { OrderBadge } from "./order-badge.tsx";
import type { FoundOrder } from "./order-desk.store.server.ts";

/** The orders that a query finds, in the columns that whoever looks at them has chosen. */
export function OrderList(
	props: Pick<ListPageProps, "texts" | "query" | "found"> &
		SeveralTexts & {
			rows: FoundOrder[];
			/** Of what can be done with several: what changes nothing. */
			shownActs: readonly string[];
			/** What is to be said of its money. */
			moneyOf: (row: FoundOrder) => ReactNode;
			/** Until when it is to be paid; null where nothing is. */
			dueOf: (row: FoundOrder) => string | null;
			dueLabel: string;
		},
) {
	const { texts, rows, moneyOf, dueOf, dueLabel } = props;
	const language = useLanguage();
	const several = useSeveral("orders", props.several, props.shownActs);
	const checkout = useTranslations("checkout");
	const { euro } = useFormat();
	const hasDue = useChosenColumns("orders").includes("due");
	const { words } = texts;
	// With all of them the days break into two lines before a name breaks within a word.
	const columns = useOwnColumns<"orders", FoundOrder>("orders", {
		date: {
			label: words.date,
			cell(row) {
				const due = hasDue ? null : dueOf(row);
				return (
					<>
						<Moment date={row.order.createdAt} />
						{due && <span className="block text-sm text-muted">{labelled(language, dueLabel, due)}</span>}
					</>
				);
			},
		},
		due: { label: dueLabel, cell: (row) => dueOf(row) ?? "–" },
		day: {
			label: texts.history.day,
			cell: ({ order }) => (order.wishedDate ? formatDate(language, noonOf(order.wishedDate)) : "–"),
		},
		customer: {
			...{ label: words.customer, width: "minmax(6.5rem,2fr)" },
			cell: ({ order: { shippingAddress } }) => (
				<>
					{shippingAddress.name}
					{shippingAddress.companyName && (
						<span className="block text-sm text-muted">{shippingAddress.companyName}</span>
					)}
				</>
			),
		},
		email: {
			...{ label: checkout("email"), width: "minmax(8rem,2fr)" },
			cell: ({ order }) => order.shippingAddress.email,
		},
		place: {
			...{ label: words.place, width: "minmax(6rem,1.5fr)" },
			cell: ({ order: { shippingAddress } }) => `${shippingAddress.postalCode} ${shippingAddress.city}`,
		},
		contents: { label: words.contents, width: "minmax(6.5rem,3fr)", cell: ({ lines }) => lines },
		total: {
			label: words.total,
			cell: ({ order }) => (
				<span className="block font-semibold whitespace-nowrap lg:text-right">
					{euro(order.totalAmount, "always")}
				</span>
			),
		},
		status: {
			label: words.status,
			cell: (row) => (
				<span className="flex flex-wrap gap-1.5">
					<OrderBadge status={row.order.status} texts={texts} />
					{moneyOf(row)}
				</span>
			),
		},
	});
	return (
		<ListPage
			{...props}
			several={several}
			words={texts.orders}
			address={adminUrls.orders(language)}
			hasFiles
			statuses={texts.statuses.order}
			sorts={texts.sorts}
			columnChoice={columns.choice}
		>
			<CardTable
				label={texts.orders.title}
				columns={[words.number, ...columns.labels]}
				template={["auto", ...columns.widths]}
				tick={several?.words.choose}
				rows={rows.map((row) => ({
					id: row.order.id,
					to: adminUrls.order(language, row.order.id),
					...{ name: row.order.orderNumber, tickedAs: row.order.orderNumber },
					cells: columns.cellsOf(row),
				}))}
			/>
		</ListPage>
	);
}
