import { describe, expect, test } from "vitest";
import { xlsxFile } from "~/desk/export/xlsx.server.ts";
import { workbookText } from "~/desk/import/table-file.server.ts";
import { csvLine, csvMark } from "~/values/csv.ts";
import { cents } from "~/values/money.ts";
import type { SheetRow } from "~/values/sheet.ts";
import { languages } from "~/values/vocabulary.ts";
import { collect } from "../../../../../../tests/support/collect.ts";
import type { ProductRow } from "../product-table.store.server.ts";
import type { ProductFile } from "./import-answer.ts";
import { productLimits, readProductFile } from "./product-file.server.ts";
import { columns, productSheet } from "./product-sheet.server.ts";

const now = new Date("2026-11-23T10:00:00Z");
const id = "6f0d5c51-7a4f-4a53-9a45-0c3a0a1b2c3d";
const other = "7f0d5c51-7a4f-4a53-9a45-0c3a0a1b2c3d";
const header = columns.join(";");
const product = {
	...{ id, title: '=HYPERLINK("x"); 20ft', type: null, size: "20ft", slug: "x", price: cents(0) },
	...{ priceNew: cents(265_050), priceUsedA: null, priceUsedCw: cents(200_000), priceRentPerDay: cents(350) },
	...{ isAvailable: true, stockStatus: "Low Stock" },
	...{ askOfferNew: false, askOfferUsedA: false, askOfferUsedCw: false, askOfferRent: false },
} as ProductRow;
const wanted = {
	...{ price: 0, priceNew: 265_050, priceUsedA: null, priceUsedCw: 200_000, priceRentPerDay: 350 },
	...{ isAvailable: true, stockStatus: "Low Stock" },
};

function read(...lines: string[]): ProductFile {
	const file = readProductFile(lines.join("\r\n"), now);
	if (typeof file === "string") throw new Error(file);
	return file;
}

const problems = (...lines: string[]) => read(header, ...lines).wrong.map((wrong) => wrong.problems);

describe.each(languages)("the export in %s", (language) => {
	const { headings, rowOf } = productSheet(language);

	test("as CSV runs nothing and is taken back as it is", () => {
		const text = csvMark + csvLine(headings) + csvLine(rowOf(product));
		expect(text).toContain("'=HYPERLINK");
		expect(read(text)).toMatchObject({ rows: [{ id, wanted, from: null }], wrong: [] });
	});

	test("as workbook is taken back as it is, with a date from a cell", async () => {
		const row: SheetRow = [...rowOf(product).slice(0, -1), { day: "2027-01-01" }];
		const portions = (async function* () {
			yield [row];
		})();
		const file = Buffer.concat(await collect(xlsxFile("x", { headings, portions })));
		const sheet = workbookText(new Uint8Array(file).buffer, 100);
		if ("problem" in sheet) throw new Error(sheet.problem);
		expect(read(sheet.text)).toMatchObject({ rows: [{ id, wanted, from: "2027-01-01" }], wrong: [] });
	});
});

describe("a line", () => {
	test("may leave out stock and availability, which then stay", () => {
		expect(read(header, `${id};;;2.650,50;;;;;;31.12.2026`).rows).toMatchObject([
			{
				from: "2026-12-31",
				wanted: { price: 0, priceNew: 265_050, priceUsedA: null, priceUsedCw: null, priceRentPerDay: null },
			},
		]);
	});

	test.each([
		["nonsense;;;;;;;;;", { code: "id" }],
		[`${id};x`, { code: "columns" }],
		[`${id};;cheap;;;;;;;`, { code: "form", column: "price" }],
		[`${id};;=1+1;;;;;;;`, { code: "form", column: "price" }],
		[`${id};;;-1;;;;;;`, { code: "negative", column: "priceNew" }],
		[`${id};;;1,255;;;;;;`, { code: "decimals", column: "priceNew" }],
		[`${id};;;500000,01;;;;;;`, { code: "high", column: "priceNew" }],
		[`${id};;;;;;;perhaps;;`, { code: "yesNo", column: "isAvailable" }],
		[`${id};;;;;;;ja;plenty;`, { code: "stock", column: "stockStatus" }],
		[`${id};;;;;;;;;soon`, { code: "day", column: "from" }],
		[`${id};;;;;;;;;23.11.2026`, { code: "past", column: "from" }],
		[`${id};;;;;;;;;1.1.2031`, { code: "far", column: "from" }],
	])("%s is refused", (line, problem) => {
		expect(problems(line)).toEqual([[problem]]);
	});

	test("is named with its number, and does not spoil its neighbours", () => {
		const file = read(
			header,
			"",
			`${id};"a\nb";1;;;;;no;;`,
			`${other};;x;;;;;;;`,
			`${id};;2;;;;;;;`,
			`${id};;3;;;;;;;1/1/2027`,
		);
		expect(file.rows.map(({ line, from }) => [line, from])).toEqual([
			[3, null],
			[7, "2027-01-01"],
		]);
		expect(file.wrong.map(({ line, problems: given }) => [line, given[0]])).toEqual([
			[5, { code: "form", column: "price" }],
			[6, { code: "duplicate", of: 3 }],
		]);
	});
});

test("a file without the columns, without lines or with too many is refused", () => {
	expect(read("id;title", `${id};x`).wrong).toEqual([
		{ line: 1, text: "id;title", problems: [{ code: "header" }] },
	]);
	expect(readProductFile("  ", now)).toBe("empty");
	const many = Array(productLimits.lines).fill(`${id};;;;;;;;;`);
	expect(readProductFile([header, ...many].join("\n"), now)).toBe("tooManyLines");
});
