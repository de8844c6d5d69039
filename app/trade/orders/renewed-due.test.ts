import { expect, test } from "vitest";
import { renewedDue } from "./renewed-due.ts";

test.each([
	["2026-10-01", "2026-12-04"],
	["2026-11-27", "2026-12-04"],
	["2026-12-03", "2026-12-04"],
	["2026-12-24", "2026-12-24"],
	[null, null],
])("an order that was due on %s and waits again on November 27th is due on %s", (dueOn, renewed) => {
	expect(renewedDue(dueOn, { termDays: 5 }, "2026-11-27")).toBe(renewed);
});
