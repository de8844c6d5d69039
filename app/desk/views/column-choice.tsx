import { Columns3 } from "lucide-react";
import { Form, useLocation } from "react-router";
import { adminUrls } from "~/desk-urls.ts";
import { useLanguage } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { type ColumnList, type ColumnOf, listColumns } from "~/values/desk-sets.ts";
import { columnFields, columnsOf } from "./chosen-columns.ts";
import { useOwnViews } from "./own-views.tsx";

/** Chooses the columns of a list for oneself, without scripts too. @param props.query of the list, which stays as it is */
export function ColumnChoice<L extends ColumnList>(props: {
	list: L;
	query: string;
	/** What each is called. */
	labelOf: (column: ColumnOf<L>) => string;
}) {
	const { list, query, labelOf } = props;
	const { words, columns } = useOwnViews();
	const action = adminUrls.views(useLanguage());
	const shown = columnsOf(list, columns);
	const all: readonly ColumnOf<L>[] = listColumns[list];
	return (
		// Closed again, and as it is stored, once it is: also where nothing was to be changed.
		<details key={useLocation().key} className="relative">
			<summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-md border border-edge bg-surface px-4 font-semibold hover:bg-mist [&::-webkit-details-marker]:hidden">
				<Columns3 aria-hidden="true" className="size-5" />
				{words.columns.title}
			</summary>
			<Form
				method="post"
				action={action}
				preventScrollReset
				className="top-full right-0 z-30 mt-2 grid w-72 max-w-full gap-1 rounded-lg border border-edge bg-surface p-4 shadow-raised lg:absolute lg:max-w-none"
			>
				<input type="hidden" name={columnFields.list} value={list} />
				<input type="hidden" name={columnFields.back} value={query} />
				<fieldset className="grid">
					<legend className="sr-only">{words.columns.title}</legend>
					{all.map((column) => (
						<label key={column} className="flex min-h-11 items-center gap-3 md:min-h-9">
							<input
								type="checkbox"
								name={columnFields.column}
								value={column}
								defaultChecked={shown.includes(column)}
								className="size-5 shrink-0 accent-brand-ink"
							/>
							{labelOf(column)}
						</label>
					))}
				</fieldset>
				<div className="flex flex-wrap gap-2 pt-2">
					<Button type="submit" name={columnFields.intent} value="columns">
						{words.columns.save}
					</Button>
					<Button type="submit" name={columnFields.intent} value="usual-columns" variant="quiet">
						{words.columns.usual}
					</Button>
				</div>
			</Form>
		</details>
	);
}
