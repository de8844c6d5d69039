/** What a button does to a list of its form. */
export type ListChange =
	| { type: "insert" }
	| { type: "remove"; index: number }
	| { type: "reorder"; from: number; to: number };

/** The server's answer to a submission: what was typed and error codes, by field; null before one. */
export type FormReply = {
	/** The form library's note of what was pressed in place of save. */
	intent?: { type: string; payload?: unknown } | null | undefined;
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

/** What was pressed in a list of the form, which the server changed in place of the browser; null for anything else. */
export function listIntentOf(reply: FormReply): (ListChange & { name: string }) | null {
	const { type, payload } = reply?.intent ?? {};
	const isOfList = type === "insert" || type === "remove" || type === "reorder";
	return isOfList ? ({ ...(payload as object), type } as ListChange & { name: string }) : null;
}
