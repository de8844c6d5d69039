import { antwerpClock } from "./antwerp-time.ts";
import type { SheetCell, SheetRow } from "./sheet.ts";

/** The byte order mark by which spreadsheets know UTF-8. */
export const csvMark = "\ufeff";

/**
 * What spreadsheets take for the start of a formula: at the start of a cell, and behind whatever else they may take for
 * a separator, quoted or not.
 */
const formulaStart = /(?<=^|[;,\t\r\n])(?=[=+\-@\t\r])/g;

/** Figures that spreadsheets would calculate with, or show without plus and leading zeros: +32 470 ..., 01067, 3-4. */
const numberLike = /^(?![1-9]\d{0,10}$)(?=.*\d)[+-]?[\d(][\d ()./-]*$/;

/** A text as a spreadsheet shows it. A tab keeps figures a text and is not seen; an apostrophe marks what would run. */
function csvText(text: string): string {
	if (numberLike.test(text)) return `\t${text}`;
	return text.replace(formulaStart, "'");
}

function plainOf(cell: SheetCell): string {
	if (cell === null) return "";
	if (typeof cell === "string") return csvText(cell);
	if ("euros" in cell) return decimal(cell.euros / 100, 2);
	if ("number" in cell) return decimal(cell.number, cell.decimals);
	return "moment" in cell ? antwerpClock(cell.moment).replace("T", " ") : cell.day;
}

function decimal(value: number, decimals: number): string {
	return value.toFixed(decimals).replace(".", ",");
}

/**
 * A row for the spreadsheets of Belgium, the Netherlands, Germany and France, which open it by a double click:
 * semicolons, decimal commas, days as 2026-09-08, quoted where needed (RFC 4180 but for the separator).
 */
export function csvLine(row: SheetRow): string {
	const cells = row.map(plainOf).map((text) => (/[;"\t\r\n]|^\s|\s$/.test(text) ? quoted(text) : text));
	return `${cells.join(";")}\r\n`;
}

function quoted(text: string): string {
	return `"${text.replaceAll('"', '""')}"`;
}
