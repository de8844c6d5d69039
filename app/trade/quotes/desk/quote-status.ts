import type { Steps } from "~/desk/detail/status-change.ts";
import { dateSorts, listOf } from "~/desk/list/list-query.ts";
import { quoteStatuses } from "~/values/vocabulary.ts";

export type QuoteStatus = (typeof quoteStatuses)[number];

/**
 * A quote is new until someone answers it, then won or lost; a deal on the phone skips the answer. A lost customer may
 * come back and a won one may withdraw. Only an answer noted by mistake makes a quote new again.
 */
export const quoteSteps: Steps<QuoteStatus> = {
	new: ["answered", "won", "lost"],
	answered: ["won", "lost", "new"],
	won: ["lost", "answered"],
	lost: ["won", "answered"],
};

/** What can be done with several requests at once, without a letter. */
export const quoteActs = ["answered", "lost"] as const satisfies readonly QuoteStatus[];

/** Whether a request takes such a step among others: what was won is looked at by itself. */
export function canActOn(from: QuoteStatus, to: QuoteStatus): boolean {
	return quoteSteps[from].includes(to) && from !== "won" && !(from === "lost" && to === "answered");
}

/** The list of them, narrowed by status and by the days on which they came in. */
export const quoteList = listOf("status", quoteStatuses, true, dateSorts);

/** What a step means where money is concerned; a key of the desk's warnings. */
export type QuoteWarning = "wonTakenBack";

/** What to ask before a step: whoever was told that they have the deal counts on it. */
export function quoteWarning(from: QuoteStatus, to: QuoteStatus): QuoteWarning | null {
	return from === "won" && to !== "won" ? "wonTakenBack" : null;
}
