import { type Day, parseDay } from "~/values/day.ts";

/** Days since the start of the spreadsheets' calendar, as a workbook stores a date; from 2009 to 2118. */
const serial = /^([4-7]\d{4})(?:[.,]\d+)?$/;
const startOfCalendar = Date.UTC(1899, 11, 30);
const dayMs = 86_400_000;

/**
 * The day that a cell of a table writes: 2027-01-31, 31.1.2027, 31/01/2027, 31-1-2027, or a workbook's date. Days come
 * before months, as in all countries that the shop sells to. Null for what is none.
 */
export function sheetDay(text: string): Day | null {
	const typed = text.trim();
	const found = serial.exec(typed);
	if (found) return new Date(startOfCalendar + Number(found[1]) * dayMs).toISOString().slice(0, 10);
	const [, day, month, year] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(typed) ?? [];
	if (day && month && year) return parseDay(`${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`);
	return parseDay(typed.replace(/[T ]00:00(:00)?$/, ""));
}
