import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { groupHours, type OpeningHours, parseTime, usualHours, weekdays } from "./opening-hours.ts";

test.each([
	["9:00", "09:00"],
	["09.30", "09:30"],
	["9h", "09:00"],
	["9 h 30", "09:30"],
	["9", "09:00"],
	["23:59", "23:59"],
	["00:00", "00:00"],
	[" 8:15 ", "08:15"],
	["24:00", null],
	["12:60", null],
	["9:5", null],
	["930", null],
	["noon", null],
	["", null],
	["-9:00", null],
])("the time %j is read as %j", (text, expected) => {
	expect(parseTime(text)).toBe(expected);
});

describe("the week", () => {
	test("of the shop has two groups", () => {
		expect(groupHours(usualHours)).toEqual([
			{ days: weekdays.slice(0, 5), hours: { opens: "09:00", closes: "17:00" } },
			{ days: ["saturday", "sunday"], hours: null },
		]);
	});

	test("is split where a day differs", () => {
		const hours: OpeningHours = {
			...usualHours,
			wednesday: null,
			friday: { opens: "09:00", closes: "16:00" },
		};
		expect(groupHours(hours).map(({ days }) => days)).toEqual([
			["monday", "tuesday"],
			["wednesday"],
			["thursday"],
			["friday"],
			["saturday", "sunday"],
		]);
	});

	const anyDay = fc.constantFrom(
		null,
		{ opens: "09:00", closes: "17:00" },
		{ opens: "10:00", closes: "12:00" },
	);

	test("comes back whole, day by day, and neighbours differ", () => {
		fc.assert(
			fc.property(fc.tuple(anyDay, anyDay, anyDay, anyDay, anyDay, anyDay, anyDay), (days) => {
				const hours = Object.fromEntries(weekdays.map((day, index) => [day, days[index]])) as OpeningHours;
				const groups = groupHours(hours);
				expect(groups.flatMap((group) => group.days)).toEqual(weekdays);
				for (const group of groups) for (const day of group.days) expect(hours[day]).toEqual(group.hours);
				for (const [index, group] of groups.entries()) {
					if (index > 0) expect(group.hours).not.toEqual(groups[index - 1]?.hours);
				}
			}),
		);
	});
});
