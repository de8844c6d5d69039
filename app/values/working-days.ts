import { type Day, daysLater, noonOf } from "./day.ts";

/** Easter Sunday of a year in the Gregorian calendar (Meeus, Jones and Butcher). */
export function easterSunday(year: number): Day {
	const a = year % 19;
	const [century, b] = [Math.floor(year / 100), year % 100];
	const c = (century - Math.floor((century + 8) / 25) + 1) / 3;
	const epact = (19 * a + century - Math.floor(century / 4) - Math.floor(c) + 15) % 30;
	const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(b / 4) - epact - (b % 4)) % 7;
	const late = Math.floor((a + 11 * epact + 22 * weekday) / 451);
	const sum = epact + weekday - 7 * late + 114;
	const two = (number: number) => String(number).padStart(2, "0");
	return `${String(year).padStart(4, "0")}-${two(Math.floor(sum / 31))}-${two((sum % 31) + 1)}`;
}

/** Belgian public holidays with a date of their own (royal decree of 18 April 1974). */
const fixedHolidays: readonly string[] = ["01-01", "05-01", "07-21", "08-15", "11-01", "11-11", "12-25"];
/** Those that follow Easter Sunday, in days: Easter Monday, Ascension, Whit Monday. */
const movingHolidays: readonly number[] = [1, 39, 50];

/** Whether it is a public holiday in Belgium. */
export function isHoliday(day: Day): boolean {
	if (fixedHolidays.includes(day.slice(5))) return true;
	const easter = easterSunday(Number(day.slice(0, 4)));
	return movingHolidays.some((days) => daysLater(easter, days) === day);
}

/** Whether Belgium works: Monday to Friday, but for the public holidays. */
export function isWorkingDay(day: Day): boolean {
	const weekday = noonOf(day).getUTCDay();
	return weekday !== 0 && weekday !== 6 && !isHoliday(day);
}

/** The last of so many working days after a day, which does not count itself. */
export function workingDaysLater(day: Day, count: number): Day {
	let last = day;
	for (let left = count; left > 0; ) {
		last = daysLater(last, 1);
		if (isWorkingDay(last)) left -= 1;
	}
	return last;
}
