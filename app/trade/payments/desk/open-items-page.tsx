// biome-ignore-all lint/a11y/noRedundantRoles: a row shown as a card on a phone would lose its role
import { Link } from "react-router";
import { CardTable } from "~/desk/list/card-table.tsx";
import { listOf, pageCount } from "~/desk/list/list-query.ts";
import { PageLinks } from "~/desk/list/page-links.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { formatDate } from "~/i18n/format.ts";
import { useFormat, useLanguage } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { noonOf } from "~/values/day.ts";
import { type Cents, noCents } from "~/values/money.ts";
import {
	type ItemBack,
	type ItemChoice,
	type ItemTotals,
	itemChoices,
	type MonthTurnover,
	type OpenItem,
} from "./open-items.ts";

type Texts = PageTexts["adminBank"];

export const itemList = listOf("age", itemChoices);

function SumTile(props: {
	to: string;
	isChosen: boolean;
	label: string;
	sum: Cents;
	count: number;
	texts: Texts["items"];
}) {
	const { euro, number } = useFormat();
	return (
		<li>
			<Link
				to={props.to}
				aria-current={props.isChosen ? "true" : undefined}
				className={`grid h-full content-start gap-0.5 rounded-lg border p-4 no-underline hover:bg-mist ${props.isChosen ? "border-brand-ink bg-brand-soft" : "border-line"}`}
			>
				<span className="text-sm text-muted">{props.label}</span>
				<strong className="text-xl tabular-nums">{euro(props.sum, "always")}</strong>
				<span className="text-sm text-muted">
					{number(props.count)} {props.count === 1 ? props.texts.one : props.texts.orders}
				</span>
			</Link>
		</li>
	);
}

