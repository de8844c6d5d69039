import { describe, expect, test } from "vitest";
import { xlsxFile } from "~/desk/export/xlsx.server.ts";
import { decodeFile, isWorkbook, workbookText } from "~/desk/import/table-file.server.ts";
import type { SheetRow } from "~/values/sheet.ts";
import { languages } from "~/values/vocabulary.ts";
import { collect } from "../../../../../tests/support/collect.ts";
import type { TariffRow } from "../tariff-admin.ts";
import type { LineProblem, TariffFile } from "./plan-import.ts";
import { readTariffFile, tariffLimits } from "./tariff-file.server.ts";
import { tariffSheet } from "./tariff-sheet.server.ts";

const header = "country,prefix,place,single,double";

function read(...lines: string[]): TariffFile {
	const file = readTariffFile(lines.join("\r\n"));
	if (typeof file === "string") throw new Error(file);
	return file;
}

const antwerp = { country: "BE", prefix: "20", place: "Antwerpen", single: 27_900, double: 39_950 };

describe("a file", () => {
	test.each([
		[
			"as the export writes it",
			"\ufeffcountry,prefix,place,single,double\r\nBE,20,Antwerpen,279.00,399.50\r\n",
		],
		["with semicolons and decimal commas", "country;prefix;place;single;double\nBE;20;Antwerpen;279;399,5\n"],
		["with commas and quoted decimal commas", `${header}\nBE,20,Antwerpen,"279,00","399,50"`],
		[
			"with everything quoted",
			'"country";"prefix";"place";"single";"double"\n"BE";"20";"Antwerpen";"279";"399,5"',
		],
		[
			"pasted out of a spreadsheet",
			"country\tprefix\tplace\tsingle\tdouble\nBE\t20\tAntwerpen\t279,00\t399,50",
		],
		["with its columns in another order", "prefix,country,double,single,place\n20,BE,399.5,279,Antwerpen"],
		[
			"with capitals and spaces",
			"Country ; Prefix;PLACE;Single;Double\n be ; 20 ; Antwerpen ; € 279 ; 399,50 €",
		],
		["with groups of thousands", `${header}\nBE,20,Antwerpen,279.00,399.50`],
		[
			"with empty lines and cells behind",
			"country;prefix;place;single;double;;\n\n;;;;\nBE;20;Antwerpen;279;399,5;;\n\n",
		],
		["with a place over two lines", `${header}\nBE,20,"Antwer\npen",279,399.5`],
	])("%s is read", (name, text) => {
		const place = name.includes("two lines") ? "Antwer pen" : "Antwerpen";
		expect(readTariffFile(text)).toEqual({ rows: [{ ...antwerp, place }], wrong: [], mentioned: [] });
	});

	test("takes back the mark that keeps a spreadsheet from calculating", () => {
		expect(read(header, "BE,20,'=Dok 1,1,1").rows[0]?.place).toBe("=Dok 1");
		expect(read(header, "BE,20,'s-Gravenwezel,1,1").rows[0]?.place).toBe("'s-Gravenwezel");
	});

	test.each(["", "  \r\n ", "\ufeff", "\u0000"])("without a text (%j) is empty", (text) => {
		expect(readTariffFile(text)).toBe("empty");
	});

	test("has an end", () => {
		const lines = (count: number) => [header, ...Array(count - 1).fill("BE,20,Antwerpen,1,1")].join("\n");
		expect(typeof readTariffFile(`${lines(tariffLimits.lines)}\n`)).toBe("object");
		expect(readTariffFile(lines(tariffLimits.lines + 1))).toBe("tooManyLines");
	});

	test.each([
		["BE,20,Antwerpen,279,399"],
		["country,prefix,place,single"],
		["country,prefix,place,single,double,note"],
		["state;prefix;place;single;double"],
		['"country'],
	])("that starts with %j has no column names", (first) => {
		expect(read(first, "BE,20,Antwerpen,279,399")).toEqual({
			rows: [],
			wrong: [{ line: 1, text: first, problems: [{ code: "header" }] }],
			mentioned: [],
		});
	});
});

