import { useState } from "react";
import type { FormReply } from "~/values/form-reply.ts";

function valuesOf({ initialValue }: NonNullable<FormReply>): Record<string, string> {
	const values = Object.entries(initialValue ?? {}).map(([name, value]) => [name, String(value ?? "")]);
	return Object.fromEntries(values);
}

/**
 * What a form starts with where its page came with an answer, as before the page's scripts were there. Nobody has typed it
 * into this page, and the next step within the page lets go of the answer: without this its fields would be empty then.
 * @param isDone the form has done its work
 * @returns values by field; null where the page came without an answer
 */
export function useSentBack(reply: FormReply, isDone = false): Record<string, string> | null {
	const [values, setValues] = useState(() => reply && valuesOf(reply));
	if (isDone && values) setValues(null);
	return values;
}
