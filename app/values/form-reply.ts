/** The server's answer to a submission: what was typed and error codes, by field; null before one. */
export type FormReply = {
	initialValue?: Record<string, unknown> | null | undefined;
	error?: Record<string, string[] | null> | null | undefined;
} | null;

/**
 * A form's fields as the server's answer leaves them: what was typed, else what the form starts with, and the first
 * error's code.
 * @param form names the form in the ids of its fields
 */
export function fieldsOf(form: string, reply: FormReply, start: Partial<Record<string, string>> = {}) {
	const typed = reply?.initialValue;
	return (name: string) => ({
		id: `${form}-${name}`,
		name,
		defaultValue: typed ? String(typed[name] ?? "") : (start[name] ?? ""),
		code: reply?.error?.[name]?.[0],
	});
}

/** Whether the answer ties an error to any field. */
export function hasErrors(reply: FormReply): boolean {
	return Object.keys(reply?.error ?? {}).length > 0;
}
