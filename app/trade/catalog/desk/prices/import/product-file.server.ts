import { sheetDay } from "~/desk/import/sheet-day.ts";
import { cellAt, readTable, type TableHeader } from "~/desk/import/table-file.server.ts";
import type { Day } from "~/values/day.ts";
import { type DecimalSign, parseEuros } from "~/values/euros.ts";
import { isUuid } from "~/values/uuid.ts";
import { readStart } from "../price-batch.ts";
import { highestPrice, priceFields, type SalePart, withoutPrice } from "../sale-facts.ts";
import type { LineProblem, ProductFile, WrongLine } from "./import-answer.ts";
import { type Column, columns, namesOf, stockOf, yesOrNo } from "./product-sheet.server.ts";

/** What a file of products may have; the form that carries it may have a little more. */
export const productLimits = { bytes: 1_500_000, lines: 10_000 } as const;

type Given = {
	header: TableHeader<Column>;
	cells: readonly string[];
	decimalSign: DecimalSign | null;
	now: Date;
};

/** What a line wants of a product, as far as it can be read, and what is wrong with it. */
function readLine({ header, cells, decimalSign, now }: Given) {
	const problems: LineProblem[] = [];
	const wanted: SalePart = {};
	const text = (column: Column) => cellAt(header, cells, column);
	for (const field of priceFields) {
		const typed = text(field);
		const euros = typed === "" ? null : parseEuros(typed, highestPrice, decimalSign);
		if (euros && "problem" in euros) problems.push({ code: euros.problem, column: field });
		else Object.assign(wanted, { [field]: euros ? euros.amount : withoutPrice(field) });
	}
	const available = yesOrNo(text("isAvailable"));
	if (available !== null) wanted.isAvailable = available;
	else if (text("isAvailable") !== "") problems.push({ code: "yesNo", column: "isAvailable" });
	const status = stockOf(text("stockStatus"));
	if (status !== null) wanted.stockStatus = status;
	else if (text("stockStatus") !== "") problems.push({ code: "stock", column: "stockStatus" });
	return { wanted, problems, ...readFrom(text("from"), now, problems) };
}

function readFrom(text: string, now: Date, problems: LineProblem[]): { from: Day | null } {
	if (text === "") return { from: null };
	const start = readStart(sheetDay(text) ?? "", now);
	if ("day" in start) return { from: start.day };
	problems.push({ code: start.problem, column: "from" });
	return { from: null };
}

/** Reads a file of products. @returns "empty" where there is nothing to read, "tooManyLines" past the limit */
export function readProductFile(text: string, now: Date): ProductFile | "empty" | "tooManyLines" {
	const table = readTable(text, { columns, namesOf }, { money: priceFields, mostLines: productLimits.lines });
	if (typeof table === "string") return table;
	if (!table.header) {
		const { line, text: shown } = table.first;
		return { rows: [], wrong: [{ line, text: shown, problems: [{ code: "header" }] }] };
	}
	const { header, decimalSign } = table;
	const rows: ProductFile["rows"] = [];
	const wrong: WrongLine[] = [];
	const firstLineOf = new Map<string, number>();
	for (const { line, text: shown, cells } of table.lines) {
		const refuse = (...problems: LineProblem[]) => wrong.push({ line, text: shown, problems });
		if (cells === null) {
			refuse({ code: "quotes" });
			continue;
		}
		if (cells.length !== columns.length) {
			refuse({ code: "columns" });
			continue;
		}
		const id = cellAt(header, cells, "id").toLowerCase();
		if (!isUuid(id)) {
			refuse({ code: "id" });
			continue;
		}
		const { wanted, problems, from } = readLine({ header, cells, decimalSign, now });
		const earlier = firstLineOf.get(`${id} ${from}`);
		if (earlier === undefined) firstLineOf.set(`${id} ${from}`, line);
		else problems.push({ code: "duplicate", of: earlier });
		if (problems.length > 0) refuse(...problems);
		else rows.push({ line, text: shown, id, wanted, from });
	}
	return { rows, wrong };
}
