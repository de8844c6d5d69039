import { describe, expect, test } from "vitest";
import { cents } from "~/values/money.ts";
import type { SheetCell, SheetRow } from "~/values/sheet.ts";
import { collect } from "../../../tests/support/collect.ts";
import { readZip } from "../../../tests/support/read-zip.ts";
import { xlsxFile } from "./xlsx.server.ts";

async function* portionsOf(...portions: SheetRow[][]) {
	yield* portions;
}

async function book(title: string, headings: string[], ...portions: SheetRow[][]) {
	const chunks = await collect(xlsxFile(title, { headings, portions: portionsOf(...portions) }));
	return readZip(Buffer.concat(chunks));
}

/** The cell of a sheet of one. */
async function cell(value: SheetCell): Promise<string> {
	const sheet = (await book("x", ["h"], [[value]])).get("xl/worksheets/sheet1.xml") ?? "";
	return /<row>.*<\/row><row>(.*)<\/row>/s.exec(sheet)?.[1] ?? "";
}

describe("a workbook", () => {
	test("has its headings first and every portion below", async () => {
		const files = await book(
			"Aufträge / 2026",
			["Größe", "€"],
			[["a", "b"]],
			[
				["c", null],
				["d", ""],
			],
		);
		const sheet = files.get("xl/worksheets/sheet1.xml") ?? "";
		expect(sheet.match(/<row>/g)).toHaveLength(4);
		expect([...sheet.matchAll(/preserve">([^<]*)</g)].map(([, text]) => text)).toEqual([
			...["Größe", "€", "a", "b", "c", "d"],
		]);
		expect(files.get("xl/workbook.xml")).toContain('<sheet name="Aufträge   2026"');
	});

	test.each<[string, SheetCell, string]>([
		["an amount", { euros: cents(123_456) }, '<c s="2"><v>1234.56</v></c>'],
		["a number", { number: 3, decimals: 0 }, '<c s="3"><v>3</v></c>'],
		["noon of the first day of March 1900", { moment: new Date("1900-03-01T12:00:00Z") }, '<c s="4"><v>61.5'],
		["a day", { day: "2026-09-08" }, '<c s="5"><v>46273</v></c>'],
		["nothing", null, "<c/>"],
	])("writes %s as such", async (_name, value, xml) => {
		expect(await cell(value)).toContain(xml.slice(0, 20));
		expect(await cell(value)).toContain(xml);
	});

	test.each([
		["=1+1", "=1+1"],
		["+32 470 00 00 01", "+32 470 00 00 01"],
		['<b>&"', "&lt;b&gt;&amp;&quot;"],
		["two\r\nlines", "two\nlines"],
		["a\u0000\u000bb\ufffe\ud800", "ab\ufffd"],
		["_x0041_", "_x005F_x0041_"],
		["x".repeat(40_000), "x".repeat(32_767)],
	])("keeps the text %j a text", async (text, xml) => {
		expect(await cell(text)).toBe(`<c s="0" t="inlineStr"><is><t xml:space="preserve">${xml}</t></is></c>`);
	});

	test.each([
		[0, 1],
		[3, 1],
		[4, 2],
		[7, 3],
	])("puts %d rows, three of which fit, on %d sheets with the headings on each", async (count, wanted) => {
		const rows = Array.from({ length: count }, (_none, row): SheetRow => [{ number: row, decimals: 0 }]);
		const sheet = { headings: ["h"], portions: portionsOf(rows.slice(0, 2), [], rows.slice(2)) };
		const files = readZip(Buffer.concat(await collect(xlsxFile("Orders".repeat(9), sheet, 3))));
		const sheets = [...files.keys()].filter((name) => name.includes("/sheet"));
		expect(sheets).toHaveLength(wanted);
		const numbers = sheets.flatMap((name) => [...(files.get(name) ?? "").matchAll(/<v>(\d+)</g)]);
		expect(numbers.map(([, number]) => Number(number))).toEqual([...rows.keys()]);
		for (const name of sheets) expect(files.get(name)).toContain("h</t>");
		const names = [...(files.get("xl/workbook.xml") ?? "").matchAll(/<sheet name="([^"]+)"/g)];
		expect(new Set(names.map(([, name]) => name)).size).toBe(wanted);
		for (const [, name = ""] of names) expect(name.length).toBeLessThanOrEqual(31);
		for (const name of sheets) {
			expect(files.get("[Content_Types].xml")).toContain(`"/${name}"`);
			expect(files.get("xl/_rels/workbook.xml.rels")).toContain(name.replace("xl/", ""));
		}
	});

	test("lets go of its rows when nobody takes the rest", async () => {
		let closed = false;
		async function* endless() {
			try {
				for (;;) yield [["x".repeat(1_000)]] as SheetRow[];
			} finally {
				closed = true;
			}
		}
		const pieces = xlsxFile("x", { headings: ["h"], portions: endless() });
		for (let piece = 0; piece < 12; piece++) await pieces.next();
		await pieces.return(undefined);
		expect(closed).toBe(true);
	});

	test("holds no formula", async () => {
		const sheet = (await book("x", ["=1"], [["=1+1", "@a"]])).get("xl/worksheets/sheet1.xml");
		expect(sheet).not.toMatch(/<f[ >]/);
	});
});
