import { expect, test } from "vitest";
import { sheetDay } from "./sheet-day.ts";

test.each([
	["2027-01-31", "2027-01-31"],
	["31.1.2027", "2027-01-31"],
	["31/01/2027", "2027-01-31"],
	["1-2-2027", "2027-02-01"],
	["2027-01-31 00:00", "2027-01-31"],
	["46388", "2027-01-01"],
	["46388.5", "2027-01-01"],
	["46273", "2026-09-08"],
	["31.2.2027", null],
	["1/31/2027", null],
	["2650", null],
	["soon", null],
	["", null],
])("the cell %j is the day %s", (text, day) => {
	expect(sheetDay(text)).toBe(day);
});
