import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { antwerpClock, antwerpMoment } from "./antwerp-time.ts";

describe("the clocks in Antwerp", () => {
	test.each([
		["in winter", "2026-01-15T09:30", "2026-01-15T08:30:00Z"],
		["in summer", "2026-07-15T09:30", "2026-07-15T07:30:00Z"],
		["before summer time", "2026-03-29T01:59", "2026-03-29T00:59:00Z"],
		["as summer time begins", "2026-03-29T03:00", "2026-03-29T01:00:00Z"],
		["before summer time ends", "2026-10-25T01:59", "2026-10-24T23:59:00Z"],
		["after summer time", "2026-10-25T03:00", "2026-10-25T02:00:00Z"],
		["at New Year", "2027-01-01T00:00", "2026-12-31T23:00:00Z"],
		["on a leap day", "2028-02-29T12:00", "2028-02-29T11:00:00Z"],
	])("%s", (_name, shown, moment) => {
		expect(antwerpMoment(shown)).toEqual(new Date(moment));
		expect(antwerpClock(new Date(moment))).toBe(shown);
	});

	test("an hour that is left out is as much later", () => {
		expect(antwerpMoment("2026-03-29T02:30")).toEqual(new Date("2026-03-29T01:30:00Z"));
		expect(antwerpClock(new Date("2026-03-29T01:30:00Z"))).toBe("2026-03-29T03:30");
	});

	test("of an hour that comes twice the first is meant", () => {
		expect(antwerpMoment("2026-10-25T02:30")).toEqual(new Date("2026-10-25T00:30:00Z"));
		expect(antwerpClock(new Date("2026-10-25T01:30:00Z"))).toBe("2026-10-25T02:30");
	});

	test("seconds, which some browsers send, do not count", () => {
		expect(antwerpMoment(" 2026-01-15T09:30:59 ")).toEqual(new Date("2026-01-15T08:30:00Z"));
	});

	test.each([
		...["", "2026-01-15", "15.01.2026 09:30", "2026-13-01T00:00", "2026-02-30T10:00", "2026-01-15T24:00"],
		...["2026-01-15T09:60", "2026-01-15 09:30", "20266-01-15T09:30", "0026-01-15T09:30", "now"],
	])("%j is no date and time", (text) => {
		expect(antwerpMoment(text)).toBeNull();
	});

	test("every minute is read as it is shown, but for the second of the doubled hours", () => {
		const minutes = fc.integer({ min: Date.UTC(2000, 0) / 60_000, max: Date.UTC(2100, 0) / 60_000 });
		fc.assert(
			fc.property(minutes, (minute) => {
				const moment = new Date(minute * 60_000);
				const read = antwerpMoment(antwerpClock(moment));
				expect([moment.getTime(), moment.getTime() - 3_600_000]).toContain(read?.getTime());
			}),
		);
	});

	test("are those of the time zone's table", () => {
		const table = new Intl.DateTimeFormat("sv-SE", {
			...{ dateStyle: "short", timeStyle: "short", timeZone: "Europe/Brussels" },
		});
		const shown = (moment: Date) => table.format(moment).replace(" ", "T");
		const minutes = fc.integer({ min: Date.UTC(1996, 0) / 60_000, max: Date.UTC(2100, 0) / 60_000 });
		fc.assert(
			fc.property(minutes, (minute) => {
				const moment = new Date(minute * 60_000);
				expect(antwerpClock(moment)).toBe(shown(moment));
			}),
		);
		for (let year = 1996; year < 2100; year++)
			for (const month of [2, 9])
				for (let hour = 0; hour < 8 * 24; hour++) {
					const moment = new Date(Date.UTC(year, month, 24, hour));
					expect(antwerpClock(moment)).toBe(shown(moment));
				}
	});
});
