import { streamed } from "~/platform/streamed.server.ts";
import { csvLine, csvMark } from "~/values/csv.ts";
import type { Sheet, SheetRow } from "~/values/sheet.ts";
import { xlsxFile, xlsxType } from "./xlsx.server.ts";

async function* csvFile({ headings, portions }: Sheet): AsyncGenerator<Uint8Array> {
	yield Buffer.from(csvMark + csvLine(headings));
	for await (const rows of portions) yield Buffer.from(rows.map(csvLine).join(""));
}

/**
 * A table to be saved.
 * @property name of the file without the day and the ending; @property title of its sheet
 */
type SheetFile<Row> = {
	name: string;
	title: string;
	headings: readonly string[];
	portions: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;
	rowOf: (row: Row) => SheetRow;
};

async function* rowsOf<Row>({ portions, rowOf }: SheetFile<Row>): AsyncGenerator<SheetRow[]> {
	for await (const rows of portions) yield rows.map(rowOf);
}

/** A table as a file in the kind that the address ends with: .csv or .xlsx. */
export async function sheetAnswer<Row>(request: Request, file: SheetFile<Row>, now: Date): Promise<Response> {
	const isBook = new URL(request.url).pathname.endsWith(".xlsx");
	const sheet = { headings: file.headings, portions: rowsOf(file) };
	const pieces = isBook ? xlsxFile(file.title, sheet) : csvFile(sheet);
	const name = `${file.name}-${now.toISOString().slice(0, 10)}.${isBook ? "xlsx" : "csv"}`;
	// Of a book, the parts before its sheet take two times three pieces.
	return new Response(await streamed(pieces, isBook ? 8 : 2), {
		headers: {
			"Content-Type": isBook ? xlsxType : "text/csv; charset=utf-8",
			"Content-Disposition": `attachment; filename="${name}"`,
			"X-Content-Type-Options": "nosniff",
		},
	});
}