describe("two thousand written 2.000", () => {
	const price = (lines: string[]) => {
		const { rows, wrong } = read(...lines);
		return wrong[0]?.problems[0]?.code ?? rows[0]?.double;
	};

	test.each([
		["among decimal commas", ["country,prefix,place,single,double", 'BE,20,a,"279,50",2.000'], 200_000],
		["in a file of semicolons", ["country;prefix;place;single;double", "BE;20;a;279;2.000"], 200_000],
		["with a decimal comma behind", ["country;prefix;place;single;double", "BE;20;a;279;2.000,50"], 200_050],
		[
			"as 2,000 among decimal points",
			["country;prefix;place;single;double", "BE;20;a;279.50;2,000"],
			200_000,
		],
		["where nothing tells", ["country,prefix,place,single,double", "BE,20,a,279,2.000"], "doubleDecimals"],
		[
			"where both signs stand",
			["country;prefix;place;single;double", "BE;20;a;279,50;2.000", "BE;21;b;1.5;2"],
			"doubleDecimals",
		],
		["as no group of three", ["country;prefix;place;single;double", "BE;20;a;279;2.0005"], "doubleDecimals"],
	])("%s", (_name, lines, expected) => {
		expect(price(lines)).toBe(expected);
	});
});

test.each(languages)("the column names of the export in %s are known", (language) => {
	const { rows } = read(tariffSheet(language).headings.join(";").toUpperCase(), "BE;20;Antwerpen;279;399,50");
	expect(rows).toEqual([antwerp]);
});

describe("a file's bytes", () => {
	const text = "country\tplace\nBE\tKöln";
	const utf16 = Buffer.from(`\ufeff${text}`, "utf16le");
	test.each([
		["UTF-8", Buffer.from(text)],
		["UTF-8 with its mark", Buffer.from(`\ufeff${text}`)],
		["Windows", Buffer.from(text, "latin1")],
		["Excel's Unicode text", utf16],
		["UTF-16 the other way round", Buffer.from(utf16).swap16()],
	])("are read as %s", (_name, bytes) => {
		expect(decodeFile(new Uint8Array(bytes).buffer)).toBe(text);
	});

	test.each([
		["PK\u0003\u0004", true],
		["\u00d0\u00cf\u0011\u00e0", true],
		["PK;Land", false],
		["", false],
	])("that begin with %j are a workbook: %s", (start, expected) => {
		expect(isWorkbook(new Uint8Array(Buffer.from(start, "latin1")).buffer)).toBe(expected);
	});
});

describe("a line is wrong", () => {
	test.each<[string, LineProblem[]]>([
		["ES,20,Madrid,1,1", ["country"]],
		[",20,Lille,1,1", ["country"]],
		["BE,2,Antwerpen,1,1", ["prefix"]],
		["BE,201,Antwerpen,1,1", ["prefix"]],
		["BE,AB,Antwerpen,1,1", ["prefix"]],
		["BE,,Antwerpen,1,1", ["prefix"]],
		[`BE,20,${"x".repeat(101)},1,1`, ["placeLong"]],
		["BE,20,Antwerpen,,1", ["singleForm"]],
		["BE,20,Antwerpen,free,1", ["singleForm"]],
		["BE,20,Antwerpen,-1,1", ["singleNegative"]],
		["BE,20,Antwerpen,1.005,2", ["singleDecimals"]],
		["BE,20,Antwerpen,1.250,2", ["singleDecimals"]],
		["BE,20,Antwerpen,100000,100000", ["singleHigh", "doubleHigh"]],
		["BE,20,Antwerpen,1,", ["doubleForm"]],
		["BE,20,Antwerpen,1,-2", ["doubleNegative"]],
		["BE,20,Antwerpen,1,2.125", ["doubleDecimals"]],
		["BE,20,Antwerpen,2,1.99", ["doubleLow"]],
		["BE,20,Antwerpen,1", ["columns"]],
		["BE,20,Antwerpen,1,1,1", ["columns"]],
		["XX,1,Nowhere,?,-1", ["country", "prefix", "singleForm", "doubleNegative"]],
	])("%s: %j", (text, codes) => {
		const { rows, wrong } = read(header, text, "NL,10,Amsterdam,406,580");
		expect(wrong).toEqual([{ line: 2, text, problems: codes.map((code) => ({ code })) }]);
		expect(rows).toHaveLength(1);
	});

	test("when it repeats an earlier one, even a wrong one", () => {
		const { rows, wrong } = read(
			header,
			"BE,20,a,1,1",
			"BE,21,b,?,1",
			"BE,20,c,2,2",
			"be,21,d,1,1",
			"BE,20,e,3,3",
		);
		expect(rows.map(({ place }) => place)).toEqual(["a"]);
		expect(wrong.map(({ line, problems }) => [line, problems])).toEqual([
			[3, [{ code: "singleForm" }]],
			[4, [{ code: "duplicate", of: 2 }]],
			[5, [{ code: "duplicate", of: 3 }]],
			[6, [{ code: "duplicate", of: 2 }]],
		]);
	});

	test("and does not spoil its neighbours with a quotation mark too many", () => {
		const { rows, wrong } = read(
			header,
			"BE,20,a,1,1",
			'BE,21,"b,1,1',
			"BE,22,c,1,1",
			'BE,23,d"d,1,1',
			"BE,24,e,?,1",
		);
		expect(rows.map(({ prefix }) => prefix)).toEqual(["20", "22"]);
		expect(wrong).toEqual([
			{ line: 3, text: 'BE,21,"b,1,1', problems: [{ code: "quotes" }] },
			{ line: 5, text: 'BE,23,d"d,1,1', problems: [{ code: "quotes" }] },
			{ line: 6, text: "BE,24,e,?,1", problems: [{ code: "singleForm" }] },
		]);
	});

	test("and is counted as an editor counts, past empty lines and places over two lines", () => {
		const text = [header, "", 'BE,20,"Ant\r\nwerpen",1,1', "", "BE,21,b,?,1", 'BE,22,"c\r\nc",?,1'].join(
			"\r\n",
		);
		const file = readTariffFile(text) as TariffFile;
		expect(file.wrong.map(({ line }) => line)).toEqual([6, 7]);
		expect(file.rows).toHaveLength(1);
	});

	test("and still names its row, so that this one is not removed", () => {
		const { mentioned } = read(
			header,
			"DE,1,Dresden,1700,2125",
			"be,20,a,?,1",
			"BE,30,b,1",
			"FR,10,c,1,1",
			"DE,,d,1,1",
		);
		expect(mentioned.filter((key) => key !== "")).toEqual(["DE 01", "BE 20", "BE 30"]);
	});
});

