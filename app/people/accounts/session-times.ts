const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** A session ends after 30 days without use, and in any case after 180 days. */
const idle = 30 * day;
const longest = 180 * day;

/** Seconds that the browser keeps the cookie: the database knows better when the session ends. */
export const sessionCookieSeconds = longest / 1000;

/** When a session ends that was opened then and is used now. */
export function sessionEnd(openedAt: Date, now: Date): Date {
	return new Date(Math.min(now.getTime() + idle, openedAt.getTime() + longest));
}

/** Whether a use is noted: once an hour, so that looking around writes next to nothing. */
export function isUseNoted(lastUsedAt: Date, now: Date): boolean {
	return now.getTime() - lastUsedAt.getTime() >= hour;
}

/** Validity of what is mailed or asked for: links to a mailbox, and the second step of a sign-in. */
export const validFor = {
	...{ verify: day, reset: hour, code: 5 * 60 * 1000, device: 365 * day, setUp: hour / 4 },
	/** A colleague may read the mail after the weekend. */
	invitation: 3 * day,
};

export function endOf(kind: keyof typeof validFor, now: Date): Date {
	return new Date(now.getTime() + validFor[kind]);
}

/** A double click sends the same form twice: what has just been used says the same again. */
export function isJustNow(moment: Date, now: Date): boolean {
	return now.getTime() - moment.getTime() < 60_000;
}
