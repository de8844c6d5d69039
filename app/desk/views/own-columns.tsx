import type { ReactNode } from "react";
import type { ColumnList, ColumnOf } from "~/values/desk-sets.ts";
import { columnsOf } from "./chosen-columns.ts";
import { ColumnChoice } from "./column-choice.tsx";
import { useOwnViews } from "./own-views.tsx";

/** A column of a list. @property width on a desktop, as CSS has it; left out: as wide as what stands in it */
type Column<Row> = { label: string; width?: string; cell: (row: Row) => ReactNode };

/** The columns of a list that whoever looks at it has chosen, in their order. */
export function useChosenColumns<L extends ColumnList>(list: L): readonly ColumnOf<L>[] {
	return columnsOf(list, useOwnViews().columns);
}

/**
 * A list's columns as whoever looks at it has chosen them: for its table, behind the row's name, and what chooses them.
 * @param columns all that the list can have
 */
export function useOwnColumns<L extends ColumnList, Row>(
	list: L,
	columns: Readonly<Record<ColumnOf<L>, Column<Row>>>,
) {
	const shown = useChosenColumns(list).map((column) => columns[column]);
	return {
		labels: shown.map(({ label }) => label),
		widths: shown.map(({ width = "auto" }) => width),
		cellsOf: (row: Row) => shown.map(({ cell }) => cell(row)),
		choice: (query: string) => (
			<ColumnChoice list={list} query={query} labelOf={(column) => columns[column].label} />
		),
	};
}
