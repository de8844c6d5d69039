import { CsvError, parse } from "csv-parse/sync";
import type { DecimalSign } from "~/values/euros.ts";
import { plainText } from "~/values/plain-text.ts";
import { tableFields } from "./import-fields.ts";
import { readXlsx, type XlsxCell } from "./read-xlsx.server.ts";
import type { XlsxProblem } from "./xlsx-problem.ts";

/** What a table may have. */
export type TableLimits = { bytes: number; lines: number };

/**
 * What a workbook's first sheet says, as the text of a file: in the dry run the owner sees the lines, and the import takes
 * the same ones. Figures keep their point, and two decimals or more, so that none is read as a thousand.
 */
export function workbookText(
	workbook: ArrayBuffer,
	mostLines: number,
): { text: string } | { problem: XlsxProblem } {
	const rows = readXlsx(Buffer.from(workbook), mostLines);
	if (typeof rows === "string") return { problem: rows };
	const written = ({ text, isFigure }: XlsxCell) => {
		const shown = isFigure ? text.replace(/\.\d$|\.\d{3}$/, "$&0") : text.replace(/\s+/g, " ");
		return /[;"]/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
	};
	return { text: rows.map((cells) => cells.map(written).join(";")).join("\n") };
}

/** How workbooks begin: the archive that .xlsx and .ods are, and the container of .xls. */
const workbooks = [
	[0x50, 0x4b, 0x03, 0x04],
	[0xd0, 0xcf, 0x11, 0xe0],
];

/** Whether a file is a workbook and no text, whatever it is called. */
export function isWorkbook(bytes: ArrayBuffer): boolean {
	const start = new Uint8Array(bytes.slice(0, 4));
	return workbooks.some((signs) => signs.every((sign, at) => start[at] === sign));
}

/**
 * A file's text: UTF-8, with or without its mark; UTF-16 with its mark, as spreadsheets write "Unicode text"; else the
 * Windows character set that they still write.
 */
export function decodeFile(bytes: ArrayBuffer): string {
	const [first, second] = new Uint8Array(bytes.slice(0, 2));
	if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
	if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder("windows-1252").decode(bytes);
	}
}

/** The text of the chosen file, else what was pasted; or why there is none. */
export async function sentTable(
	form: FormData,
	most: TableLimits,
): Promise<{ text: string } | { problem: "tooLarge" | XlsxProblem }> {
	const file = form.get(tableFields.file);
	if (file instanceof File && file.size > 0) {
		if (file.size > most.bytes) return { problem: "tooLarge" };
		const bytes = await file.arrayBuffer();
		const read = isWorkbook(bytes) ? workbookText(bytes, most.lines) : { text: decodeFile(bytes) };
		// The text comes back as a field of the form.
		return "text" in read && Buffer.byteLength(read.text) > most.bytes ? { problem: "tooLarge" } : read;
	}
	const text = String(form.get(tableFields.text) ?? "");
	return Buffer.byteLength(text) > most.bytes ? { problem: "tooLarge" } : { text };
}

/** One line of a table: its cells, or none where quotation marks do not fit. */
export type TableLine = {
	/** Counted from 1 as an editor counts, the line of column names included. */
	line: number;
	text: string;
	cells: readonly string[] | null;
};

