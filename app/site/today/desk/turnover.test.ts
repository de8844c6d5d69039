import { expect, test } from "vitest";
import { firstDayOf, topOf, turnoverOf } from "./turnover.ts";

test("orders count for the week and the month of their day, and what is empty stays in its place", () => {
	const { weeks, months } = turnoverOf(
		[
			{ day: "2025-12-01", count: 1, net: 500 },
			{ day: "2026-11-01", count: 2, net: 300 },
			{ day: "2026-11-22", count: 1, net: 20 },
			{ day: "2026-11-23", count: 4, net: 1 },
		],
		"2026-11-25",
	);
	expect(months).toHaveLength(12);
	expect(months[0]).toEqual({ start: "2025-12-01", week: null, count: 1, net: 500 });
	expect(months[1]).toEqual({ start: "2026-01-01", week: null, count: 0, net: 0 });
	expect(months[11]).toEqual({ start: "2026-11-01", week: null, count: 7, net: 321 });
	expect(weeks).toHaveLength(12);
	expect(weeks.slice(-2)).toEqual([
		{ start: "2026-11-16", week: 47, count: 1, net: 20 },
		{ start: "2026-11-23", week: 48, count: 4, net: 1 },
	]);
	expect(weeks.find(({ week }) => week === 44)).toMatchObject({ start: "2026-10-26", net: 300 });
});

test.each([
	["2026-01-31", "2025-02-01"],
	["2026-12-31", "2026-01-01"],
])("on %s the plots begin with %s", (today, first) => {
	expect(firstDayOf(today)).toBe(first);
});

test.each([
	[[], 100_000],
	[[0, 2_000], 100_000],
	[[100_001], 200_000],
	[[210_000, 40], 250_000],
	[[500_000], 500_000],
	[[9_999_900], 10_000_000],
])("the plot of %j reaches %i", (sums, top) => {
	expect(topOf(sums)).toBe(top);
});
