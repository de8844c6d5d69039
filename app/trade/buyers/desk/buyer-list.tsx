import { Link } from "react-router";
import { CardTable } from "~/desk/list/card-table.tsx";
import { FilterForm } from "~/desk/list/filter-form.tsx";
import { listOf, wholeList } from "~/desk/list/list-query.ts";
import { deskLink } from "~/desk/parts/facts.tsx";
import { Moment } from "~/desk/parts/moment.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { useFormat, useLanguage } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { type FoundBuyer, type ListPlace, placeText } from "./buyer.ts";
import { behindField } from "./buyer-form.ts";

type Props = {
	texts: PageTexts["adminBuyers"];
	listTexts: PageTexts["adminTrade"]["list"];
	search: string;
	rows: FoundBuyer[];
	/** Where this page ends; null: there is no more. */
	next: ListPlace | null;
	/** Whether pages come before this one. */
	isLater: boolean;
};

const list = listOf();

/** Buyers by what the shop has heard of them last. Works by its address alone. */
export function BuyerList({ texts, listTexts, search, rows, next, isLater }: Props) {
	const language = useLanguage();
	const { euro, number } = useFormat();
	const address = adminUrls.buyers(language);
	const { columns } = texts;
	return (
		<div className="page grid grid-cols-[minmax(0,1fr)] gap-6 pt-8 pb-16">
			<title>{texts.title}</title>
			<div className="grid gap-1">
				<h1 className="text-3xl">{texts.title}</h1>
				<p className="max-w-prose text-muted">{texts.intro}</p>
			</div>
			<FilterForm
				list={list}
				query={{ ...wholeList, search }}
				address={address}
				words={{
					...{ search: listTexts.search, hint: texts.searchHint },
					...{ find: listTexts.apply, showAll: listTexts.reset },
				}}
			/>
			{rows.length > 0 ? (
				<CardTable
					label={texts.title}
					columns={[columns.buyer, columns.email, columns.orders, columns.total, columns.last]}
					template="lg:grid-cols-[minmax(12rem,2fr)_minmax(12rem,2fr)_auto_auto_auto]"
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
						cells: [
							<span key="email">
								{row.email}
								{row.others.map((other) => (
									<span key={other} className="block text-sm text-muted">
										{other}
									</span>
								))}
							</span>,
							<span key="orders" className="tabular-nums">
								{number(row.orders)}
								{row.orders >= 1_000 && "+"}
							</span>,
							<span key="total" className="whitespace-nowrap tabular-nums">
								{euro(row.total, "always")}
							</span>,
							<Moment key="last" date={new Date(row.at)} />,
						],
					}))}
				/>
			) : (
				<div className="grid justify-items-center gap-2 rounded-lg border border-dashed border-edge px-4 py-14 text-center">
					<p className="text-lg font-semibold">{search ? listTexts.nothing : texts.none}</p>
					<p className="text-muted">{search ? texts.nothingText : texts.noneText}</p>
				</div>
			)}
			{(isLater || next) && (
				<nav aria-label={listTexts.pages} className="flex flex-wrap justify-between gap-4">
					{isLater ? (
						<Link to={address} className={deskLink}>
							{texts.newest}
						</Link>
					) : (
						<span />
					)}
					{next && (
						<Link
							to={`${address}?${new URLSearchParams({ [behindField]: placeText(next) })}`}
							className={deskLink}
						>
							{texts.older}
						</Link>
					)}
				</nav>
			)}
		</div>
	);
}
