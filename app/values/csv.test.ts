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
		).toBe("\ufeffGröße,b\r\n1,\r\n");
	});

	test.each([
		["plain", "plain"],
		["Kade, Antwerp", '"Kade, Antwerp"'],
		['20" wide', '"20"" wide"'],
		["two\nlines", '"two\nlines"'],
		["two\r\nlines", '"two\r\nlines"'],
		["semi;colon", "semi;colon"],
		["", ""],
	])("quotes %j where it must", (text, expected) => {
		expect(cell(text)).toBe(expected);
	});

	test.each([
		["=1+1", "'=1+1"],
		["+32 3 000 00 01", "'+32 3 000 00 01"],
		["-5", "'-5"],
		["@SUM(A1)", "'@SUM(A1)"],
		["\tx", "'\tx"],
		["\rx", '"\'\rx"'],
		['=HYPERLINK("http://a.example","b")', '"\'=HYPERLINK(""http://a.example"",""b"")"'],
		["a=b", "a=b"],
		[" =1", " =1"],
	])("keeps %j from running as a formula", (text, expected) => {
		expect(cell(text)).toBe(expected);
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
