import { expect, test } from "vitest";
import { daysLater } from "./day.ts";
import { isoWeek, mondayOf } from "./iso-week.ts";

test.each([
	["2026-11-22", "2026-11-16", 47],
	["2026-11-23", "2026-11-23", 48],
	// A year may begin in the last week of the one before, and end in the first of the next.
	["2021-01-03", "2020-12-28", 53],
	["2026-01-01", "2025-12-29", 1],
	["2024-12-30", "2024-12-30", 1],
	["2027-01-03", "2026-12-28", 53],
])("%s is in the week of %s, number %i", (day, monday, week) => {
	expect([mondayOf(day), isoWeek(day)]).toEqual([monday, week]);
});

test("weeks follow each other for fifty years, each with seven days", () => {
	let before = isoWeek("2020-01-06");
	for (let day = "2020-01-13"; day < "2070-01-01"; day = daysLater(day, 7)) {
		const week = isoWeek(day);
		expect([before + 1, 1]).toContain(week);
		expect(isoWeek(daysLater(day, 6))).toBe(week);
		before = week;
	}
});
