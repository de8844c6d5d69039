import { importFields as everyImport, tableFields } from "~/desk/import/import-fields.ts";
import type { XlsxProblem } from "~/desk/import/xlsx-problem.ts";
import type { Day } from "~/values/day.ts";
import type { EurosProblem } from "~/values/euros.ts";
import type { SaleField, SalePart } from "../sale-facts.ts";

export const importFields = { ...everyImport, ...tableFields } as const;

/** Why a line of a file cannot be imported. */
export type LineProblem =
	| { code: "header" | "quotes" | "columns" | "id" | "unknown" }
	/** @property of the line that it repeats */
	| { code: "duplicate"; of: number }
	| { code: EurosProblem | "yesNo" | "stock"; column: SaleField }
	| { code: "day" | "past" | "far"; column: "from" };

export type WrongLine = {
	/** Counted from 1, the line of column names included. */
	line: number;
	text: string;
	problems: readonly LineProblem[];
};

/** A file as it was read: rows that are fine, and lines that are not. @property from null: at once */
export type ProductFile = {
	rows: { line: number; text: string; id: string; wanted: SalePart; from: Day | null }[];
	wrong: WrongLine[];
};

/** Different days under "from" of one file; each is a plan of its own. */
export const mostDays = 12;

/** Changes that are shown of each day; all are counted. */
export const mostShown = 200;

export type CheckedImport = {
	/** What changes at once (null), and from each day on, the next first. */
	days: {
		from: Day | null;
		size: number;
		items: { productId: string; label: string; before: SalePart; after: SalePart }[];
	}[];
	/** Lines of the file that say what is stored anyway. */
	unchanged: number;
	wrong: readonly WrongLine[];
	/** Lines that can be imported. */
	good: number;
	/** Names the drafts that it is kept as. */
	mark: string;
};

/** What came of a file: what it would do, or why it cannot be read. */
export type ProductImportAnswer = {
	problem:
		| "empty"
		| "tooManyLines"
		| "tooLarge"
		| "tooManyDays"
		| XlsxProblem
		| "changedSince"
		| "failed"
		| null;
	/** What was pasted. */
	text: string;
	check: CheckedImport | null;
};
