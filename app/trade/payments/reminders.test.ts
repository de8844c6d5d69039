import { expect, test } from "vitest";
import { usualTerms } from "~/company/payment-terms.ts";
import { dueDates } from "./reminders.ts";

const today = "2026-11-30";

test.each([
	["before", {}, { from: "2026-11-30", to: "2026-12-01" }],
	["before", { remindBefore: 3 }, { from: "2026-11-30", to: "2026-12-03" }],
	["before", { remindBefore: null }, null],
	["after", {}, { from: "2026-11-13", to: "2026-11-27" }],
	["after", { remindAfter: null }, null],
	["lapsed", {}, null],
	["lapsed", { lapse: "cancel", lapseDays: 10 }, { from: "2026-09-21", to: "2026-11-20" }],
] as const)("%s, with %j, are due %j", (kind, change, dates) => {
	expect(dueDates(kind, { ...usualTerms, ...change }, today)).toEqual(dates);
});
