import { memberOf } from "~/values/closed-set.ts";
import { type ColumnList, type ColumnOf, listColumns, usualColumns } from "~/values/desk-sets.ts";

/** Of the form that chooses columns. */
export const columnFields = { list: "list", column: "column", back: "query", intent: "intent" } as const;

/** Columns as the database keeps them, by list. */
export type ChosenColumns = Readonly<Partial<Record<string, readonly string[]>>>;

/** The columns of a list in their own order, without what is unknown; the usual ones where none is left. */
export function columnsOf<L extends ColumnList>(list: L, chosen: ChosenColumns): readonly ColumnOf<L>[] {
	const all: readonly ColumnOf<L>[] = listColumns[list];
	const own = all.filter((column) => chosen[list]?.includes(column));
	return own.length > 0 ? own : usualColumns[list];
}

/** What a form chooses; null for the usual ones, and for none at all. */
export function readColumns(list: ColumnList, given: readonly string[]): readonly string[] | null {
	const own = listColumns[list].filter((column) => given.includes(column));
	const isUsual =
		own.length === usualColumns[list].length && usualColumns[list].every((one) => own.includes(one));
	return own.length === 0 || isUsual ? null : own;
}

export const columnListOf = (text: string | null): ColumnList | null =>
	memberOf(Object.keys(listColumns) as ColumnList[], text);
