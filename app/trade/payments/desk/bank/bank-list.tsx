import { FileUp, ListChecks } from "lucide-react";
import { CardTable } from "~/desk/list/card-table.tsx";
import { FilterForm } from "~/desk/list/filter-form.tsx";
import {
	type Found,
	isNarrowed,
	type ListQuery,
	listOf,
	pageCount,
	viewText,
} from "~/desk/list/list-query.ts";
import { PageLinks } from "~/desk/list/page-links.tsx";
import { IfMay } from "~/desk/shell/own-rights.tsx";
import { useOwnColumns } from "~/desk/views/own-columns.tsx";
import { ViewLinks } from "~/desk/views/view-links.tsx";
import { adminUrls } from "~/desk-urls.ts";
import { formatDate } from "~/i18n/format.ts";
import { useFormat, useLanguage } from "~/i18n/i18n.tsx";
import { withColon } from "~/i18n/labelled.ts";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { noonOf } from "~/values/day.ts";
import { type BankLineState, bankLineStates } from "~/values/vocabulary.ts";
import type { ListedLine } from "./bank-lines.store.server.ts";
import { shownMessage } from "./bank-statement.ts";
import { LineBadge } from "./line-badge.tsx";
import { type Candidate, stillDue } from "./match-lines.ts";

type Texts = PageTexts["adminBank"];

export const bankList = listOf("state", bankLineStates, true);

/** What has just been done, as an address says it. */
export const bankOutcomes = ["imported", "known", "assign", "aside", "undo"] as const;
export type BankOutcome = (typeof bankOutcomes)[number];

/** Which orders a line pays, or may pay; of one that waits, why. */
function Orders({ line, texts }: { line: ListedLine; texts: Texts }) {
	const { euro } = useFormat();
	const language = useLanguage();
	const amountOf = ({ order }: Candidate) => {
		const due = euro(stillDue(order), "always");
		const total = euro(order.totalAmount, "always");
		return due === total ? due : texts.stillDue.replace("{due}", due).replace("{total}", total);
	};
	if (line.state !== "open") {
		return (
			<span className="text-sm">
				{line.orders.map(({ orderNumber }) => orderNumber).join(", ") || line.note || "–"}
			</span>
		);
	}
	return (
		<span className="grid gap-0.5 text-sm">
			{line.reason && <span>{texts.reasons[line.reason]}</span>}
			{line.candidates.length > 0 && (
				<span className="text-muted">
					{withColon(language, texts.mayBe)}{" "}
					{line.candidates
						.map((one) => `${one.order.orderNumber} (${one.order.name}, ${amountOf(one)})`)
						.join("; ")}
				</span>
			)}
		</span>
	);
}

/** Lines of the bank that a query finds; those that wait lead to where they are dealt with. */
export function BankList(props: {
	texts: Texts;
	dayWords: { from: string; to: string };
	query: ListQuery<BankLineState>;
	rows: readonly ListedLine[];
	found: Found;
	done: BankOutcome | null;
}) {
	const { texts, query, rows, found, done } = props;
	const language = useLanguage();
	const { euro, number } = useFormat();
	const address = adminUrls.bank(language);
	const { columns: labels } = texts;
	const columns = useOwnColumns<"bank", ListedLine>("bank", {
		name: {
			...{ label: labels.name, width: "minmax(8rem,2fr)" },
			cell: ({ name }) => name || <span className="text-muted">{texts.noName}</span>,
		},
		account: {
			label: texts.line.account,
			cell: ({ account }) => <span className="text-sm tabular-nums">{account || "–"}</span>,
		},
		text: {
			...{ label: labels.text, width: "minmax(9rem,2fr)" },
			cell: ({ text }) => (
				<span className="text-sm">
					{shownMessage(text) || <span className="text-muted">{texts.noText}</span>}
				</span>
			),
		},
		statement: {
			label: texts.line.statement,
			cell: ({ statement }) => <span className="tabular-nums">{statement}</span>,
		},
		amount: {
			label: labels.amount,
			cell: ({ amount }) => (
				<span className="block font-semibold whitespace-nowrap lg:text-right">{euro(amount, "always")}</span>
			),
		},
		orders: {
			...{ label: labels.orders, width: "minmax(8rem,3fr)" },
			cell: (line) => <Orders line={line} texts={texts} />,
		},
		state: { label: labels.state, cell: ({ state }) => <LineBadge state={state} texts={texts} /> },
	});
	const isOnlyOpen = query.choice === "open" && !isNarrowed({ ...query, choice: null });
	const hasAny = found.byStatus === null || Object.keys(found.byStatus).length > 0;
	return (
		<div className="page grid grid-cols-[minmax(0,1fr)] gap-6 pt-8 pb-16">
			<title>{texts.title}</title>
			<div className="flex flex-wrap items-start justify-between gap-4">
				<div className="grid gap-1">
					<h1 className="text-3xl">{texts.title}</h1>
					<p className="max-w-prose text-muted">{texts.intro}</p>
				</div>
				<div className="flex flex-wrap gap-3">
					<IfMay right="bank.change">
						{" "}
						<ButtonLink to={adminUrls.bankImport(language)}>
							<FileUp aria-hidden="true" className="size-5" />
							{texts.importFile}
						</ButtonLink>
					</IfMay>
					<ButtonLink to={adminUrls.openItems(language)} variant="quiet">
						<ListChecks aria-hidden="true" className="size-5" />
						{texts.openItems}
					</ButtonLink>
				</div>
			</div>
			{done && (
				<Notice tone="success" role="status">
					{texts.done[done]}
				</Notice>
			)}
			<FilterForm
				list={bankList}
				query={query}
				address={address}
				words={{
					...{ search: texts.search, hint: texts.searchHint, find: texts.find, showAll: texts.showAll },
					...props.dayWords,
				}}
				filter={{
					...{ label: texts.state, all: texts.anyState },
					choices: bankLineStates.map((value) => {
						const label = texts.states[value];
						const count = found.byStatus?.[value] ?? 0;
						return { value, label: found.byStatus ? `${label} (${number(count)})` : label };
					}),
				}}
			/>
			<ViewLinks list="bank" address={address} query={viewText(bankList, query)} />
			<div className="flex flex-wrap items-center justify-between gap-3">
				<p className="font-semibold" data-testid="found">
					{texts.found} {number(found.total)}
					{found.isMore && "+"}
				</p>
				{rows.length > 0 && columns.choice(new URLSearchParams(bankList.fields(query)).toString())}
			</div>
			{rows.length > 0 ? (
				<CardTable
					label={texts.title}
					columns={[labels.day, ...columns.labels]}
					template={["auto", ...columns.widths]}
					rows={rows.map((line) => ({
						id: line.id,
						to: adminUrls.bankLine(language, line.id),
						name: formatDate(language, noonOf(line.bookedOn)),
						cells: columns.cellsOf(line),
					}))}
				/>
			) : (
				<div className="grid justify-items-center gap-2 rounded-lg border border-dashed border-edge px-4 py-14 text-center">
					<p className="text-lg font-semibold">
						{!hasAny ? texts.none : isOnlyOpen ? texts.nothingOpen : texts.nothing}
					</p>
					{(!hasAny || (!isOnlyOpen && isNarrowed(query))) && (
						<p className="text-muted">{hasAny ? texts.nothingText : texts.noneText}</p>
					)}
				</div>
			)}
			<PageLinks
				texts={texts}
				page={query.page}
				last={pageCount(found.total)}
				to={(page) => bankList.address(address, { ...query, page })}
			/>
		</div>
	);
}
