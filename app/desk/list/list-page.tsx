import type { ReactNode } from "react";
import { useFormat } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Notice } from "~/ui/notice.tsx";
import { memberOf } from "~/values/closed-set.ts";
import { savedViewLists } from "~/values/desk-sets.ts";
import { FileLinks } from "../export/file-links.tsx";
import { useMay } from "../shell/own-rights.tsx";
import { ViewLinks } from "../views/view-links.tsx";
import { FilterForm } from "./filter-form.tsx";
import {
	dateSorts,
	type Found,
	hereText,
	isNarrowed,
	type ListQuery,
	listOf,
	pageCount,
	viewText,
} from "./list-query.ts";
import { PageLinks } from "./page-links.tsx";
import { SeveralBar, type SeveralProps } from "./several-bar.tsx";

type Texts = PageTexts["adminTrade"];

export type ListPageProps = {
	texts: Texts;
	/** What the list is of. */
	words: Texts["orders" | "quotes" | "messages" | "mails"];
	address: string;
	/** Whether all that is found can be taken along: files stand at the list's address and their ending. */
	hasFiles: boolean;
	query: ListQuery;
	found: Found;
	/** In words; none for things without a status. */
	statuses?: Readonly<Record<string, string>>;
	/** What those are called, one and any of them; left out: status. */
	statusWords?: { label: string; all: string };
	/** By what it can be sorted, in words, its own order first. */
	sorts?: Readonly<Record<string, string>>;
	/** Chooses its columns; left out: they are the same for all. Gets the list's query, to come back to. */
	columnChoice?: (query: string) => ReactNode;
	/** Beside the title: the way to a new one, and to what is set for all. */
	ways?: ReactNode;
	/** What keeps the list's things from going on, in words. */
	trouble?: string | null;
	/** What can be done with several at once, by who may; null where nothing can. */
	several?: SeveralProps | null;
};

/** The orders of a list by the moment at which its rows came in, in words. */
export function dateSortWords({ sorts }: Texts): Record<string, string> {
	return Object.fromEntries(dateSorts.map((sort) => [sort, sorts[sort]]));
}

/** What is narrowed by status; the address of each is read with its own closed set. */
const list = listOf();

/** A list of the desk: search, what is found, the file of it, and its pages. Works by its address alone. */
export function ListPage(props: ListPageProps & { children: ReactNode }) {
	const { texts, words, address, hasFiles, query, found, statuses, sorts, children } = props;
	const { number } = useFormat();
	const narrowed = isNarrowed(query);
	const here = hereText(list, query);
	const mayExport = useMay("lists.export");
	const viewsOf = memberOf(savedViewLists, address.split("/").at(-1));
	return (
		<div className="page grid grid-cols-[minmax(0,1fr)] gap-6 pt-8 pb-16">
			<title>{words.title}</title>
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
				<h1 className="text-3xl">{words.title}</h1>
				{props.ways && <div className="flex flex-wrap gap-3">{props.ways}</div>}
			</div>
			{props.trouble && <Notice tone="warning">{props.trouble}</Notice>}
			<FilterForm
				list={list}
				query={query}
				address={address}
				words={{
					search: texts.list.search,
					hint: words.searchHint,
					find: texts.list.apply,
					showAll: texts.list.reset,
					from: texts.list.from,
					to: texts.list.to,
				}}
				filter={
					statuses && {
						label: props.statusWords?.label ?? texts.words.status,
						all: props.statusWords?.all ?? texts.list.anyStatus,
						choices: Object.entries(statuses).map(([value, label]) => ({
							value,
							label: found.byStatus ? `${label} (${number(found.byStatus[value] ?? 0)})` : label,
						})),
					}
				}
				sorting={sorts && { label: texts.list.sort, words: sorts }}
			/>
			{viewsOf && <ViewLinks list={viewsOf} address={address} query={viewText(list, query)} />}
			<div className="flex flex-wrap items-center justify-between gap-3">
				<p className="font-semibold" data-testid="found">
					{texts.list.found} {number(found.total)}
					{found.isMore && "+"}
				</p>
				<div className="flex flex-wrap items-start gap-3">
					{found.total > 0 && props.columnChoice?.(here)}
					{hasFiles && mayExport && found.total > 0 && (
						<FileLinks
							words={texts.list}
							address={(ending) => list.address(`${address}.${ending}`, { ...query, page: 1 })}
						/>
					)}
				</div>
			</div>
			{found.total > 0 ? (
				props.several ? (
					<SeveralBar {...props.several} query={here}>
						{children}
					</SeveralBar>
				) : (
					children
				)
			) : (
				<div className="grid justify-items-center gap-2 rounded-lg border border-dashed border-edge px-4 py-14 text-center">
					<p className="text-lg font-semibold">{narrowed ? texts.list.nothing : words.none}</p>
					<p className="text-muted">{narrowed ? texts.list.nothingText : words.noneText}</p>
				</div>
			)}
			<PageLinks
				texts={texts.list}
				page={query.page}
				last={pageCount(found.total)}
				to={(page) => list.address(address, { ...query, page })}
			/>
		</div>
	);
}
