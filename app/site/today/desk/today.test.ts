import { expect, test } from "vitest";
import { isLate, waitOf } from "./today.ts";

const now = new Date("2026-11-27T12:00:00Z");

test.each([
	["2026-11-27T12:00:05Z", "minutes", 1, false],
	["2026-11-27T11:59:30Z", "minutes", 1, false],
	["2026-11-27T11:00:01Z", "minutes", 59, false],
	["2026-11-27T11:00:00Z", "hours", 1, false],
	["2026-11-26T12:00:00Z", "hours", 24, false],
	["2026-11-26T11:59:59Z", "hours", 24, true],
	["2026-11-25T12:00:01Z", "hours", 47, true],
	["2026-11-25T12:00:00Z", "days", 2, true],
	["2026-11-20T11:00:00Z", "days", 7, true],
] as const)("what came at %s has waited for %s: %d", (at, unit, count, late) => {
	expect([waitOf(at, now), isLate(at, now)]).toEqual([{ unit, count }, late]);
});
