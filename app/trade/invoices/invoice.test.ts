import fc from "fast-check";
import { expect, test } from "vitest";
import { cents } from "~/values/money.ts";
import { dailyRent, invoiceNumber } from "./invoice.ts";

test("rent is counted by the day where that comes to the same sum, to the cent", () => {
	fc.assert(
		fc.property(fc.integer({ min: 0, max: 9_000_000 }), fc.constantFrom(30, 7, 1), (unit, days) => {
			const rent = dailyRent({ unitNet: cents(unit), days });
			if (rent === null) expect(unit % days).not.toBe(0);
			else expect(rent.perDay * rent.days).toBe(unit);
		}),
	);
	expect(dailyRent({ unitNet: cents(7_500), days: 30 })).toEqual({ days: 30, perDay: 250 });
	expect(dailyRent({ unitNet: cents(7_501), days: 30 })).toBeNull();
	expect(dailyRent({ unitNet: cents(7_500) })).toBeNull();
});

test.each([
	["invoice", 2026, 1, "2026-000001"],
	["invoice", 2026, 1_234_567, "2026-1234567"],
	["credit_note", 2027, 42, "2027-C00042"],
] as const)("%s %i %i is %s", (series, year, sequence, number) => {
	expect(invoiceNumber(series, year, sequence)).toBe(number);
});
