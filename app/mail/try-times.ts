const firstWaitSeconds = 30;
const longestWaitSeconds = 6 * 60 * 60;

/** Seconds until a mail that was put off for now is tried again: 30 s, 1 min, 2 min … at most 6 h. @param attempts made so far */
export function secondsUntilNextTry(attempts: number): number {
	return Math.min(longestWaitSeconds, firstWaitSeconds * 2 ** (Math.max(1, attempts) - 1));
}

/** Tried so often and for so long, a mail is given up: with the waits above after about three days. */
export const triesAtMost = 25;
export const daysAtLeast = 3;

/** A refusal for good gets one more try: the server may have been wrong, but asking often harms the sender's name. */
export const refusalsAtMost = 2;
export const secondsAfterRefusal = 5 * 60;

const firstPauseMs = 2_000;
const longestPauseMs = 120_000;

/** How long all mails rest after the mail server itself failed. @param failures in a row, 1 or more */
export function pauseMs(failures: number): number {
	return Math.min(longestPauseMs, firstPauseMs * 2 ** (Math.max(1, failures) - 1));
}
