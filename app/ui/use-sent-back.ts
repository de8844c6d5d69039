import { useState } from "react";
import type { FormReply } from "~/values/form-reply.ts";

/**
 * The server's answer to a form; once it is gone, what the page had come with, without its errors. Nobody has typed that
 * into this page, and the next step within the page lets go of the answer: the fields would be empty then.
 * @param isDone the form has done its work
 */
export function useSentBack(reply: FormReply, isDone = false): FormReply {
	const [first, setFirst] = useState(() => reply && { initialValue: reply.initialValue });
	if (isDone && first) setFirst(null);
	return reply ?? first;
}
