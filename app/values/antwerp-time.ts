const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** The last Sunday of a month of 31 days at one o'clock in Greenwich, when clocks are changed. */
function lastSunday(year: number, month: number): number {
	const lastDay = new Date(Date.UTC(year, month, 31, 1));
	return lastDay.getTime() - lastDay.getUTCDay() * dayMs;
}

/**
 * By how much the clocks in Antwerp are ahead of Greenwich, in milliseconds: an hour, two in summer time (directive
 * 2000/84/EC, since 1996). Not by `Intl`: its first clock costs a phone a tenth of a second as a page comes to life.
 */
function aheadMs(moment: number): number {
	const year = new Date(moment).getUTCFullYear();
	const isSummer = moment >= lastSunday(year, 2) && moment < lastSunday(year, 9);
	return isSummer ? 2 * hourMs : hourMs;
}

/** What the clocks in Antwerp show at a moment, as a field for date and time takes it: 2026-09-08T14:05. */
export function antwerpClock(moment: Date): string {
	return new Date(moment.getTime() + aheadMs(moment.getTime())).toISOString().slice(0, 16);
}

const form = /^([12]\d{3})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::\d{2}(?:\.\d{1,3})?)?$/;

/** What the clocks show, counted as if they stood in Greenwich; null for what is no date and time. */
function countedAsGreenwich(text: string): number | null {
	if (!form.test(text)) return null;
	const local = `${text.slice(0, 16)}:00.000Z`;
	const time = new Date(local);
	// A date such as 31 February would run on into the next month.
	return Number.isNaN(time.getTime()) || time.toISOString() !== local ? null : time.getTime();
}

/**
 * The moment at which the clocks in Antwerp show a date and time, to the minute. Of an hour that comes twice, when
 * summer time ends, the first is meant; of one that is left out, when it begins, as much later as clocks jump.
 * @param text as a field for date and time sends it: 2026-09-08T14:05; null for what is none
 */
export function antwerpMoment(text: string): Date | null {
	const shown = countedAsGreenwich(text.trim());
	if (shown === null) return null;
	const [before, after] = [aheadMs(shown - dayMs), aheadMs(shown + dayMs)];
	const moments = [shown - before, shown - after].toSorted((one, other) => one - other);
	const exact = moments.find((moment) => moment + aheadMs(moment) === shown);
	return new Date(exact ?? shown - before);
}
