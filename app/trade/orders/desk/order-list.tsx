import type { ReactNode } from "react";
import { CardTable } from "~/desk/list/card-table.tsx";
import { ListPage, type ListPageProps } from "~/desk/list/list-page.tsx";
import { type SeveralTexts, useSeveral } from "~/desk/list/use-several.ts";
import { Moment } from "~/desk/parts/moment.tsx";
import { ColumnChoice, useColumns } from "~/desk/views/column-choice.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { formatDate } from "~/i18n/format.ts";
import { useFormat, useLanguage, useTranslations } from "~/i18n/i18n.tsx";
import { noonOf } from "~/values/day.ts";
import type { ColumnOf } from "~/values/desk-sets.ts";
import { OrderBadge } from "./order-badge.tsx";
import type { FoundOrder } from "./order-desk.store.server.ts";

type Column = ColumnOf<"orders">;

/** Of the grid on a desktop. With all of them the days break into two lines before a name breaks within a word. */
const widths: Readonly<Record<Column, string>> = {
	...{ date: "auto", due: "auto", day: "auto", total: "auto", status: "auto" },
	...{
		customer: "minmax(6.5rem,2fr)",
		email: "minmax(8rem,2fr)",
		place: "minmax(6rem,1.5fr)",
		contents: "minmax(6.5rem,3fr)",
	},
};

/** The orders that a query finds, in the columns that whoever looks at them has chosen. */
export function OrderList(
	props: Pick<ListPageProps, "texts" | "query" | "found"> &
		SeveralTexts & {
			rows: FoundOrder[];
			/** What is to be said of its money. */
			moneyOf: (row: FoundOrder) => ReactNode;
			/** Until when it is to be paid; null where nothing is. */
			dueOf: (row: FoundOrder) => string | null;
			dueLabel: string;
		},
) {
	const { texts, rows, moneyOf, dueOf, dueLabel } = props;
	const language = useLanguage();
	const several = useSeveral("orders", props.several);
	const checkout = useTranslations("checkout");
	const { euro } = useFormat();
	const shown = useColumns("orders");
	const { words } = texts;
	const labels: Readonly<Record<Column, string>> = {
		...{ date: words.date, due: dueLabel, day: texts.history.day, customer: words.customer },
		...{ email: checkout("email"), place: words.place, contents: words.contents, total: words.total },
		status: words.status,
	};
	const cells: Readonly<Record<Column, (row: FoundOrder) => ReactNode>> = {
		date: (row) => {
			const due = shown.includes("due") ? null : dueOf(row);
			return (
				<span key="date">
					<Moment date={row.order.createdAt} />
					{due && <span className="block text-sm text-muted">{`${dueLabel}: ${due}`}</span>}
				</span>
			);
		},
		due: (row) => dueOf(row) ?? "–",
		day: ({ order }) => (order.wishedDate ? formatDate(language, noonOf(order.wishedDate)) : "–"),
		customer: ({ order: { shippingAddress } }) => (
			<span key="customer">
				{shippingAddress.name}
				{shippingAddress.companyName && (
					<span className="block text-sm text-muted">{shippingAddress.companyName}</span>
				)}
			</span>
		),
		email: ({ order }) => order.shippingAddress.email,
		place: ({ order: { shippingAddress } }) => `${shippingAddress.postalCode} ${shippingAddress.city}`,
		contents: ({ lines }) => lines,
		total: ({ order }) => (
			<span key="total" className="block font-semibold whitespace-nowrap lg:text-right">
				{euro(order.totalAmount, "always")}
			</span>
		),
		status: (row) => (
			<span key="status" className="flex flex-wrap gap-1.5">
				<OrderBadge status={row.order.status} texts={texts} />
				{moneyOf(row)}
			</span>
		),
	};
	return (
		<ListPage
			{...props}
			several={several}
			words={texts.orders}
			address={adminUrls.orders(language)}
			hasFiles
			statuses={texts.statuses.order}
			sorts={texts.sorts}
			columnChoice={(query) => <ColumnChoice list="orders" query={query} labels={labels} />}
		>
			<CardTable
				label={texts.orders.title}
				columns={[words.number, ...shown.map((column) => labels[column])]}
				template={["auto", ...shown.map((column) => widths[column])]}
				tick={several?.words.choose}
				rows={rows.map((row) => ({
					id: row.order.id,
					to: adminUrls.order(language, row.order.id),
					...{ name: row.order.orderNumber, tickedAs: row.order.orderNumber },
					cells: shown.map((column) => cells[column](row)),
				}))}
			/>
		</ListPage>
	);
}
