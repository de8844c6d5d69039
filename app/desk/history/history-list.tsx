import { Search } from "lucide-react";
import { Form } from "react-router";
import { useFormat } from "~/i18n/i18n.tsx";
import type { PageTexts } from "~/i18n/messages/catalogue.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { SelectField, TextField } from "~/ui/field.tsx";
import { CardTable } from "../list/card-table.tsx";
import { pageCount } from "../list/list-query.ts";
import { Moment } from "../parts/moment.tsx";
import { ViewLinks } from "../views/view-links.tsx";
import type { HistoryFacets, ListedChange } from "./history.store.server.ts";
import { type HistoryQuery, historyAddress, historyFields, isNarrowed } from "./history-query.ts";
import { thingName } from "./history-words.ts";

type Texts = PageTexts["adminAudit"];

type HistoryListProps = {
	texts: Texts;
	query: HistoryQuery;
	changes: readonly ListedChange[];
	facets: HistoryFacets;
	/** Of this page without its query, and of a change. */
	address: string;
	changeAddress: (id: string) => string;
};

type Option = { value: string; label: string };

function Filter(props: {
	name: "person" | "entity" | "action";
	label: string;
	any: string;
	chosen: string;
	options: readonly Option[];
}) {
	// What is filtered by stays chosen, also where nothing of it is left.
	const missing = props.chosen !== "" && !props.options.some(({ value }) => value === props.chosen);
	const options = missing ? [...props.options, { value: props.chosen, label: props.chosen }] : props.options;
	return (
		<SelectField name={historyFields[props.name]} label={props.label} defaultValue={props.chosen}>
			<option value="">{props.any}</option>
			{options.map(({ value, label }) => (
				<option key={value} value={value}>
					{label}
				</option>
			))}
		</SelectField>
	);
}

function Filters({ texts, query, facets, address }: HistoryListProps) {
	const options = <T extends string>(values: readonly T[], word: (value: T) => string) =>
		values
			.map((value) => ({ value, label: word(value) }))
			.toSorted((one, other) => one.label.localeCompare(other.label));
	return (
		<Form
			// The fields say what the address says, also after going back.
			key={historyAddress("", { ...query, page: 1 })}
			role="search"
			action={address}
			className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg bg-mist p-4 sm:grid-cols-[repeat(2,minmax(0,1fr))] lg:grid-cols-[repeat(3,minmax(0,1fr))]"
		>
			<Filter
				name="person"
				label={texts.person}
				any={texts.anyone}
				chosen={query.person}
				options={options(facets.people, (person) => person)}
			/>
			<Filter
				name="entity"
				label={texts.entity}
				any={texts.anything}
				chosen={query.entity}
				options={options(facets.entities, (entity) => texts.entities[entity])}
			/>
			<Filter
				name="action"
				label={texts.action}
				any={texts.anyAction}
				chosen={query.action}
				options={options(facets.actions, (action) => texts.actions[action])}
			/>
			<TextField
				type="search"
				name={historyFields.id}
				label={texts.id}
				defaultValue={query.id}
				maxLength={200}
				autoComplete="off"
				spellCheck={false}
			/>
			<TextField
				type="date"
				name={historyFields.from}
				label={texts.from}
				defaultValue={query.from}
				className="min-w-0"
			/>
			<TextField
				type="date"
				name={historyFields.to}
				label={texts.to}
				defaultValue={query.to}
				className="min-w-0"
			/>
			<div className="col-span-full flex flex-wrap gap-3">
				<Button type="submit">
					<Search aria-hidden="true" className="size-5" />
					{texts.apply}
				</Button>
				{isNarrowed(query) && (
					<ButtonLink to={address} variant="plain">
						{texts.reset}
					</ButtonLink>
				)}
			</div>
		</Form>
	);
}

function Pages({ texts, query, facets, address }: HistoryListProps) {
	const { number } = useFormat();
	const last = pageCount(facets.total);
	if (last === 1) return null;
	const to = (page: number) => historyAddress(address, { ...query, page });
	return (
		<nav aria-label={texts.pages} className="flex flex-wrap items-center justify-between gap-4">
			{query.page > 1 ? (
				<ButtonLink to={to(query.page - 1)} variant="quiet" rel="prev">
					{texts.previous}
				</ButtonLink>
			) : (
				<span />
			)}
			<span className="font-semibold">
				{texts.page} {number(query.page)} / {number(last)}
			</span>
			{query.page < last ? (
				<ButtonLink to={to(query.page + 1)} variant="quiet" rel="next">
					{texts.next}
				</ButtonLink>
			) : (
				<span />
			)}
		</nav>
	);
}

/** Who changed what and when, newest first; works by its address alone. */
export function HistoryList(props: HistoryListProps) {
	const { texts, query, changes, facets } = props;
	const { number } = useFormat();
	const { thing, action, moment, person } = texts.columns;
	return (
		<div className="page grid grid-cols-[minmax(0,1fr)] gap-6 pt-8 pb-16">
			<title>{texts.title}</title>
			<header className="grid gap-2">
				<h1 className="text-3xl">{texts.title}</h1>
				<p className="max-w-prose text-lg text-muted">{texts.intro}</p>
			</header>
			<Filters {...props} />
			<ViewLinks
				list="history"
				address={props.address}
				query={historyAddress("", { ...query, page: 1 }).slice(1)}
			/>
			<p className="font-semibold" data-testid="found">
				{texts.found} {number(facets.total)}
			</p>
			{changes.length > 0 ? (
				<CardTable
					label={texts.title}
					columns={[thing, action, moment, person]}
					template="lg:grid-cols-[minmax(0,2fr)_minmax(0,1.5fr)_auto_minmax(0,2fr)]"
					rows={changes.map((change) => ({
						id: change.id,
						to: props.changeAddress(change.id),
						name: thingName(texts, change),
						cells: [
							texts.actions[change.action],
							<Moment key="moment" date={change.createdAt} />,
							change.userEmail,
						],
					}))}
				/>
			) : (
				<div className="grid justify-items-center gap-2 rounded-lg border border-dashed border-edge px-4 py-14 text-center">
					<p className="text-lg font-semibold">{isNarrowed(query) ? texts.nothing : texts.none}</p>
					<p className="text-muted">{isNarrowed(query) ? texts.nothingText : texts.noneText}</p>
				</div>
			)}
			<Pages {...props} />
		</div>
	);
}
