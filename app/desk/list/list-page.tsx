import { Download, Search } from "lucide-react";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { useFormat } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Button, ButtonAnchor, ButtonLink } from "~/ui/button.tsx";
import { SelectField, TextField } from "~/ui/field.tsx";
import { type Found, type ListQuery, listAddress, listFields, pageCount } from "./list-query.ts";
import { PageLinks } from "./page-links.tsx";

type Texts = PageTexts["adminTrade"];

export type ListPageProps = {
	texts: Texts;
	/** What the list is of. */
	words: Texts["orders" | "quotes" | "messages" | "mails"];
	address: string;
	/** Where the file of all that is found comes from; null without one. */
	csv: string | null;
	query: ListQuery;
	found: Found;
	/** In words; none for things without a status. */
	statuses?: Readonly<Record<string, string>>;
};

function SearchForm({ texts, words, address, query, found, statuses }: ListPageProps) {
	const { number } = useFormat();
	const narrowed = query.search !== "" || query.status !== null;
	return (
		<Form
			// The fields say what the address says, also after going back.
			key={`${query.search}|${query.status}`}
			role="search"
			action={address}
			className="flex flex-wrap items-end gap-4 rounded-lg bg-mist p-4"
		>
			<div className="min-w-0 grow basis-72">
				<TextField
					type="search"
					name={listFields.search}
					label={texts.list.search}
					hint={words.searchHint}
					defaultValue={query.search}
					maxLength={200}
					autoComplete="off"
				/>
			</div>
			{statuses && (
				<div className="grow basis-48 md:self-start">
					<SelectField name={listFields.status} label={texts.words.status} defaultValue={query.status ?? ""}>
						<option value="">{texts.list.anyStatus}</option>
						{Object.entries(statuses).map(([status, label]) => (
							<option key={status} value={status}>
								{label} ({number(found.byStatus[status] ?? 0)})
							</option>
						))}
					</SelectField>
				</div>
			)}
			<div className="flex flex-wrap gap-3 md:self-start md:pt-6.5">
				<Button type="submit">
					<Search aria-hidden="true" className="size-5" />
					{texts.list.apply}
				</Button>
				{narrowed && (
					<ButtonLink to={address} variant="plain">
						{texts.list.reset}
					</ButtonLink>
				)}
			</div>
		</Form>
	);
}

/** A list of the desk: search, what is found, the file of it, and its pages. Works by its address alone. */
export function ListPage(props: ListPageProps & { children: ReactNode }) {
	const { texts, words, csv, query, found, children } = props;
	const { number } = useFormat();
	const narrowed = query.search !== "" || query.status !== null;
	return (
		<div className="page grid gap-6 pt-8 pb-16">
			<title>{words.title}</title>
			<h1 className="text-3xl">{words.title}</h1>
			<SearchForm {...props} />
			<div className="flex flex-wrap items-center justify-between gap-3">
				<p className="font-semibold" data-testid="found">
					{texts.list.found} {number(found.total)}
				</p>
				{csv && found.total > 0 && (
					<ButtonAnchor href={listAddress(csv, { ...query, page: 1 })} variant="quiet" download>
						<Download aria-hidden="true" className="size-5" />
						{texts.list.csv}
					</ButtonAnchor>
				)}
			</div>
			{found.total > 0 ? (
				children
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
				to={(page) => listAddress(props.address, { ...query, page })}
			/>
		</div>
	);
}
