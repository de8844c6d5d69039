import { type ZipPart, zipFile } from "~/platform/zip.server.ts";
import { antwerpClock } from "~/values/antwerp-time.ts";
import { markupText } from "~/values/markup-text.ts";
import type { Sheet, SheetCell, SheetRow } from "~/values/sheet.ts";

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packages = "http://schemas.openxmlformats.org/package/2006";
const type = "application/vnd.openxmlformats-officedocument.spreadsheetml";

export const xlsxType = `${type}.sheet`;

/** What a cell and a sheet can hold (Excel's specifications and limits); the first row is the headings'. */
const longestText = 32_767;
const mostRows = 1_048_575;

/** Places of the formats in `styles`; days and amounts are shown as each owner's own machine writes them. */
const styles = { text: 0, heading: 1, money: 2, whole: 3, moment: 4, day: 5 } as const;
/** The formats that every spreadsheet has by number (ECMA-376 §18.8.30), in the order of the places. */
const formats = [49, 49, 4, 1, 22, 14];

const contentTypes = (sheets: readonly number[]) =>
	`${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/>${sheets.map((sheet) => `<Override PartName="/xl/worksheets/sheet${sheet}.xml" ContentType="${type}.worksheet+xml"/>`).join("")}<Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/></Types>`;
const packageLinks = `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;
const bookLinks = (sheets: readonly number[]) =>
	`${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="styles" Type="${office}/styles" Target="styles.xml"/>${sheets.map((sheet) => `<Relationship Id="sheet${sheet}" Type="${office}/worksheet" Target="worksheets/sheet${sheet}.xml"/>`).join("")}</Relationships>`;
const styleSheet = `${head}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${formats.length}">${formats.map((format, place) => `<xf numFmtId="${format}" fontId="${place === styles.heading ? 1 : 0}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`).join("")}</cellXfs></styleSheet>`;

/** A text for a part of the book: without what XML knows no sign for; `_x0041_` would be read as a letter. */
function xmlText(text: string): string {
	return markupText(
		text
			.slice(0, longestText)
			.toWellFormed()
			// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what goes
			.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
			.replace(/_(?=x[0-9a-f]{4}_)/gi, "_x005F_")
			.replace(/\r\n?/g, "\n"),
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

/** Rows that are taken in parts, whatever portions they come in. */
function rowSource(portions: AsyncIterable<readonly SheetRow[]>) {
	const coming = portions[Symbol.asyncIterator]();
	let left: readonly SheetRow[] = [];

	async function hasMore(): Promise<boolean> {
		while (left.length === 0) {
			const next = await coming.next();
			if (next.done) return false;
			left = next.value;
		}
		return true;
	}

	async function* take(count: number): AsyncGenerator<readonly SheetRow[]> {
		for (let open = count; open > 0 && (await hasMore()); ) {
			const rows = left.slice(0, open);
			left = left.slice(open);
			open -= rows.length;
			yield rows;
		}
	}

	return { take, hasMore, close: () => coming.return?.() };
}

/** A sheet, row by row; its headings stay in sight. */
async function* sheetXml(
	headings: readonly string[],
	portions: AsyncIterable<readonly SheetRow[]>,
): AsyncGenerator<string> {
	const widths = headings.map((heading) => Math.min(40, Math.max(14, heading.length + 3)));
	const columns = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}"/>`);
	yield `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join("")}</cols><sheetData>`;
	yield rowXml(headings.map((heading) => textCell(heading, styles.heading)));
	for await (const rows of portions) {
		yield rows.map((row: SheetRow) => rowXml(row.map(cellXml))).join("");
	}
	yield "</sheetData></worksheet>";
}

/** What the sheets are called (Excel's rules): 31 letters, none of these; from the second on with their number. */
function sheetName(title: string, sheet: number): string {
	const number = sheet === 1 ? "" : ` ${sheet}`;
	const name = title.replace(/[\\/?*[\]:']/g, " ").slice(0, 31 - number.length);
	return `${xmlText(name).trim() || "1"}${number}`;
}

/**
 * A workbook as it grows, of one sheet and more where the rows are too many for one: amounts and days are numbers with a
 * format, a text is a text, whatever it begins with; nothing in it is a formula. Source: ECMA-376 part 1 (SpreadsheetML).
 */
export async function* xlsxFile(
	title: string,
	{ headings, portions }: Sheet,
	rowsPerSheet = mostRows,
): AsyncGenerator<Uint8Array> {
	const rows = rowSource(portions);
	const sheets: number[] = [];
	let isDone = false;

	async function* sheetOf(): AsyncGenerator<string> {
		yield* sheetXml(headings, rows.take(rowsPerSheet));
		isDone = !(await rows.hasMore());
	}

	/** What names the sheets stands behind them: only then their number is known. */
	function* parts(): Generator<ZipPart> {
		yield { name: "_rels/.rels", content: [packageLinks] };
		yield { name: "xl/styles.xml", content: [styleSheet] };
		while (!isDone) {
			sheets.push(sheets.length + 1);
			yield { name: `xl/worksheets/sheet${sheets.length}.xml`, content: sheetOf() };
		}
		const named = sheets.map(
			(sheet) => `<sheet name="${sheetName(title, sheet)}" sheetId="${sheet}" r:id="sheet${sheet}"/>`,
		);
		const book = `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${named.join("")}</sheets></workbook>`;
		yield { name: "xl/workbook.xml", content: [book] };
		yield { name: "xl/_rels/workbook.xml.rels", content: [bookLinks(sheets)] };
		yield { name: "[Content_Types].xml", content: [contentTypes(sheets)] };
	}

	try {
		yield* zipFile(parts());
	} finally {
		await rows.close();
	}
}
