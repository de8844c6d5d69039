import { expect, test } from "vitest";
import { type OpeningHours, usualHours } from "~/values/opening-hours.ts";
import { type OpenState, openState } from "./open-state.ts";

const open = (until: string): OpenState => ({ isOpen: true, until });
const closed = (day: "monday" | "tuesday" | "saturday" | null, from = "09:00"): OpenState => ({
	isOpen: false,
	day,
	from,
});

// 23 November 2026 is a Monday; Easter Monday of 2026 is 6 April, Christmas a Friday.
test.each<[string, OpenState | null]>([
	["2026-11-23T08:59", closed(null)],
	["2026-11-23T09:00", open("17:00")],
	["2026-11-23T16:59", open("17:00")],
	["2026-11-23T17:00", closed("tuesday")],
	["2026-11-27T17:00", closed("monday")],
	["2026-11-29T23:59", closed("monday")],
	["2026-04-03T18:00", closed("tuesday")],
	["2026-04-06T10:00", null],
	["2026-12-25T10:00", null],
])("at %s the usual hours say %j", (now, state) => {
	expect(openState(usualHours, now)).toEqual(state);
});

test("a yard that opens once a week says nothing of the day a week on", () => {
	const never = Object.fromEntries(Object.keys(usualHours).map((day) => [day, null])) as OpeningHours;
	const saturdays: OpeningHours = { ...never, saturday: { opens: "08:30", closes: "12:00" } };
	expect(openState(never, "2026-11-23T10:00")).toBeNull();
	expect(openState(saturdays, "2026-11-23T10:00")).toEqual(closed("saturday", "08:30"));
	expect(openState(saturdays, "2026-11-28T11:59")).toEqual(open("12:00"));
	expect(openState(saturdays, "2026-11-28T12:00")).toBeNull();
});
