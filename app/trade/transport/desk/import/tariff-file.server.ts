import { CsvError, parse } from "csv-parse/sync";
import { readXlsx, type XlsxCell } from "~/desk/import/read-xlsx.server.ts";
import type { XlsxProblem } from "~/desk/import/xlsx-problem.ts";
import { memberOf } from "~/values/closed-set.ts";
import { type DecimalSign, parseEuros } from "~/values/euros.ts";
import { noCents } from "~/values/money.ts";
import { plainText } from "~/values/plain-text.ts";
import { transportCountries } from "~/values/vocabulary.ts";
import {
	cleanPlace,
	isPrefix,
	longestPlace,
	mostTariff,
	type TariffRow,
	tariffKey,
} from "../tariff-admin.ts";
import type { FileProblem, LineProblem, TariffFile, WrongLine } from "./plan-import.ts";
import { type Column, columns, namesOf } from "./tariff-sheet.server.ts";

export const mostBytes = 1_000_000;
export const mostLines = 5_000;

/**
 * What a workbook's first sheet says, as the text of a file: in the dry run the owner sees the lines, and the import takes
 * the same ones. Figures keep their point, and two decimals or more, so that none is read as a thousand.
 */
export function tariffText(workbook: ArrayBuffer): { text: string } | { problem: XlsxProblem } {
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

/** One line of the file: its cells, or none where quotation marks do not fit. */
type Line = { line: number; text: string; cells: readonly string[] | null };

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
function cellsOf({ record }: Parsed): string[] {
	const last = record.findLastIndex((cell) => cell !== "");
	return record.slice(0, Math.max(columns.length, last + 1));
}

/** @param text with plain line feeds */
function linesOf(text: string, delimiter: string): Line[] {
	try {
		let next = 1;
		return parseCsv(text, delimiter).map((parsed): Line => {
			const line = next;
			next += parsed.raw.split("\n").length - 1;
			return { line, text: parsed.raw.trimEnd(), cells: cellsOf(parsed) };
		});
	} catch (error) {
		if (!(error instanceof CsvError)) throw error;
	}
	// A quotation mark without its partner swallows what follows: then each line is read by itself.
	return text.split("\n").map((shown, index): Line => {
		try {
			const [parsed] = parseCsv(shown, delimiter);
			return { line: index + 1, text: shown, cells: parsed ? cellsOf(parsed) : [] };
		} catch {
			return { line: index + 1, text: shown, cells: null };
		}
	});
}

type Header = ReadonlyMap<Column, number>;

/** Where each column stands; null when the names are not those of the export. */
function headerOf(cells: readonly string[] | null): Header | null {
	const names = (cells ?? []).map((name) => name.toLowerCase());
	const places = columns.map((column) => {
		const known = namesOf(column);
		return [column, names.findIndex((name) => known.includes(name))] as const;
	});
	return names.length === columns.length && places.every(([, place]) => place >= 0) ? new Map(places) : null;
}

/**
 * What the file writes before its cents: the one sign that stands before one or two decimals. Where none does, what goes
 * with its semicolons: spreadsheets that calculate with decimal commas write them. Null where nobody can tell.
 */
function decimalSignOf(header: Header, lines: readonly Line[], delimiter: string): DecimalSign | null {
	const prices = lines.flatMap(({ cells }) =>
		cells ? [cellAt(header, cells, "single"), cellAt(header, cells, "double")] : [],
	);
	const signs = new Set(prices.flatMap((price) => /([.,])\d{1,2}\s*€?$/.exec(price.trim())?.[1] ?? []));
	if (signs.size === 0) return delimiter === ";" ? "," : null;
	const [sign] = signs;
	return signs.size === 1 ? (sign as DecimalSign) : null;
}

function cellAt(header: Header, cells: readonly string[], column: Column): string {
	// The export keeps figures a text by a tab.
	return (cells[header.get(column) ?? -1] ?? "").trim();
}

const capital = { form: "Form", negative: "Negative", decimals: "Decimals", high: "High" } as const;

/** The row of a line, as far as it can be read, and what is wrong with it. */
function readRow(
	header: Header,
	cells: readonly string[],
	decimalSign: DecimalSign | null,
): { row: TariffRow; problems: LineProblem[] } {
	if (cells.length !== columns.length) {
		const row = { country: "BE", prefix: "", place: "", single: noCents, double: noCents } as const;
		return { row, problems: ["columns"] };
	}
	const problems: LineProblem[] = [];
	const country = memberOf(transportCountries, cellAt(header, cells, "country").toUpperCase());
	const prefix = cellAt(header, cells, "prefix");
	const place = cleanPlace(cellAt(header, cells, "place"));
	if (!country) problems.push("country");
	if (!isPrefix(prefix)) problems.push("prefix");
	if (place.length > longestPlace) problems.push("placeLong");
	function price(name: "single" | "double") {
		const euros = parseEuros(cellAt(header, cells, name), mostTariff, decimalSign);
		if ("amount" in euros) return euros.amount;
		problems.push(`${name}${capital[euros.problem]}`);
		return null;
	}
	const [single, double] = [price("single"), price("double")];
	if (single !== null && double !== null && double < single) problems.push("doubleLow");
	const row = {
		country: country ?? "BE",
		prefix,
		place,
		single: single ?? noCents,
		double: double ?? noCents,
	};
	return { row, problems };
}

/** The key of the row that a line is about, whatever else is wrong with it; null when it does not say. */
function keyIn(
	header: Header,
	cells: readonly string[],
	prefixOf = (prefix: string) => prefix,
): string | null {
	const country = memberOf(transportCountries, cellAt(header, cells, "country").toUpperCase());
	const prefix = prefixOf(cellAt(header, cells, "prefix"));
	return country && isPrefix(prefix) ? tariffKey({ country, prefix }) : null;
}

/** Spreadsheets drop a leading zero. */
const withZero = (prefix: string) => prefix.replace(/^\d$/, "0$&");

/**
 * Reads a file of tariffs as the export writes it or a spreadsheet saves it: semicolons, commas or tabs, quoted cells,
 * decimal commas or points, a byte order mark.
 * @returns "empty" where there is nothing to read, "tooManyLines" past the limit
 */
export function readTariffFile(given: string): TariffFile | FileProblem {
	const text = plainText(given)
		.replace(/^\ufeff/, "")
		.replace(/\r\n?/g, "\n");
	if (text.trim() === "") return "empty";
	if (text.trimEnd().split("\n").length > mostLines) return "tooManyLines";
	const delimiter = delimiterOf(text.split("\n", 1)[0] ?? "");
	const [first, ...lines] = linesOf(text, delimiter).filter(
		({ cells }) => cells === null || cells.some((cell) => cell),
	);
	const header = headerOf(first?.cells ?? null);
	if (!header) {
		const problems = [{ code: "header" as const }];
		return {
			rows: [],
			wrong: [{ line: first?.line ?? 1, text: first?.text ?? "", problems }],
			mentioned: [],
		};
	}
	const decimalSign = decimalSignOf(header, lines, delimiter);
	const rows: TariffRow[] = [];
	const wrong: WrongLine[] = [];
	const mentioned: string[] = [];
	const firstLineOf = new Map<string, number>();
	for (const { line, text: shown, cells } of lines) {
		if (cells === null) {
			wrong.push({ line, text: shown, problems: [{ code: "quotes" }] });
			continue;
		}
		const key = keyIn(header, cells);
		const earlier = key === null ? undefined : firstLineOf.get(key);
		if (key !== null && earlier === undefined) firstLineOf.set(key, line);
		const { row, problems } = readRow(header, cells, decimalSign);
		if (problems.length === 0 && earlier === undefined) {
			rows.push(row);
			continue;
		}
		const repeats = earlier === undefined ? [] : [{ code: "duplicate" as const, of: earlier }];
		wrong.push({ line, text: shown, problems: [...problems.map((code) => ({ code })), ...repeats] });
		mentioned.push(keyIn(header, cells, withZero) ?? "");
	}
	return { rows, wrong, mentioned };
}
