import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { csvAmount, csvFile } from "./csv.ts";

/** The one cell of a file of one cell. */
function cell(text: string): string {
	return csvFile([[text]]).slice(1, -2);
}

describe("a CSV file", () => {
	test("starts with the mark of UTF-8 and ends each row as RFC 4180 says", () => {
		expect(
			csvFile([
				["Größe", "b"],
				["1", ""],
			]),
		).toBe('\ufeff"Größe","b"\r\n"1",""\r\n');
	});

	test.each([
		["plain", '"plain"'],
		["Kade, Antwerp", '"Kade, Antwerp"'],
		['20" wide', '"20"" wide"'],
		["two\nlines", '"two\nlines"'],
		["two\r\nlines", '"two\r\nlines"'],
		["semi;colon", '"semi;colon"'],
		["", '""'],
	])("quotes %j whole", (text, expected) => {
		expect(cell(text)).toBe(expected);
	});

	test.each([
		["=1+1", `"'=1+1"`],
		["+32 3 000 00 01", `"'+32 3 000 00 01"`],
		["-5", `"'-5"`],
		["@SUM(A1)", `"'@SUM(A1)"`],
		["\tx", `"'\tx"`],
		['=HYPERLINK("http://a.example","b")', `"'=HYPERLINK(""http://a.example"",""b"")"`],
		["x;=cmd|' /C calc'!A0;y", `"x;'=cmd|' /C calc'!A0;y"`],
		["x,@SUM(A1)", `"x,'@SUM(A1)"`],
		["two\n-lines", `"two\n'-lines"`],
		["a=b", '"a=b"'],
		["a; -5", '"a; -5"'],
		[" =1", '" =1"'],
	])("keeps %j from running as a formula", (text, expected) => {
		expect(cell(text)).toBe(expected);
	});

	test("has no cell that begins like a formula, at whatever a spreadsheet splits it", () => {
		fc.assert(
			fc.property(fc.array(fc.string(), { minLength: 1 }), (cells) => {
				const line = csvFile([cells]).slice(1);
				for (const separator of [";", ",", "\t", "\n"]) {
					for (const part of line.split(separator)) expect(part).not.toMatch(/^"?[=+@-]/);
				}
			}),
		);
	});
});

test.each([
	[0, "0.00"],
	[5, "0.05"],
	[394_300, "3943.00"],
	[123_456_789, "1234567.89"],
])("%i cents are %s", (amount, expected) => {
	expect(csvAmount(amount)).toBe(expected);
});
