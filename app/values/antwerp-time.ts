const timeZone = "Europe/Brussels";
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

let format: Intl.DateTimeFormat | null = null;

/** Made when it is first needed: that takes a phone dozens of milliseconds, and most pages that bring this file ask for no time. */
function clockFormat(): Intl.DateTimeFormat {
	format ??= new Intl.DateTimeFormat("en-GB", {
		...{ year: "numeric", month: "2-digit", day: "2-digit" },
		...{ hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone },
	});
	return format;
}

/** What the clocks in Antwerp show at a moment, as a field for date and time takes it: 2026-09-08T14:05. */
export function antwerpClock(moment: Date): string {
	const parts = Object.fromEntries(
		clockFormat()
			.formatToParts(moment)
			.map(({ type, value }) => [type, value]),
	);
	return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}`;
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

/** By how much the clocks in Antwerp are ahead of Greenwich, in milliseconds. */
function aheadMs(moment: number): number {
	const shown = countedAsGreenwich(antwerpClock(new Date(moment))) ?? moment;
	return shown - Math.floor(moment / minuteMs) * minuteMs;
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
