import { type Day, noonOf } from "./day.ts";

export const weekdays = [
	"monday",
	"tuesday",
	"wednesday",
	"thursday",
	"friday",
	"saturday",
	"sunday",
] as const;
export type Weekday = (typeof weekdays)[number];

/** The day of the week that a day of the calendar is. */
export function weekdayOf(day: Day): Weekday {
	return weekdays[(noonOf(day).getUTCDay() + 6) % 7] ?? "monday";
}

/** Times of one day, each as "09:00". */
export type DayHours = { opens: string; closes: string };

/** When the yard is open; null: closed that day. */
export type OpeningHours = Record<Weekday, DayHours | null>;

const officeHours: DayHours = { opens: "09:00", closes: "17:00" };

/** Monday to Friday, 9:00 to 17:00 (shop document §9). */
export const usualHours: OpeningHours = {
	monday: officeHours,
	tuesday: officeHours,
	wednesday: officeHours,
	thursday: officeHours,
	friday: officeHours,
	saturday: null,
	sunday: null,
};

/** A time of the day as people type it ("9:00", "9.00", "9h30", "09:00", "9") as "09:00"; null when it is none. */
export function parseTime(text: string): string | null {
	const [, hours = "", minutes = "00"] = /^(\d{1,2})(?:\s*[:.h]\s*(\d{2}))?\s*h?$/i.exec(text.trim()) ?? [];
	if (hours === "" || Number(hours) > 23 || Number(minutes) > 59) return null;
	return `${hours.padStart(2, "0")}:${minutes}`;
}

/** Days that follow each other and have the same hours. */
export type HoursGroup = { days: [Weekday, ...Weekday[]]; hours: DayHours | null };

/** The week from Monday on, with as few groups as its hours allow. */
export function groupHours(openingHours: OpeningHours): HoursGroup[] {
	const groups: HoursGroup[] = [];
	for (const day of weekdays) {
		const hours = openingHours[day];
		const last = groups.at(-1);
		const same =
			last && last.hours?.opens === hours?.opens && last.hours?.closes === hours?.closes ? last : null;
		if (same) same.days.push(day);
		else groups.push({ days: [day], hours });
	}
	return groups;
}
