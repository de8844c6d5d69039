import { memberOf } from "~/values/closed-set.ts";
import { plainText } from "~/values/plain-text.ts";
import { isUuid } from "~/values/uuid.ts";
import type { StatusProblem } from "../detail/status-change.ts";
import { pageSize } from "../list/list-query.ts";
import { severalFields } from "../list/several-form.ts";

/**
 * A row as its reader saw it, and what it shall become.
 * @property version of what was seen, where more of it counts than what it is
 */
export type SeenRow<Code extends string = string> = { id: string; seen: Code; to: Code; version?: string };

/**
 * Why a row stays as it is: for others' sake, because it cannot, because the shop needs it, something uses it or its
 * address is another's now, or may not by this person, or the shop could not.
 */
export type RowProblem = StatusProblem | "needed" | "used" | "taken" | "forbidden" | "failed";

/** What a verb says of a row. @property told whether a letter went */
export type RowResult = { changed: boolean; told?: boolean } | { problem: RowProblem };

/** What the rows of a list are named by, and how many of them a page has. */
export type RowKind = { isId: (text: string) => boolean; most: number };
const usualRows: RowKind = { isId: isUuid, most: pageSize };

/** What came of a row; "already": somebody has done it, such as the same form sent before. */
export type RowOutcome = SeenRow & { name: string; outcome: "done" | "already" | RowProblem };

/**
 * What the server says to the form.
 * @property told letters that it wrote
 * @property isUndo whether it took back what had been done
 * @property canUndo rows that can go back to what they were
 */
export type SeveralAnswer = {
	outcomes: readonly RowOutcome[];
	told: number;
	isUndo: boolean;
	canUndo: readonly SeenRow[];
};

export function rowValue({ id, seen, to, version }: SeenRow): string {
	return [id, seen, to, ...(version === undefined ? [] : [version])].join("~");
}

/** Name of the field that says what a row was called, for one that is gone by then. */
export function nameField(id: string): string {
	return `name.${id}`;
}

/** The ids that an address names, each once; null for more than a page has. */
export function readPicks(parameters: URLSearchParams, { isId, most } = usualRows): string[] | null {
	const ids = [...new Set(parameters.getAll(severalFields.pick))].filter(isId);
	return ids.length > most ? null : ids;
}

/** What an address asks for: rows in the order of the list, and what is to be done; null for what no list sends. */
export function readAsk<Act extends string>(
	parameters: URLSearchParams,
	acts: readonly Act[],
	kind = usualRows,
): { ids: string[]; to: Act | null } | null {
	const ids = readPicks(parameters, kind);
	return ids && { ids, to: memberOf(acts, parameters.get(severalFields.to) ?? "") };
}

/** Rows in the order of their ids; what is gone is left out. */
export function inOrder<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
	const rowOf = new Map(rows.map((row) => [row.id, row]));
	return ids.flatMap((id) => rowOf.get(id) ?? []);
}

/** Rows of the question's form, each once; null for what no page of the desk sends. */
export function readRows<Code extends string>(
	form: FormData,
	codes: readonly Code[],
	{ isId, most } = usualRows,
): (SeenRow<Code> & { name: string })[] | null {
	const rows = new Map<string, SeenRow<Code> & { name: string }>();
	for (const value of form.getAll(severalFields.row)) {
		const [id = "", seenText, toText, version] = String(value).split("~");
		const [seen, to] = [memberOf(codes, seenText ?? ""), memberOf(codes, toText ?? "")];
		if (!isId(id) || seen === null || to === null) return null;
		const name = plainText(String(form.get(nameField(id)) ?? "")).slice(0, 200);
		rows.set(id, { id, seen, to, name, ...(version !== undefined && { version }) });
	}
	return rows.size === 0 || rows.size > most ? null : [...rows.values()];
}

/** The list that was ticked, as it was narrowed. @param back its query, as the address carries it */
export function backTo(list: string, back: string | null): string {
	const query = new URLSearchParams(plainText(back ?? "").slice(0, 2_000)).toString();
	return query ? `${list}?${query}` : list;
}
