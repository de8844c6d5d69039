import { Link, useLocation } from "react-router";
import { CardTable } from "~/desk/list/card-table.tsx";
import { FilterForm } from "~/desk/list/filter-form.tsx";
import { viewText } from "~/desk/list/list-query.ts";
import { deskLink } from "~/desk/parts/facts.tsx";
import { Moment } from "~/desk/parts/moment.tsx";
import { useOwnColumns } from "~/desk/views/own-columns.tsx";
import { ViewLinks } from "~/desk/views/view-links.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { useFormat, useLanguage } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { type BuyerQuery, buyerList, type FoundBuyer, type ListPlace, placeText } from "./buyer.ts";
import { behindField } from "./buyer-form.ts";

type Props = {
	texts: PageTexts["adminBuyers"];
	listTexts: PageTexts["adminTrade"]["list"];
	query: BuyerQuery;
	rows: FoundBuyer[];
	/** Where this page ends; null: there is no more. */
	next: ListPlace | null;
	/** Whether pages come before this one. */
	isLater: boolean;
};

/** Buyers by what the shop has heard of them last, or by name. Works by its address alone. */
export function BuyerList({ texts, listTexts, query, rows, next, isLater }: Props) {
	const language = useLanguage();
	const { euro, number } = useFormat();
	const address = adminUrls.buyers(language);
	const start = buyerList.address(address, { ...query, page: 1 });
	const { columns: labels } = texts;
	const { search: here } = useLocation();
	const sum = (amount: FoundBuyer["total"]) => (
		<span className="block whitespace-nowrap tabular-nums lg:text-right">{euro(amount, "always")}</span>
	);
	const columns = useOwnColumns<"buyers", FoundBuyer>("buyers", {
		email: {
			...{ label: labels.email, width: "minmax(12rem,2fr)" },
			cell: ({ email, others }) => (
				<>
					{email}
					{others.map((other) => (
						<span key={other} className="block text-sm text-muted">
							{other}
						</span>
					))}
				</>
			),
		},
		orders: {
			label: labels.orders,
			cell: ({ orders }) => (
				<span className="block tabular-nums lg:text-right">
					{number(orders)}
					{orders >= 1_000 && "+"}
				</span>
			),
		},
		total: { label: labels.total, cell: ({ total }) => sum(total) },
		open: { label: texts.open, cell: ({ open }) => sum(open) },
		last: { label: labels.last, cell: ({ at }) => <Moment date={new Date(at)} /> },
	});
	return (
		<div className="page grid grid-cols-[minmax(0,1fr)] gap-6 pt-8 pb-16">
			<title>{texts.title}</title>
			<div className="grid gap-1">
				<h1 className="text-3xl">{texts.title}</h1>
				<p className="max-w-prose text-muted">{texts.intro}</p>
			</div>
			<FilterForm
				list={buyerList}
				query={query}
				address={address}
				words={{
					...{ search: listTexts.search, hint: texts.searchHint },
					...{ find: listTexts.apply, showAll: listTexts.reset },
				}}
				sorting={{ label: listTexts.sort, words: texts.sorts }}
			/>
			<ViewLinks list="buyers" address={address} query={viewText(buyerList, query)} />
			{rows.length > 0 && <div className="flex justify-end">{columns.choice(here)}</div>}
			{rows.length > 0 ? (
				<CardTable
					label={texts.title}
					columns={[labels.buyer, ...columns.labels]}
					template={["minmax(12rem,2fr)", ...columns.widths]}
					rows={rows.map((row) => ({
						id: row.email,
						to: adminUrls.buyer(language, row.email),
						name: (
							<>
								{row.company || row.name || row.email}
								{row.company && row.name && (
									<span className="block text-sm font-normal text-muted">{row.name}</span>
								)}
							</>
						),
						cells: columns.cellsOf(row),
					}))}
				/>
			) : (
				<div className="grid justify-items-center gap-2 rounded-lg border border-dashed border-edge px-4 py-14 text-center">
					<p className="text-lg font-semibold">{query.search ? listTexts.nothing : texts.none}</p>
					<p className="text-muted">{query.search ? texts.nothingText : texts.noneText}</p>
				</div>
			)}
			{(isLater || next) && (
				<nav aria-label={listTexts.pages} className="flex flex-wrap justify-between gap-4">
					{isLater ? (
						<Link to={start} className={deskLink}>
							{texts.first}
						</Link>
					) : (
						<span />
					)}
					{next && (
						<Link
							to={`${start}${start === address ? "?" : "&"}${new URLSearchParams({ [behindField]: placeText(next) })}`}
							className={deskLink}
						>
							{texts.more}
						</Link>
					)}
				</nav>
			)}
		</div>
	);
}