function Months({ texts, months }: { texts: Texts["items"]; months: readonly MonthTurnover[] }) {
	const { euro, number } = useFormat();
	const language = useLanguage();
	const name = new Intl.DateTimeFormat(language, { month: "long", year: "numeric", timeZone: "UTC" });
	const amounts = ["net", "vat", "gross", "received"] as const;
	return (
		<section aria-labelledby="months" className="grid grid-cols-[minmax(0,1fr)] gap-3">
			<h2 id="months" className="text-2xl">
				{texts.months}
			</h2>
			<p className="max-w-prose text-sm text-muted">{texts.monthsHint}</p>
			<table role="table" className="block w-full tabular-nums md:table">
				<thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
					<tr role="row" className="border-b border-edge text-sm text-muted">
						<th role="columnheader" scope="col" className="px-3 py-2 text-left">
							{texts.month}
						</th>
						<th role="columnheader" scope="col" className="px-3 py-2 text-right">
							{texts.count}
						</th>
						{amounts.map((amount) => (
							<th role="columnheader" scope="col" key={amount} className="px-3 py-2 text-right">
								{texts[amount]}
							</th>
						))}
					</tr>
				</thead>
				<tbody role="rowgroup" className="block md:table-row-group">
					{months.map((row) => (
						<tr
							role="row"
							key={row.month}
							className="grid grid-cols-2 gap-x-4 border-b border-line py-2 md:table-row"
						>
							<th
								role="rowheader"
								scope="row"
								className="col-span-2 py-1 text-left font-semibold md:px-3 md:py-2"
							>
								{name.format(noonOf(`${row.month}-01`))}
							</th>
							<td role="cell" className="md:px-3 md:py-2 md:text-right">
								<span aria-hidden="true" className="block text-sm text-muted md:hidden">
									{texts.count}
								</span>
								{number(row.count)}
							</td>
							{amounts.map((amount) => (
								<td role="cell" key={amount} className="whitespace-nowrap md:px-3 md:py-2 md:text-right">
									<span aria-hidden="true" className="block text-sm text-muted md:hidden">
										{texts[amount]}
									</span>
									{euro(row[amount], "always")}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

const whoOf = ({ name, companyName }: OpenItem | ItemBack) => (
	<span key="customer">
		{name}
		{companyName && <span className="block text-sm text-muted">{companyName}</span>}
	</span>
);

function NoItems({ text }: { text: string }) {
	return (
		<p className="rounded-lg border border-dashed border-edge px-4 py-14 text-center text-lg font-semibold">
			{text}
		</p>
	);
}

function OpenTable({ texts: words, rows }: { texts: Texts["items"]; rows: readonly OpenItem[] }) {
	const language = useLanguage();
	const { euro, number } = useFormat();
	const { columns } = words;
	if (rows.length === 0) return <NoItems text={words.none} />;
	return (
		<CardTable
			label={words.title}
			columns={[columns.order, columns.customer, columns.due, columns.age, columns.total, columns.open]}
			template="lg:grid-cols-[auto_minmax(0,1fr)_auto_auto_auto_auto]"
			rows={rows.map((item) => ({
				// An order can have two.
				id: `${item.id} ${item.dueOn}`,
				to: adminUrls.order(language, item.id),
				name: item.orderNumber,
				cells: [
					whoOf(item),
					<span key="due" className={item.dueOn ? "whitespace-nowrap" : ""}>
						{item.dueOn ? formatDate(language, noonOf(item.dueOn)) : words.notBilled}
					</span>,
					<span key="age" className="lg:block lg:text-right">
						{item.days !== null && item.days > 0 ? number(item.days) : "–"}
					</span>,
					<span key="total" className="block whitespace-nowrap text-muted lg:text-right">
						{euro(item.total, "always")}
					</span>,
					<strong key="open" className="block whitespace-nowrap lg:text-right">
						{euro(item.open, "always")}
					</strong>,
				],
			}))}
		/>
	);
}

function BackTable({ texts: { columns: shared, toPayBack: words }, rows }: BackProps) {
	const language = useLanguage();
	const { euro } = useFormat();
	const { columns } = words;
	if (rows.length === 0) return <NoItems text={words.none} />;
	return (
		<CardTable
			label={words.title}
			columns={[shared.order, shared.customer, columns.on, columns.why, columns.paid, columns.back]}
			template="lg:grid-cols-[auto_minmax(0,1fr)_auto_auto_auto_auto]"
			rows={rows.map((item) => ({
				id: item.id,
				to: `${adminUrls.order(language, item.id)}#payments`,
				name: item.orderNumber,
				cells: [
					whoOf(item),
					<span key="on" className="whitespace-nowrap">
						{formatDate(language, noonOf(item.orderedOn))}
					</span>,
					<span key="why">{words.why[item.why]}</span>,
					<span key="paid" className="block whitespace-nowrap text-muted lg:text-right">
						{euro(item.paid, "always")}
					</span>,
					<strong key="back" className="block whitespace-nowrap lg:text-right">
						{euro(item.back, "always")}
					</strong>,
				],
			}))}
		/>
	);
}

type BackProps = { texts: Texts["items"]; rows: readonly ItemBack[] };

/** What buyers owe by how long it has been due, what goes back to them, and what the months brought. */
export function OpenItemsPage(props: {
	texts: Texts;
	choice: ItemChoice | null;
	page: number;
	rows: readonly OpenItem[];
	back: readonly ItemBack[];
	total: number;
	totals: ItemTotals;
	months: readonly MonthTurnover[];
}) {
	const { texts, choice: chosen, page, rows, back, total, totals, months } = props;
	const words = texts.items;
	const language = useLanguage();
	const address = adminUrls.openItems(language);
	const of = (choice: ItemChoice | null, at = 1) =>
		itemList.address(address, { search: "", choice, page: at });
	return (
		<>
			<ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10.5rem),1fr))] gap-3">
				<SumTile
					to={of(null)}
					isChosen={chosen === null}
					label={words.all}
					sum={totals.all?.open ?? noCents}
					count={totals.all?.count ?? 0}
					texts={words}
				/>
				{itemChoices.map((one) => (
					<SumTile
						key={one}
						to={of(one)}
						isChosen={chosen === one}
						label={one === "toPayBack" ? words.toPayBack.title : words.ages[one]}
						sum={totals[one]?.open ?? noCents}
						count={totals[one]?.count ?? 0}
						texts={words}
					/>
				))}
			</ul>
			{chosen === "toPayBack" ? (
				<BackTable texts={words} rows={back} />
			) : (
				<OpenTable texts={words} rows={rows} />
			)}
			<PageLinks
				texts={{ ...texts, pages: words.pages }}
				page={page}
				last={pageCount(total)}
				to={(at) => of(chosen, at)}
			/>
			<Months texts={words} months={months} />
		</>
	);
}
