/** Why a workbook cannot be read; "workbook" for what is none, or a damaged one. */
export type XlsxProblem = "workbook" | "unpacked" | "tooManyLines";
