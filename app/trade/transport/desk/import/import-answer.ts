import { importFields as everyImport, tableFields } from "~/desk/import/import-fields.ts";
import type { XlsxProblem } from "~/desk/import/xlsx-problem.ts";
import type { CheckedImport, FileProblem } from "./plan-import.ts";

export const importFields = { ...everyImport, ...tableFields, removeMissing: "removeMissing" } as const;

/** What came of a file: what it would do, or why it cannot be read; everything typed comes back. */
export type ImportAnswer = {
	problem: FileProblem | "tooLarge" | XlsxProblem | "changedSince" | "failed" | null;
	/** The file's text, for the import itself. */
	text: string;
	removeMissing: boolean;
	check: CheckedImport | null;
};
