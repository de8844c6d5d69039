import { deflateRawSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { zipFile } from "~/platform/zip.server.ts";
import { collect } from "../../../tests/support/collect.ts";
import { xlsxFile } from "../export/xlsx.server.ts";
import { mostUnpacked, readXlsx } from "./read-xlsx.server.ts";

async function zip(parts: Record<string, string>): Promise<Buffer> {
	const given = Object.entries(parts).map(([name, content]) => ({ name, content: [content] }));
	return Buffer.concat(await collect(zipFile(given)));
}

/** A workbook as spreadsheets save one, with the sheet's rows and shared strings as given. */
function workbook(rows: string, { strings = "", ...others }: Record<string, string> = {}) {
	return zip({
		"xl/workbook.xml": `<?xml version="1.0"?><x:workbook xmlns:x="m" xmlns:r="o"><x:sheets><x:sheet name="A" r:id="rId7"/><x:sheet name="B" r:id="rId1"/></x:sheets></x:workbook>`,
		"xl/_rels/workbook.xml.rels": `<Relationships><Relationship Id="rId1" Target="worksheets/sheet2.xml"/><Relationship Id="rId7" Target="/xl/worksheets/first.xml"/></Relationships>`,
		"xl/worksheets/first.xml": `<worksheet xmlns="m"><sheetData>${rows}</sheetData></worksheet>`,
		"xl/worksheets/sheet2.xml": `<worksheet><sheetData><row><c><v>2</v></c></row></sheetData></worksheet>`,
		"xl/sharedStrings.xml": `<sst>${strings}</sst>`,
		...others,
	});
}

const textsOf = (rows: ReturnType<typeof readXlsx>) =>
	typeof rows === "string" ? rows : rows.map((cells) => cells.map(({ text }) => text));

const long = "x".repeat(3_000_000);

describe("a workbook", () => {
	test("is read as the shop's own export writes it", async () => {
		const portions = (async function* () {
			yield [["=A1", { euros: 39_950 as never }, { number: 3, decimals: 0 as const }, null, 'a "b" & <c>']];
		})();
		const file = await collect(xlsxFile("Tarife", { headings: ["_x0041_", "b", "c", "d", "e"], portions }));
		expect(textsOf(readXlsx(Buffer.concat(file), 10))).toEqual([
			["_x0041_", "b", "c", "d", "e"],
			["=A1", "399.5", "3", "", 'a "b" & <c>'],
		]);
	});

	test("is read with shared strings, runs, formulas, gaps and the noise of sums, from its first sheet", async () => {
		const strings = `<si><t>K&#246;ln &amp; B</t></si><si><r><t xml:space="preserve">Ant </t></r><r><rPr><b/></rPr><t>werp</t></r></si>`;
		const rows = `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>
			<row r="2"><c r="A2" s="3"/></row>
			<row r="4"><c r="B4"><f>1+1</f><v>399.49999999999994</v></c><c r="C4" t="str"><v>BE</v></c><c r="D4" t="e"><v>#N/A</v></c></row>`;
		expect(readXlsx(await workbook(rows, { strings }), 10)).toEqual([
			[
				{ text: "Köln & B", isFigure: false },
				{ text: "", isFigure: false },
				{ text: "Ant werp", isFigure: false },
			],
			[],
			[],
			[
				{ text: "", isFigure: false },
				{ text: "399.5", isFigure: true },
				{ text: "BE", isFigure: false },
				{ text: "#N/A", isFigure: false },
			],
		]);
	});

	test.each([
		["without rows", "", []],
		["with a row past the limit", '<row r="11"><c><v>1</v></c></row>', "tooManyLines"],
		["with formats to the last row", '<row r="1"><c><v>1</v></c></row><row r="1048576"><c/></row>', [["1"]]],
		["with a row that says it stands nowhere", '<row r="x"><c><v>1</v></c></row>', "workbook"],
		[
			"with rows that run backwards",
			'<row r="3"><c><v>1</v></c></row><row r="3"><c><v>1</v></c></row>',
			"workbook",
		],
		["with a cell in the last column", '<row><c r="XFD1"><v>1</v></c><c r="A1"><v>2</v></c></row>', [["2"]]],
		["with a string that is not there", '<row><c t="s"><v>99</v></c></row>', []],
		["with the names of objects' own parts", "<row><__proto__><c><v>1</v></c></__proto__></row>", "workbook"],
	])("%s", async (_name, rows, expected) => {
		expect(textsOf(readXlsx(await workbook(rows), 10))).toEqual(expected);
	});
});

describe("a hostile file", () => {
	const dtd = '<!DOCTYPE a [<!ENTITY b "bbbbbbbb"><!ENTITY c "&b;&b;&b;&b;">]><worksheet>&c;</worksheet>';
	test.each<[string, () => Promise<Buffer>, string]>([
		["is no archive", async () => Buffer.from("PK\u0003\u0004 and nothing else"), "workbook"],
		["is empty", async () => Buffer.alloc(0), "workbook"],
		["is another archive", () => zip({ "content.xml": "<office/>" }), "workbook"],
		["has entities", () => workbook("", { "xl/worksheets/first.xml": dtd }), "workbook"],
		["is nested for ever", () => workbook("<a>".repeat(100_000)), "workbook"],
		["is no text", () => workbook("\u0000\u0001"), "[]"],
		[
			"unpacks to more than there may be",
			() => workbook("", { strings: "x".repeat(mostUnpacked) }),
			"unpacked",
		],
		[
			"unpacks to more in several parts",
			() =>
				workbook(`<row><c t="str"><v>${long}</v></c></row>`, {
					"xl/workbook.xml": book,
					strings: long + long,
				}),
			"unpacked",
		],
	])("that %s is refused for its reason", async (_name, file, expected) => {
		const read = readXlsx(await file(), 10);
		expect(typeof read === "string" ? read : JSON.stringify(read)).toBe(expected);
	});

	test("cut off anywhere, or with any byte changed, ends in an answer", async () => {
		const whole = await workbook('<row><c t="inlineStr"><is><t>BE</t></is></c></row>');
		expect(textsOf(readXlsx(whole, 10))).toEqual([["BE"]]);
		for (let length = 0; length < whole.length; length += 7) {
			expect(readXlsx(whole.subarray(0, length), 10)).toBe("workbook");
		}
		for (let at = 0; at < whole.length; at += 3) {
			const changed = Buffer.from(whole);
			changed[at] = (changed[at] ?? 0) ^ 0xff;
			expect(["workbook", "unpacked", '[["BE"]]']).toContain(
				typeof readXlsx(changed, 10) === "string"
					? readXlsx(changed, 10)
					: JSON.stringify(textsOf(readXlsx(changed, 10))),
			);
		}
	});

	test("that lies about its size unpacks no byte more", async () => {
		const whole = await workbook("<row/>".repeat(1_000));
		const name = whole.lastIndexOf("xl/worksheets/first.xml");
		whole.writeUInt32LE(10, name - 46 + 24);
		expect(readXlsx(whole, 10)).toBe("workbook");
		expect(deflateRawSync(Buffer.alloc(mostUnpacked)).length).toBeLessThan(10_000);
	});
});

const book = `<workbook><sheets><sheet id="rId7"/></sheets></workbook>`;