test("bytes are UTF-8, else what spreadsheets under Windows write", () => {
	const bytes = (...codes: number[]) => Uint8Array.from(codes).buffer as ArrayBuffer;
	expect(decodeFile(bytes(0xef, 0xbb, 0xbf, 0x4b, 0xc3, 0xb6, 0x6c, 0x6e))).toBe("Köln");
	expect(decodeFile(bytes(0x4b, 0xf6, 0x6c, 0x6e, 0x20, 0x80))).toBe("Köln €");
});

describe("a workbook", () => {
	async function bookOf(rows: SheetRow[], headings: string[]): Promise<ArrayBuffer> {
		const portions = (async function* () {
			yield rows;
		})();
		const file = Buffer.concat(await collect(xlsxFile("Tarife", { headings, portions })));
		return new Uint8Array(file).buffer;
	}
	async function readBook(rows: SheetRow[], headings: string[]) {
		const read = workbookText(await bookOf(rows, headings), tariffLimits.lines);
		return "text" in read ? readTariffFile(read.text) : read.problem;
	}

	test.each(languages)("of the export in %s is taken back as it is", async (language) => {
		const rows = [antwerp, { ...antwerp, prefix: "01", place: 'Ant; "A"', single: 100_000, double: 200_000 }];
		const { headings, rowOf } = tariffSheet(language);
		const sheet = rows.map((row) => rowOf(row as TariffRow));
		expect(await readBook(sheet, headings)).toEqual({ rows, wrong: [], mentioned: [] });
	});

	test("takes no third decimal for a thousand, and names its lines as the spreadsheet does", async () => {
		const figure = (number: number) => ({ number, decimals: 2 as const });
		const file = await readBook(
			[
				["BE", "20", "a", figure(1.234), figure(2000)],
				["BE", figure(21), "b", figure(279.5), figure(399.49999999999994)],
				["DE", figure(1), "c", figure(1), figure(2)],
			],
			header.split(","),
		);
		expect(file).toMatchObject({
			rows: [{ country: "BE", prefix: "21", single: 27_950, double: 39_950 }],
			wrong: [
				{ line: 2, problems: [{ code: "singleDecimals" }] },
				{ line: 4, problems: [{ code: "prefix" }] },
			],
		});
	});

	test("of another kind is none", () => {
		expect(workbookText(new Uint8Array(Buffer.from("PK\u0003\u0004")).buffer, tariffLimits.lines)).toEqual({
			problem: "workbook",
		});
	});
});
