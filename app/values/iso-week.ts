import { type Day, daysLater, noonOf } from "./day.ts";

/** The Monday of a day's week (ISO 8601). */
export function mondayOf(day: Day): Day {
	return daysLater(day, -((noonOf(day).getUTCDay() + 6) % 7));
}

/** The number of a day's week: that of its Thursday's year (ISO 8601). From 1 to 53. */
export function isoWeek(day: Day): number {
	const thursday = daysLater(mondayOf(day), 3);
	const first = noonOf(`${thursday.slice(0, 4)}-01-01`);
	return Math.floor((noonOf(thursday).getTime() - first.getTime()) / (7 * 24 * 60 * 60 * 1000)) + 1;
}
