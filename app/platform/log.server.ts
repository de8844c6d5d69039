type Fields = Record<string, string | number | boolean | null | undefined>;

function line(level: string, message: string, fields: Fields = {}): string {
	const details = Object.entries(fields)
		.filter(([, value]) => value !== undefined)
		.map(([key, value]) => `${key}=${JSON.stringify(value)}`);
	return [new Date().toISOString(), level, message, ...details].join(" ");
}

/** One line per event on standard output or error; never a password, a mail body or a full address. */
export const log = {
	info(message: string, fields?: Fields): void {
		console.info(line("info", message, fields));
	},
	warn(message: string, fields?: Fields): void {
		console.warn(line("warn", message, fields));
	},
	error(message: string, fields?: Fields): void {
		console.error(line("error", message, fields));
	},
};

function textOf(error: unknown): string {
	// Libraries throw and emit plain objects with a message, too.
	if (typeof error === "object" && error !== null && "message" in error && !(error instanceof Error)) {
		return String(error.message);
	}
	if (!(error instanceof Error)) return String(error);
	if (error.cause instanceof Error) return textOf(error.cause);
	return error.message || ("code" in error ? String(error.code) : error.name);
}

/**
 * The text of anything that was thrown; of a failed query its cause, because its own text holds the parameters. Mail
 * servers name the address that they refuse: its first part is left out.
 */
export function errorText(error: unknown): string {
	return textOf(error).replace(/[^\s<>@"'(),;:]+@(?=[^\s<>@"'(),;:])/g, "…@");
}

/** Where an error came from, without its message. */
export function errorPlace(error: unknown): string | undefined {
	if (!(error instanceof Error)) return undefined;
	return error.stack
		?.split("\n")
		.filter((frame) => frame.startsWith("    at "))
		.slice(0, 6)
		.map((frame) => frame.trim())
		.join(" < ");
}
