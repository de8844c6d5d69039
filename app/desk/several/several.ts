import { memberOf } from "~/values/closed-set.ts";
import { plainText } from "~/values/plain-text.ts";
import { isUuid } from "~/values/uuid.ts";
import type { StatusProblem } from "../detail/status-change.ts";
import { pageSize } from "../list/list-query.ts";
import { severalFields } from "../list/several-form.ts";

/** A row as its reader saw it, and what it shall become. */
export type SeenRow<Code extends string = string> = { id: string; seen: Code; to: Code };

/** Why a row stays as it is: for others' sake, because it cannot, or may not by this person, or the shop could not. */
export type RowProblem = StatusProblem | "forbidden" | "failed";

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

export function rowValue({ id, seen, to }: SeenRow): string {
	return `${id}~${seen}~${to}`;
}

/** Name of the field that says what a row was called, for one that is gone by then. */
export function nameField(id: string): string {
	return `name.${id}`;
}

/** The ids that an address names, each once; null for more than a page has. */
export function readPicks(parameters: URLSearchParams): string[] | null {
	const ids = [...new Set(parameters.getAll(severalFields.pick))].filter(isUuid);
	return ids.length > pageSize ? null : ids;
}

/** What an address asks for: rows in the order of the list, and what is to be done; null for what no list sends. */
export function readAsk<Act extends string>(
	parameters: URLSearchParams,
	acts: readonly Act[],
): { ids: string[]; to: Act | null } | null {
	const ids = readPicks(parameters);
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
): (SeenRow<Code> & { name: string })[] | null {
	const rows = new Map<string, SeenRow<Code> & { name: string }>();
	for (const value of form.getAll(severalFields.row)) {
		const [id = "", seenText, toText] = String(value).split("~");
		const [seen, to] = [memberOf(codes, seenText ?? ""), memberOf(codes, toText ?? "")];
		if (!isUuid(id) || seen === null || to === null) return null;
		const name = plainText(String(form.get(nameField(id)) ?? "")).slice(0, 200);
		rows.set(id, { id, seen, to, name });
	}
	return rows.size === 0 || rows.size > pageSize ? null : [...rows.values()];
}

/** The list that was ticked, as it was narrowed. @param back its query, as the address carries it */
export function backTo(list: string, back: string | null): string {
	const query = new URLSearchParams(plainText(back ?? "").slice(0, 2_000)).toString();
	return query ? `${list}?${query}` : list;
}
