import { type Day, daysLater } from "~/values/day.ts";
import { isoWeek, mondayOf } from "~/values/iso-week.ts";

/** What orders of a day in Antwerp brought. @property net in cents, without VAT */
export type OrderDay = { day: Day; count: number; net: number };

/** What a week or a month brought. @property start its first day; `week` its number, null for a month */
export type Period = { start: Day; week: number | null; count: number; net: number };

const periods = 12;

/** The first day of the month so many months before. */
function monthBefore(day: Day, months: number): Day {
	const first = new Date(`${day.slice(0, 7)}-01T12:00:00Z`);
	first.setUTCMonth(first.getUTCMonth() - months);
	return first.toISOString().slice(0, 10);
}

/** The first day that is told of: twelve months, this one included. */
export function firstDayOf(today: Day): Day {
	return monthBefore(today, periods - 1);
}

/** Sums of the last twelve weeks and months, the latest last; those without an order are there with nothing. */
export function turnoverOf(days: readonly OrderDay[], today: Day): { weeks: Period[]; months: Period[] } {
	const thisWeek = mondayOf(today);
	const places = Array.from({ length: periods }, (_, place) => periods - 1 - place);
	const sumBy = (starts: readonly Day[], startOf: (day: Day) => Day, isWeek: boolean) => {
		const sums = new Map(starts.map((start) => [start, { count: 0, net: 0 }]));
		for (const { day, count, net } of days) {
			const sum = sums.get(startOf(day));
			if (!sum) continue;
			sum.count += count;
			sum.net += net;
		}
		return [...sums].map(([start, sum]) => ({ start, week: isWeek ? isoWeek(start) : null, ...sum }));
	};
	return {
		weeks: sumBy(
			places.map((ago) => daysLater(thisWeek, -7 * ago)),
			mondayOf,
			true,
		),
		months: sumBy(
			places.map((ago) => monthBefore(today, ago)),
			(day) => `${day.slice(0, 7)}-01`,
			false,
		),
	};
}

/** In cents: a plot without orders has a scale all the same. */
const leastTop = 100_000;

/** A round sum at or above the highest one, of 1, 2, 2.5 or 5 times a power of ten, for the top line of a plot. */
export function topOf(sums: readonly number[]): number {
	const highest = Math.max(leastTop, ...sums);
	const power = 10 ** Math.floor(Math.log10(highest));
	return power * ([1, 2, 2.5, 5, 10].find((step) => step * power >= highest) ?? 10);
}
