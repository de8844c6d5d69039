import type { SubmissionResult } from "@conform-to/react";

/** again: send once more; too_many: the address has used up its share; failed: it did not get through. */
export type ContactProblemCode = "again" | "too_many" | "failed";

/** What the server says to a contact form; a ticket for the next try goes with it. */
export type ContactAnswer = {
	sent: boolean;
	problem: ContactProblemCode | null;
	reply: SubmissionResult<string[]> | null;
	ticket: string;
};
