import { Search } from "lucide-react";
import { Form } from "react-router";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { SelectField, TextField } from "~/ui/field.tsx";
import { isNarrowed, type List, type ListQuery, listFields } from "./list-query.ts";

/** Search and filter of a list. Both live in its address, so they work without scripts. */
export function FilterForm(props: {
	list: Pick<List, "field">;
	query: ListQuery;
	/** Of the list without its query. */
	address: string;
	words: { search: string; find: string; showAll: string; hint?: string; from?: string; to?: string };
	/** The closed set that narrows the list; none for things that have no such thing. */
	filter?: {
		label: string;
		/** What stands for no choice. */
		all: string;
		choices: readonly { value: string; label: string }[];
	};
	/** Further closed sets that narrow the list, each with what is chosen of it. */
	more?: readonly {
		name: string;
		label: string;
		all: string;
		value: string | null;
		choices: readonly { value: string; label: string }[];
	}[];
	/** By what it can be sorted, its own order first. */
	sorting?: { label: string; words: Readonly<Record<string, string>> };
}) {
	const { list, query, address, words, filter, more = [], sorting } = props;
	const { days } = query;
	return (
		<Form
			// The fields say what the address says, also after going back.
			key={`${query.search}|${query.choice}|${days?.from}|${days?.to}|${query.sort}|${more.map(({ value }) => value)}`}
			role="search"
			action={address}
			className="flex flex-wrap items-end gap-4 rounded-lg bg-mist p-4"
		>
			<div className="min-w-0 grow basis-72">
				<TextField
					type="search"
					name={listFields.search}
					label={words.search}
					hint={words.hint}
					defaultValue={query.search}
					maxLength={200}
					autoComplete="off"
				/>
			</div>
			{filter && (
				<div className="grow basis-48 md:self-start">
					<SelectField name={list.field} label={filter.label} defaultValue={query.choice ?? ""}>
						<option value="">{filter.all}</option>
						{filter.choices.map(({ value, label }) => (
							<option key={value} value={value}>
								{label}
							</option>
						))}
					</SelectField>
				</div>
			)}
			{more.map(({ name, label, all, value, choices }) => (
				<div key={name} className="grow basis-48 md:self-start">
					<SelectField name={name} label={label} defaultValue={value ?? ""}>
						<option value="">{all}</option>
						{choices.map((choice) => (
							<option key={choice.value} value={choice.value}>
								{choice.label}
							</option>
						))}
					</SelectField>
				</div>
			))}
			{days && (
				<div className="flex min-w-[min(19rem,100%)] grow basis-76 flex-wrap gap-x-3 gap-y-4 md:self-start [&_input]:px-2">
					{(["from", "to"] as const).map((end) => (
						<div key={end} className="min-w-0 grow basis-36">
							<TextField
								type="date"
								name={listFields[end]}
								label={words[end] ?? ""}
								defaultValue={days[end] ?? ""}
							/>
						</div>
					))}
				</div>
			)}
			{sorting && (
				<div className="grow basis-48 md:self-start">
					<SelectField name={listFields.sort} label={sorting.label} defaultValue={query.sort}>
						{Object.entries(sorting.words).map(([value, word]) => (
							<option key={value} value={value}>
								{word}
							</option>
						))}
					</SelectField>
				</div>
			)}
			<div className="flex flex-wrap gap-3 md:self-start md:pt-6.5">
				<Button type="submit">
					<Search aria-hidden="true" className="size-5" />
					{words.find}
				</Button>
				{(isNarrowed(query) || more.some(({ value }) => value !== null)) && (
					<ButtonLink to={address} variant="plain">
						{words.showAll}
					</ButtonLink>
				)}
			</div>
		</Form>
	);
}