/** What stands between the cells: of the signs that spreadsheets use, the one that the first line has most of. */
function delimiterOf(firstLine: string): string {
	const count = (sign: string) => firstLine.split(sign).length;
	return [";", ",", "\t"].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

type Parsed = { record: string[]; raw: string };

function parseCsv(text: string, delimiter: string): Parsed[] {
	const options = {
		delimiter,
		record_delimiter: "\n",
		relax_column_count: true,
		info: true,
		raw: true,
		trim: true,
	};
	return parse(text, options) as unknown as Parsed[];
}

/** Cells without the empty ones that spreadsheets write behind a shorter row. */
function cellsOf({ record }: Parsed, columns: number): string[] {
	const last = record.findLastIndex((cell) => cell !== "");
	return record.slice(0, Math.max(columns, last + 1));
}

/** @param text with plain line feeds */
function linesOf(text: string, delimiter: string, columns: number): TableLine[] {
	try {
		let next = 1;
		return parseCsv(text, delimiter).map((parsed): TableLine => {
			const line = next;
			next += parsed.raw.split("\n").length - 1;
			return { line, text: parsed.raw.trimEnd(), cells: cellsOf(parsed, columns) };
		});
	} catch (error) {
		if (!(error instanceof CsvError)) throw error;
	}
	// A quotation mark without its partner swallows what follows: then each line is read by itself.
	return text.split("\n").map((shown, index): TableLine => {
		try {
			const [parsed] = parseCsv(shown, delimiter);
			return { line: index + 1, text: shown, cells: parsed ? cellsOf(parsed, columns) : [] };
		} catch {
			return { line: index + 1, text: shown, cells: null };
		}
	});
}

/** Columns of a table: in the order of its export, and by what names a file may call each, in small letters. */
export type TableColumns<Column extends string> = {
	columns: readonly Column[];
	namesOf: (column: Column) => readonly string[];
};

/** Where each column of a table stands. */
export type TableHeader<Column extends string> = ReadonlyMap<Column, number>;

/** Where each column stands; null when the names are not those of the export. */
function headerOf<Column extends string>(
	cells: readonly string[] | null,
	{ columns, namesOf }: TableColumns<Column>,
): TableHeader<Column> | null {
	const names = (cells ?? []).map((name) => name.toLowerCase());
	const places = columns.map((column) => {
		const known = namesOf(column);
		return [column, names.findIndex((name) => known.includes(name))] as const;
	});
	return names.length === columns.length && places.every(([, place]) => place >= 0) ? new Map(places) : null;
}

/** What a cell says; the export keeps figures a text by a tab. */
export function cellAt<Column extends string>(
	header: TableHeader<Column>,
	cells: readonly string[],
	column: Column,
): string {
	return (cells[header.get(column) ?? -1] ?? "").trim();
}

/**
 * What the file writes before its cents: the one sign that stands before one or two decimals. Where none does, what goes
 * with its semicolons: spreadsheets that calculate with decimal commas write them. Null where nobody can tell.
 */
function decimalSignOf(prices: readonly string[], delimiter: string): DecimalSign | null {
	const signs = new Set(prices.flatMap((price) => /([.,])\d{1,2}\s*€?$/.exec(price.trim())?.[1] ?? []));
	if (signs.size === 0) return delimiter === ";" ? "," : null;
	const [sign] = signs;
	return signs.size === 1 ? (sign as DecimalSign) : null;
}

/** @property header null where the first line does not name the columns; it is then `lines`' only one */
export type Table<Column extends string> =
	| { header: TableHeader<Column>; lines: readonly TableLine[]; decimalSign: DecimalSign | null }
	| { header: null; first: TableLine };

/**
 * Reads a table as the export writes it or a spreadsheet saves it: semicolons, commas or tabs, quoted cells, decimal commas
 * or points, a byte order mark. Empty lines are left out.
 * @param money columns of amounts, by which the decimal sign is told
 * @returns "empty" where there is nothing to read, "tooManyLines" past the limit
 */
export function readTable<Column extends string>(
	given: string,
	known: TableColumns<Column>,
	{ money, mostLines }: { money: readonly Column[]; mostLines: number },
): Table<Column> | "empty" | "tooManyLines" {
	const text = plainText(given)
		.replace(/^\ufeff/, "")
		.replace(/\r\n?/g, "\n");
	if (text.trim() === "") return "empty";
	if (text.trimEnd().split("\n").length > mostLines) return "tooManyLines";
	const delimiter = delimiterOf(text.split("\n", 1)[0] ?? "");
	const [first, ...lines] = linesOf(text, delimiter, known.columns.length).filter(
		({ cells }) => cells === null || cells.some((cell) => cell),
	);
	const header = headerOf(first?.cells ?? null, known);
	if (!header) return { header, first: first ?? { line: 1, text: "", cells: null } };
	const prices = lines.flatMap(({ cells }) =>
		cells ? money.map((column) => cellAt(header, cells, column)) : [],
	);
	return { header, lines, decimalSign: decimalSignOf(prices, delimiter) };
}
