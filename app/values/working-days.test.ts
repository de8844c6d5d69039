import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { daysLater, noonOf } from "./day.ts";
import { easterSunday, isWorkingDay, workingDaysLater } from "./working-days.ts";

test.each([
	[1961, "1961-04-02"],
	[2008, "2008-03-23"],
	[2024, "2024-03-31"],
	[2025, "2025-04-20"],
	[2026, "2026-04-05"],
	[2027, "2027-03-28"],
	[2038, "2038-04-25"],
	[2076, "2076-04-19"],
])("Easter Sunday of %d is %s", (year, day) => {
	expect(easterSunday(year)).toBe(day);
});

describe("Belgium", () => {
	test.each([
		["2026-01-01"],
		["2026-04-06"],
		["2026-05-01"],
		["2026-05-14"],
		["2026-05-25"],
		["2026-07-21"],
		["2027-11-01"],
		["2026-11-11"],
		["2026-12-25"],
		["2026-11-21"],
		["2026-11-22"],
	])("does not work on %s", (day) => {
		expect(isWorkingDay(day)).toBe(false);
	});

	// Good Friday, the day after Ascension and Boxing Day are no public holidays; July 11 and September 27 are regional.
	test.each([["2026-04-03"], ["2026-05-15"], ["2028-12-26"], ["2028-07-11"], ["2027-09-27"], ["2026-11-23"]])(
		"works on %s",
		(day) => {
			expect(isWorkingDay(day)).toBe(true);
		},
	);
});

describe("working days later", () => {
	test.each([
		// Sunday; Monday to Friday.
		["2026-11-22", 5, "2026-11-27"],
		["2026-11-23", 5, "2026-11-30"],
		// Armistice on a Wednesday.
		["2026-11-09", 5, "2026-11-17"],
		// Christmas on a Friday, New Year on the next one.
		["2026-12-23", 5, "2026-12-31"],
		["2026-12-24", 5, "2027-01-04"],
		// Easter Monday.
		["2026-04-02", 2, "2026-04-07"],
		["2026-11-22", 0, "2026-11-22"],
	])("%s and %d are %s", (day, count, last) => {
		expect(workingDaysLater(day, count)).toBe(last);
	});

	test("are so many, and the last one is one of them", () => {
		const days = fc.date({ min: new Date("2000-01-01"), max: new Date("2099-01-01"), noInvalidDate: true });
		fc.assert(
			fc.property(days, fc.integer({ min: 1, max: 60 }), (date, count) => {
				const day = date.toISOString().slice(0, 10);
				const last = workingDaysLater(day, count);
				const between = Math.round((noonOf(last).getTime() - noonOf(day).getTime()) / 86_400_000);
				const working = Array.from({ length: between }, (_, index) => daysLater(day, index + 1));
				expect(isWorkingDay(last)).toBe(true);
				expect(working.filter(isWorkingDay)).toHaveLength(count);
			}),
		);
	});
});
