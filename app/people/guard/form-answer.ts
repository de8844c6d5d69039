import type { FormReply } from "~/values/form-reply.ts";

/** again: send once more; too_many: the address has used up its share; failed: it was not taken. */
export type FormProblem = "again" | "too_many" | "failed";

/** What the server says to a form that stores and mails; a ticket for the next try goes with it. */
export type FormAnswer = {
	/** Stored: it has arrived. */
	sent: boolean;
	/** Its mails could not go yet and follow later. */
	mailsLater: boolean;
	problem: FormProblem | null;
	reply: FormReply;
	ticket: string;
};
