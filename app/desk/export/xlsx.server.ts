import { zipFile } from "~/platform/zip.server.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import type { Sheet, SheetCell, SheetRow } from "~/values/sheet.ts";

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packages = "http://schemas.openxmlformats.org/package/2006";
const type = "application/vnd.openxmlformats-officedocument.spreadsheetml";

export const xlsxType = `${type}.sheet`;

/** What a cell can hold (Excel's specifications and limits). */
const longestText = 32_767;

/** Places of the formats in `styles`; days and amounts are shown as each owner's own machine writes them. */
const styles = { text: 0, heading: 1, money: 2, whole: 3, moment: 4, day: 5 } as const;
/** The formats that every spreadsheet has by number (ECMA-376 §18.8.30), in the order of the places. */
const formats = [49, 49, 4, 1, 22, 14];

const contentTypes = `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/></Types>`;
const packageLinks = `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;
const bookLinks = `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`;
const styleSheet = `${head}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${formats.length}">${formats.map((format, place) => `<xf numFmtId="${format}" fontId="${place === styles.heading ? 1 : 0}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`).join("")}</cellXfs></styleSheet>`;

const marks: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text for a part of the book: without what XML knows no sign for; `_x0041_` would be read as a letter. */
function xmlText(text: string): string {
	return (
		text
			.slice(0, longestText)
			.toWellFormed()
			// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what goes
			.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
			.replace(/_(?=x[0-9a-f]{4}_)/gi, "_x005F_")
			.replace(/\r\n?/g, "\n")
			.replace(/[&<>"]/g, (sign) => marks[sign] ?? sign)
	);
}

function textCell(text: string, style: number): string {
	if (text === "") return "<c/>";
	return `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;
}

function numberCell(value: number | string, style: number): string {
	return `<c s="${style}"><v>${value}</v></c>`;
}

/** Days since the start of the spreadsheets' calendar, by a clock that is counted as if it stood in Greenwich. */
function serialDay(clock: string): number {
	return (Date.parse(`${clock}Z`) - Date.UTC(1899, 11, 30)) / 86_400_000;
}

function cellXml(cell: SheetCell): string {
	if (cell === null) return "<c/>";
	if (typeof cell === "string") return textCell(cell, styles.text);
	if ("euros" in cell) return numberCell((cell.euros / 100).toFixed(2), styles.money);
	if ("number" in cell) return numberCell(cell.number, cell.decimals === 0 ? styles.whole : styles.money);
	if ("moment" in cell) return numberCell(serialDay(antwerpClock(cell.moment)), styles.moment);
	return numberCell(serialDay(`${cell.day}T00:00`), styles.day);
}

function rowXml(cells: readonly string[]): string {
	return `<row>${cells.join("")}</row>`;
}

/** The sheet, row by row; its headings stay in sight. */
async function* sheetXml({ headings, portions }: Sheet): AsyncGenerator<string> {
	const widths = headings.map((heading) => Math.min(40, Math.max(14, heading.length + 3)));
	const columns = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}"/>`);
	yield `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join("")}</cols><sheetData>`;
	yield rowXml(headings.map((heading) => textCell(heading, styles.heading)));
	for await (const rows of portions) {
		yield rows.map((row: SheetRow) => rowXml(row.map(cellXml))).join("");
	}
	yield "</sheetData></worksheet>";
}

/** What a sheet may be called (Excel's rules): 31 letters, none of these. */
function sheetName(title: string): string {
	return xmlText(title.replace(/[\\/?*[\]:']/g, " ").slice(0, 31)).trim() || "1";
}

/**
 * A workbook of one sheet, as it grows: amounts and days are numbers with a format, a text is a text, whatever it begins
 * with; nothing in it is a formula. Source: ECMA-376 part 1 (SpreadsheetML).
 */
export function xlsxFile(title: string, sheet: Sheet): AsyncGenerator<Uint8Array> {
	const book = `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${sheetName(title)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
	return zipFile([
		{ name: "[Content_Types].xml", content: [contentTypes] },
		{ name: "_rels/.rels", content: [packageLinks] },
		{ name: "xl/workbook.xml", content: [book] },
		{ name: "xl/_rels/workbook.xml.rels", content: [bookLinks] },
		{ name: "xl/styles.xml", content: [styleSheet] },
		{ name: "xl/worksheets/sheet1.xml", content: sheetXml(sheet) },
	]);
}
