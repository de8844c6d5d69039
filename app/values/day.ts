/** A day of the calendar as fields for dates write it: 2026-09-08. They compare as texts do. */
export type Day = string;

/** The day that a text writes; null for what is none, such as 31 February. */
export function parseDay(text: string): Day | null {
	const trimmed = text.trim();
	if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(trimmed)) return null;
	const date = new Date(`${trimmed}T00:00:00Z`);
	return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(trimmed) ? trimmed : null;
}

/** The day as it is called some years later; 29 February may be one that is none. */
export function yearsLater(day: Day, years: number): Day {
	return `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
}

/** The day so many days after it; before it with a number below zero. */
export function daysLater(day: Day, days: number): Day {
	const date = noonOf(day);
	date.setUTCDate(date.getUTCDate() + days);
	return date.toISOString().slice(0, 10);
}

/** Its noon in Greenwich, which is the same day everywhere that the shop sells; for formats. */
export function noonOf(day: Day): Date {
	return new Date(`${day}T12:00:00Z`);
}
