import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { csvLine } from "./csv.ts";
import { cents } from "./money.ts";

/** The only cell of a row. */
const cell = (text: string) => csvLine([text]).slice(0, -2);

describe("a row of a CSV file", () => {
	test("has what the spreadsheets of Belgium and its neighbours read: semicolons, decimal commas, days", () => {
		const moment = new Date("2026-09-08T12:05:00Z");
		expect(
			csvLine([
				...["Größe", null, ""],
				...[{ euros: cents(394_300) }, { euros: cents(5) }, { number: 21, decimals: 2 as const }],
				...[{ number: 12, decimals: 0 as const }, { moment }, { day: "2026-10-01" }],
			]),
		).toBe("Größe;;;3943,00;0,05;21,00;12;2026-09-08 14:05;2026-10-01\r\n");
	});

	test.each([
		["plain", "plain"],
		["Kade, Antwerp", "Kade, Antwerp"],
		['20" wide', '"20"" wide"'],
		["two\nlines", '"two\nlines"'],
		["semi;colon", '"semi;colon"'],
		[" around ", '" around "'],
		["", ""],
	])("quotes %j where needed", (text, expected) => {
		expect(cell(text)).toBe(expected);
	});

	test.each([
		["+32 3 000 00 01", '"\t+32 3 000 00 01"'],
		["+32470000001", '"\t+32470000001"'],
		["0470/00.00.01", '"\t0470/00.00.01"'],
		["(0)3-1", '"\t(0)3-1"'],
		["01067", '"\t01067"'],
		["-5", '"\t-5"'],
		["3/4", '"\t3/4"'],
		["123456789012", '"\t123456789012"'],
		["2030", "2030"],
		["12 B", "12 B"],
	])("keeps the figures of %j as they are, without a mark that is seen", (text, expected) => {
		expect(cell(text)).toBe(expected);
	});

	test.each([
		["=1+1", "'=1+1"],
		["+cmd", "'+cmd"],
		["+32|calc", "'+32|calc"],
		["-A1", "'-A1"],
		["@SUM(A1)", "'@SUM(A1)"],
		["\tx", `"'\tx"`],
		['=HYPERLINK("http://a.example","b")', `"'=HYPERLINK(""http://a.example"",""b"")"`],
		["x;=cmd|' /C calc'!A0;y", `"x;'=cmd|' /C calc'!A0;y"`],
		["x,@SUM(A1)", "x,'@SUM(A1)"],
		["two\n-lines", `"two\n'-lines"`],
		["a=b", "a=b"],
		["a; -5", '"a; -5"'],
		[" =1", '" =1"'],
	])("keeps %j from running as a formula", (text, expected) => {
		expect(cell(text)).toBe(expected);
	});

	test("has no cell that begins like a formula, at whatever a spreadsheet splits it", () => {
		const texts = fc.array(fc.oneof(fc.string(), fc.stringMatching(/^[-+=@\d \t;,(]{0,8}$/)), {
			minLength: 1,
		});
		fc.assert(
			fc.property(texts, (cells) => {
				const line = csvLine(cells);
				for (const separator of [";", ",", "\t", "\n"]) {
					for (const part of line.split(separator)) {
						// Figures alone, up to the quotation mark behind them, calculate nothing that anybody could want.
						if (/^[+-]?[\d(][\d ()./-]*"/.test(part)) continue;
						expect(part).not.toMatch(/^"?[=+@-]/);
					}
				}
			}),
		);
	});
});
