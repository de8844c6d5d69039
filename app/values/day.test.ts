import { expect, test } from "vitest";
import { noonOf, parseDay, yearsLater } from "./day.ts";

test.each([
	["2026-09-08", "2026-09-08"],
	[" 2028-02-29 ", "2028-02-29"],
	["2026-02-29", null],
	["2026-02-31", null],
	["2026-13-01", null],
	["2026-00-10", null],
	["26-09-08", null],
	["0001-01-01", null],
	["12026-09-08", null],
	["2026-9-8", null],
	["08.09.2026", null],
	["2026-09-08T10:00", null],
	["", null],
	["tomorrow", null],
])("%j is the day %j", (text, day) => {
	expect(parseDay(text)).toBe(day);
});

test("two years later has the same name, and days compare as texts", () => {
	expect(yearsLater("2026-11-22", 2)).toBe("2028-11-22");
	expect(yearsLater("2028-02-29", 2) > "2030-02-28").toBe(true);
	expect(noonOf("2026-11-22").toISOString()).toBe("2026-11-22T12:00:00.000Z");
});
