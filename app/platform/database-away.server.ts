/** Codes of a system call that found nobody at the other end. */
const systemCodes: ReadonlySet<string> = new Set([
	...[
		"ECONNREFUSED",
		"ECONNRESET",
		"EPIPE",
		"ETIMEDOUT",
		"EHOSTUNREACH",
		"ENETUNREACH",
		"ENOTFOUND",
		"EAI_AGAIN",
	],
	// Of a socket that is not there; a missing file has the same code, but no call that connects.
	"ENOENT",
]);

/** Codes of a server that goes or comes (PostgreSQL appendix A): lost connections, shutting down, starting up. */
const comingCodes = /^(08...|57P0[1-5])$/;

/** Codes of a server that is there and cannot: no room, no time, no lock, told to read only, out of disk or memory. */
const unableCodes = /^(53...|57014|55P03|25006|25P0[23]|40001|40P01|58...)$/;

/** What the driver says, without a code, of a connection that is lost. */
const lostTexts = /^Connection terminated|connection error and is not queryable|database is silent/;
/** … and of one that was not free in time, or of a pool that is being closed. */
const busyTexts =
	/timeout exceeded when trying to connect|Query read timeout|Cannot use a pool after calling end/;

function isSome(error: unknown, test: (code: string, error: Error) => boolean): boolean {
	if (!(error instanceof Error)) return false;
	if (test("code" in error ? String(error.code) : "", error)) return true;
	const causes = error instanceof AggregateError ? error.errors : [error.cause];
	return causes.some((cause) => isSome(cause, test));
}

/** Whether an error means that no server answered: it may be starting, stopping or out of reach. */
export function isServerGone(error: unknown): boolean {
	return isSome(error, (code, one) => {
		const isCall = code !== "ENOENT" || ("syscall" in one && one.syscall === "connect");
		return (systemCodes.has(code) && isCall) || comingCodes.test(code) || lostTexts.test(one.message);
	});
}

/** Whether an error means that the database cannot work for now, so that asking again later is worth it. */
export function isDatabaseAway(error: unknown): boolean {
	const isUnable = isSome(error, (code, { message }) => unableCodes.test(code) || busyTexts.test(message));
	return isUnable || isServerGone(error);
}
