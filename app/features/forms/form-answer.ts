import type { FormReply } from "./form-reply.ts";

/** again: send once more; too_many: the address has used up its share; failed: it was not taken. */
export type FormProblem = "again" | "too_many" | "failed";

/** What the server says to a form that stores and mails; a ticket for the next try goes with it. */
export type FormAnswer = {
	sent: boolean;
	problem: FormProblem | null;
	reply: FormReply;
	ticket: string;
};
