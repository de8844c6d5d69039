import { daysLater } from "~/values/day.ts";
import { type OpeningHours, type Weekday, weekdayOf } from "~/values/opening-hours.ts";
import { isHoliday } from "~/values/working-days.ts";

/** Whether the yard is open, and until or from when. @property day null: today. Times as "09:00" */
export type OpenState =
	| { isOpen: true; until: string }
	| { isOpen: false; day: Weekday | null; from: string };

/**
 * What the opening hours say of a moment; null where they say nothing: in a week that is closed, and on Belgian public
 * holidays, which the hours know nothing of.
 * @param now what the clocks in Antwerp show: 2026-09-08T14:05
 */
export function openState(openingHours: OpeningHours, now: string): OpenState | null {
	const [today = "", time = ""] = now.split("T");
	if (isHoliday(today)) return null;
	const hours = openingHours[weekdayOf(today)];
	if (hours && time >= hours.opens && time < hours.closes) return { isOpen: true, until: hours.closes };
	if (hours && time < hours.opens) return { isOpen: false, day: null, from: hours.opens };
	// A week on, the day's name would mean today.
	for (let days = 1; days < 7; days++) {
		const later = daysLater(today, days);
		const day = weekdayOf(later);
		const next = openingHours[day];
		if (next && !isHoliday(later)) return { isOpen: false, day, from: next.opens };
	}
	return null;
}
