import { cellAt, readTable, type TableHeader } from "~/desk/import/table-file.server.ts";
import { memberOf } from "~/values/closed-set.ts";
import { type DecimalSign, parseEuros } from "~/values/euros.ts";
import { noCents } from "~/values/money.ts";
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

/** What a file of tariffs may have. */
export const tariffLimits = { bytes: 1_000_000, lines: 5_000 } as const;

type Header = TableHeader<Column>;

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

/** Reads a file of tariffs. @returns "empty" where there is nothing to read, "tooManyLines" past the limit */
export function readTariffFile(text: string): TariffFile | FileProblem {
	const limits = { money: ["single", "double"], mostLines: tariffLimits.lines } as const;
	const table = readTable(text, { columns, namesOf }, limits);
	if (typeof table === "string") return table;
	if (!table.header) {
		const { line, text: shown } = table.first;
		return { rows: [], wrong: [{ line, text: shown, problems: [{ code: "header" }] }], mentioned: [] };
	}
	const { header, lines, decimalSign } = table;
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
