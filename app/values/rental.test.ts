import { expect, test } from "vitest";
import { cents } from "./money.ts";
import { rentPerDay } from "./rental.ts";

test.each([
	[7_500, 250],
	[5_400, 180],
	[30, 1],
	[7_510, null],
	[29, null],
	[0, null],
])("of %i for the first 30 days each further day costs %s", (firstDays, perDay) => {
	expect(rentPerDay(cents(firstDays))).toBe(perDay);
});
