import { Search } from "lucide-react";
import { Form } from "react-router";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { SelectField, TextField } from "~/ui/field.tsx";
import { useOwnViews } from "../views/own-views.tsx";
import { isNarrowed, type List, type ListQuery, listFields } from "./list-query.ts";

type Choices = { label: string; choices: readonly { value: string; label: string }[] };

/** @param props.all what stands for no choice; none where there always is one */
function Choice(props: Choices & { name: string; value: string | null | undefined; all?: string }) {
	const { all, value } = props;
	return (
		<div className={`grow md:self-start ${all ? "basis-44" : "basis-56"}`}>
			<SelectField name={props.name} label={props.label} defaultValue={value ?? ""}>
				{all && <option value="">{all}</option>}
				{props.choices.map((choice) => (
					<option key={choice.value} value={choice.value}>
						{choice.label}
					</option>
				))}
			</SelectField>
		</div>
	);
}

/**
 * Search and filter of a list. Both live in its address, so they work without scripts. On a phone the filters are folded
 * behind a line unless they narrow the list, so that its first rows are seen.
 */
export function FilterForm(props: {
	list: Pick<List, "field">;
	query: ListQuery;
	/** Of the list without its query. */
	address: string;
	words: { search: string; find: string; showAll: string; hint?: string; from?: string; to?: string };
	/** The closed set that narrows the list; none for things that have no such thing. */
	filter?: Choices & { all: string };
	/** Further closed sets that narrow the list, each with what is chosen of it. */
	more?: readonly (Choices & { name: string; all: string; value: string | null })[];
	/** By what it can be sorted, its own order first. */
	sorting?: { label: string; words: Readonly<Record<string, string>> };
}) {
	const { list, query, address, words, filter, more = [], sorting } = props;
	const { days } = query;
	const { words: ownWords } = useOwnViews();
	const isFiltered = isNarrowed({ ...query, search: "" }) || more.some(({ value }) => value);
	return (
		<Form
			// The fields say what the address says, also after going back.
			key={JSON.stringify([query, more])}
			role="search"
			action={address}
			className="flex flex-wrap items-end gap-x-3 gap-y-4 rounded-lg bg-mist p-4 [&_input]:px-2 [&_select]:px-2"
		>
			<div className="min-w-0 grow basis-72 md:basis-44 md:self-start">
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
			<details open={isFiltered} className="peer grow open:basis-full md:hidden">
				<summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{ownWords.filter}</summary>
			</details>
			<div className="contents max-md:peer-not-open:hidden">
				{filter && <Choice {...filter} name={list.field} value={query.choice} />}
				{more.map((one) => (
					<Choice key={one.name} {...one} />
				))}
				{days && (
					<div className="flex min-w-[min(20rem,100%)] grow basis-80 flex-wrap gap-x-3 gap-y-4 md:self-start">
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
					<Choice
						name={listFields.sort}
						label={sorting.label}
						value={query.sort}
						choices={Object.entries(sorting.words).map(([value, label]) => ({ value, label }))}
					/>
				)}
			</div>
			<div className="flex flex-wrap gap-x-3 min-[90rem]:flex-col min-[90rem]:self-start min-[90rem]:pt-6.5">
				<Button type="submit">
					<Search aria-hidden="true" className="size-5" />
					{words.find}
				</Button>
				{(isFiltered || query.search) && (
					<ButtonLink to={address} variant="plain">
						{words.showAll}
					</ButtonLink>
				)}
			</div>
		</Form>
	);
}
