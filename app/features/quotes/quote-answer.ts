import type { SubmissionResult } from "@conform-to/react";

/** again: send once more; too_many: the address has used up its share; failed: nothing was stored. */
export type QuoteProblemCode = "again" | "too_many" | "failed";

/** What the server says to a quote form; a ticket for the next try goes with it. */
export type QuoteAnswer = {
	sent: boolean;
	problem: QuoteProblemCode | null;
	reply: SubmissionResult<string[]> | null;
	ticket: string;
};
