// biome-ignore-all lint/a11y/noRedundantRoles: a row shown as a card on a phone would lose its role
import { LayoutList } from "lucide-react";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { DeleteAsk, EditLink, RowLink } from "~/desk/list/row-actions.tsx";
import { Tick } from "~/desk/list/tick.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Badge } from "~/ui/badge.tsx";
import { isNeeded, type ListedPage } from "./page-admin.ts";
import { ownName, pageName } from "./page-name.ts";

type Texts = PageTexts["adminPages"];

/** A cell; where rows are cards, it carries its column's name. */
function Cell(props: { label: string; children: ReactNode }) {
	return (
		<td
			role="cell"
			className="col-span-full flex items-center justify-between gap-4 py-1 lg:table-cell lg:px-3 lg:py-2"
		>
			<span aria-hidden="true" className="text-sm text-muted lg:hidden">
				{props.label}
			</span>
			<span className="min-w-0">{props.children}</span>
		</td>
	);
}

function PageRow(props: {
	texts: Texts;
	page: ListedPage;
	tick: string | null;
	changeAddress: string;
	editAddress: string;
	sections: { label: string; address: string };
}) {
	const { texts, page, tick } = props;
	const name = pageName(texts, page);
	const status = page.isPublished ? texts.published : texts.draft;
	const change = page.isPublished ? texts.unpublish : texts.publish;
	return (
		<tr
			role="row"
			data-row
			className="grid grid-cols-[auto_minmax(0,1fr)] rounded-lg border border-line p-4 lg:table-row lg:border-x-0 lg:border-t-0 lg:p-0"
		>
			{tick !== null && (
				<td role="cell" className="lg:w-11 lg:pl-4">
					<Tick id={page.id} label={tick} name={name} className="-mt-2 -ml-3 lg:m-0" />
				</td>
			)}
			<th
				role="rowheader"
				scope="row"
				className={`${tick === null ? "col-span-full" : ""} pb-2 text-left text-lg font-semibold lg:table-cell lg:px-3 lg:py-2 lg:text-base`}
			>
				{page.title ?? ownName(texts, page.slug) ?? (
					<span className="font-normal text-muted italic">{texts.noTranslation}</span>
				)}
			</th>
			<Cell label={texts.columns.slug}>
				<span className="break-all">{page.slug}</span>
			</Cell>
			<Cell label={texts.columns.visibility}>{texts.visibilities[page.visibility]}</Cell>
			<Cell label={texts.columns.menuSection}>{texts.menuSections[page.menuSection]}</Cell>
			<Cell label={texts.columns.status}>
				<Form method="post" action={props.changeAddress} preventScrollReset>
					<input type="hidden" name="id" value={page.id} />
					<input type="hidden" name="publish" value={page.isPublished ? "no" : "yes"} />
					<button
						type="submit"
						name="intent"
						value="publish"
						title={change}
						aria-label={`${status}. ${change}: ${name}`}
						className="inline-flex min-h-11 items-center rounded-md px-1 underline-offset-4 hover:underline"
					>
						<Badge tone={page.isPublished ? "success" : "warning"}>{status}</Badge>
					</button>
				</Form>
			</Cell>
			<Cell label={texts.columns.actions}>
				<span className="flex gap-2">
					<EditLink to={props.editAddress} label={texts.edit} name={name} />
					<RowLink to={props.sections.address} label={props.sections.label} name={name} icon={LayoutList} />
					{!isNeeded(page.slug) && <DeleteAsk id={page.id} label={texts.delete} name={name} />}
				</span>
			</Cell>
		</tr>
	);
}

/** The pages as a table; where it would not fit, on a phone and a tablet, each row is a card. */
export function PageTable(props: {
	texts: Texts;
	pages: readonly ListedPage[];
	/** What ticking a row is called; null, or left out: nothing can be done with several. */
	tick?: string | null;
	/** Of the list with its query, for what is changed here. */
	changeAddress: string;
	editAddress: (id: string) => string;
	/** What leads to a page's sections. */
	sections: { label: string; address: (id: string) => string };
}) {
	const { texts, pages, tick = null } = props;
	if (pages.length === 0) return <p className="rounded-lg bg-mist p-6 text-muted">{texts.empty}</p>;
	const heads = [...(["title", "slug", "visibility", "menuSection", "status", "actions"] as const)].map(
		(column) => texts.columns[column],
	);
	return (
		<table
			role="table"
			aria-keyshortcuts={tick === null ? "j k" : "j k x"}
			className="block w-full border-collapse lg:table"
		>
			<caption className="sr-only">{texts.title}</caption>
			<thead role="rowgroup" className="sr-only lg:not-sr-only lg:table-header-group">
				<tr role="row" className="border-b border-edge text-left text-sm">
					{tick !== null && <td role="cell" />}
					{heads.map((head) => (
						<th key={head} role="columnheader" scope="col" className="px-3 py-2">
							{head}
						</th>
					))}
				</tr>
			</thead>
			<tbody role="rowgroup" className="grid gap-3 lg:table-row-group">
				{pages.map((page) => (
					<PageRow
						key={page.id}
						texts={texts}
						page={page}
						tick={tick}
						changeAddress={props.changeAddress}
						editAddress={props.editAddress(page.id)}
						sections={{ label: props.sections.label, address: props.sections.address(page.id) }}
					/>
				))}
			</tbody>
		</table>
	);
}
