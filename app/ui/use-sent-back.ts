import { useState } from "react";
import type { FormReply } from "~/values/form-reply.ts";

/**
 * The server's answer to a form; once it is gone, what the page had come with, without its errors. Nobody has typed that
 * into this page, and the next step within the page lets go of the answer: the fields would be empty then.
 * @param given.isDone the form has done its work
 * @param given.came what the page had come with, for a form that comes to life after the answer has gone
 */
export function useSentBack(
	reply: FormReply,
	{ isDone = false, came = reply }: { isDone?: boolean; came?: FormReply } = {},
): FormReply {
	const [first, setFirst] = useState(() => came && { initialValue: came.initialValue });
	if (isDone && first) setFirst(null);
	return reply ?? first;
}
