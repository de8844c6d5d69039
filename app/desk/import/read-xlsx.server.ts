import { XMLParser } from "fast-xml-parser";
import { openZip, UnzipError } from "~/platform/unzip.server.ts";
import { xmlDecoded } from "~/values/xml-text.ts";
import type { XlsxProblem } from "./xlsx-problem.ts";

/** Bytes that the parts of a workbook may have together once they are unpacked. */
export const mostUnpacked = 8_000_000;

/** Cells of a row that are read; a list has a few. */
const mostColumns = 100;

type Node = { [name: string]: unknown };

const lists = new Set(["sheet", "Relationship", "si", "r", "row", "c"]);

const parser = new XMLParser({
	...{ parseTagValue: false, trimValues: false, removeNSPrefix: true },
	...{ ignoreAttributes: false, attributeNamePrefix: "@", parseAttributeValue: false, textNodeName: "#" },
	// Nothing in the file can make itself longer.
	...{ processEntities: false, ignoreDeclaration: true, ignorePiTags: true, maxNestedTags: 40 },
	isArray: (name) => lists.has(name),
});

function child(node: unknown, ...path: string[]): unknown {
	let found = node;
	for (const name of path) {
		if (typeof found !== "object" || found === null || !Object.hasOwn(found, name)) return undefined;
		found = (found as Node)[name];
	}
	return found;
}

function all(node: unknown, ...path: string[]): unknown[] {
	const found = child(node, ...path);
	return Array.isArray(found) ? found : found === undefined ? [] : [found];
}

/** The text of an element, which is a text itself or one with attributes. */
function text(node: unknown): string {
	const found = typeof node === "object" ? child(node, "#") : node;
	return typeof found === "string" ? xmlDecoded(found) : "";
}

/** A string of a workbook: in one piece, or in runs of one look each; `_x000A_` is a sign by its number. */
function stringOf(node: unknown): string {
	const runs = all(node, "r");
	const whole = runs.length > 0 ? runs.map((run) => text(child(run, "t"))).join("") : text(child(node, "t"));
	return whole.replace(/_x([\da-f]{4})_/gi, (_all, code: string) =>
		String.fromCharCode(Number.parseInt(code, 16)),
	);
}

/** From 0: "C7" stands in the column 2; null for what names none. */
function columnOf(reference: string): number | null {
	const letters = /^([A-Z]{1,3})\d+$/.exec(reference)?.[1];
	if (!letters) return null;
	return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** A figure as it is written by hand: 399.49999999999994 is 399.5, in a spreadsheet too. */
function figureOf(value: string): string {
	const number = Number(value);
	return value.trim() === "" || !Number.isFinite(number) ? value : String(Number(number.toPrecision(15)));
}

/** @property isFigure whether it is a number and no text that looks like one */
export type XlsxCell = { text: string; isFigure: boolean };

const noCell: XlsxCell = { text: "", isFigure: false };

function cellOf(cell: unknown, strings: readonly string[]): XlsxCell {
	const value = text(child(cell, "v"));
	switch (child(cell, "@t")) {
		case "s":
			return { text: strings[Number(value)] ?? "", isFigure: false };
		case "inlineStr":
			return { text: stringOf(child(cell, "is")), isFigure: false };
		case "str":
		case "b":
		case "e":
			return { text: value, isFigure: false };
		default:
			return { text: figureOf(value), isFigure: value !== "" };
	}
}

function rowOf(row: unknown, strings: readonly string[]): XlsxCell[] {
	const cells: XlsxCell[] = [];
	let next = 0;
	for (const cell of all(row, "c")) {
		const column = columnOf(String(child(cell, "@r") ?? "")) ?? next;
		next = column + 1;
		if (column < mostColumns) cells[column] = cellOf(cell, strings);
	}
	return Array.from(cells, (cell) => cell ?? noCell);
}

/**
 * The first sheet of an .xlsx file that somebody sent, row by row as its own program counts them; a row that is not in
 * the file is empty. Formulas are their last results. Source: ECMA-376 part 1 (SpreadsheetML).
 * @param mostRows that there may be
 */
export function readXlsx(bytes: Buffer, mostRows: number): XlsxCell[][] | XlsxProblem {
	try {
		const open = openZip(bytes, mostUnpacked);
		const part = (name: string): unknown => {
			const content = open(name);
			if (content === null) return null;
			const xml = new TextDecoder("utf-8", { fatal: true }).decode(content);
			// No office program writes one; what stands in it is another's.
			if (xml.includes("<!DOCTYPE")) throw new UnzipError("damaged");
			return parser.parse(xml);
		};
		const link = String(child(all(part("xl/workbook.xml"), "workbook", "sheets", "sheet")[0], "@id") ?? "");
		const links = all(part("xl/_rels/workbook.xml.rels"), "Relationships", "Relationship");
		const target = String(
			child(
				links.find((one) => child(one, "@Id") === link),
				"@Target",
			) ?? "",
		);
		const sheet = part(target.startsWith("/") ? target.slice(1) : `xl/${target}`);
		if (child(sheet, "worksheet") === undefined) return "workbook";
		const strings = all(part("xl/sharedStrings.xml"), "sst", "si").map(stringOf);
		return rowsOf(all(sheet, "worksheet", "sheetData", "row"), strings, mostRows);
	} catch (error) {
		return error instanceof UnzipError && error.problem === "large" ? "unpacked" : "workbook";
	}
}

function rowsOf(given: unknown[], strings: readonly string[], mostRows: number): XlsxCell[][] | XlsxProblem {
	const rows: XlsxCell[][] = [];
	let next = 0;
	for (const row of given) {
		const number = Number(child(row, "@r") ?? next + 1) - 1;
		const cells = rowOf(row, strings);
		// Formats reach further down than what is written.
		if (!cells.some((cell) => cell.text.trim() !== "")) continue;
		if (!Number.isInteger(number) || number < next) return "workbook";
		if (number >= mostRows) return "tooManyLines";
		rows[number] = cells;
		next = number + 1;
	}
	return Array.from(rows, (cells) => cells ?? []);
}
