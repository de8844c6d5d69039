import type { Cents } from "~/values/money.ts";
import { type TariffRow, tariffKey } from "../tariff-admin.ts";

/** Why a line of a file cannot be imported. */
export type LineProblem =
	| "header"
	| "quotes"
	| "columns"
	| "country"
	| "prefix"
	| "placeLong"
	| `${"single" | "double"}${"Form" | "Negative" | "Decimals" | "High"}`
	| "doubleLow"
	| "duplicate";

export type WrongLine = {
	/** Counted from 1, the line of column names included. */
	line: number;
	text: string;
	problems: readonly { code: LineProblem /** For a duplicate: the line that it repeats. */; of?: number }[];
};

/** A file as it was read: rows that are fine, lines that are not, and what rows the wrong ones are about. */
export type TariffFile = {
	rows: readonly TariffRow[];
	wrong: readonly WrongLine[];
	/** Keys of rows that a wrong line names: they are in the file, so they are not removed. */
	mentioned: readonly string[];
};

export type TariffChange = { before: TariffRow; after: TariffRow };

/** What an import does to the table, by country and prefix. */
export type ImportPlan = {
	added: readonly TariffRow[];
	changed: readonly TariffChange[];
	removed: readonly TariffRow[];
	/** How many rows of the file are stored like that already. */
	unchanged: number;
};

/** What a file would do, with a mark of just that. @property good number of lines that can be imported */
export type CheckedImport = { plan: ImportPlan; wrong: TariffFile["wrong"]; good: number; mark: string };

/** Why a file cannot be read at all. */
export type FileProblem = "empty" | "tooManyLines";

function isSame(one: TariffRow, other: TariffRow): boolean {
	return one.place === other.place && one.single === other.single && one.double === other.double;
}

/**
 * What the rows of a file change in the stored table; a row is known by its country and prefix.
 * @param removeMissing whether stored rows go that the file does not name, not even in a wrong line
 */
export function planImport(
	{ rows, mentioned }: Pick<TariffFile, "rows" | "mentioned">,
	stored: readonly TariffRow[],
	removeMissing: boolean,
): ImportPlan {
	const before = new Map(stored.map((row) => [tariffKey(row), row]));
	const named = new Set([...rows.map(tariffKey), ...mentioned]);
	const known = rows.flatMap((after) => {
		const row = before.get(tariffKey(after));
		return row ? [{ before: row, after }] : [];
	});
	const changed = known.filter((change) => !isSame(change.before, change.after));
	return {
		added: rows.filter((row) => !before.has(tariffKey(row))),
		changed,
		removed: removeMissing ? stored.filter((row) => !named.has(tariffKey(row))) : [],
		unchanged: known.length - changed.length,
	};
}

export function isIdle({ added, changed, removed }: ImportPlan): boolean {
	return added.length + changed.length + removed.length === 0;
}

type Facts = Record<string, { place: string; single: Cents; double: Cents }>;

function factsOf(rows: readonly TariffRow[]): Facts {
	return Object.fromEntries(
		rows.map((row) => [tariffKey(row), { place: row.place, single: row.single, double: row.double }]),
	);
}

/** The rows that a plan touches, as they are and as they become, by their keys; untouched rows are left out. */
export function touchedRows({ added, changed, removed }: ImportPlan): { before: Facts; after: Facts } {
	return {
		before: factsOf([...changed.map(({ before }) => before), ...removed]),
		after: factsOf([...changed.map(({ after }) => after), ...added]),
	};
}
