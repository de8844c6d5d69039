import type { SendProblem } from "../offer.ts";

/** What the forms of an offer's page at the desk do, beside those of every case. */
export const deskOfferIntents = ["send", "withdraw", "accept", "discard", "remind"] as const;
export type DeskOfferIntent = (typeof deskOfferIntents)[number];

export const deskOfferFields = {
	/** The mark of the draft that was shown, and what it came to. */
	seen: "seen",
	total: "total",
	/** Whether the buyer is told of a withdrawal. */
	told: "told",
	/** Which version is accepted, by whom and how. */
	version: "version",
	name: "name",
	how: "how",
	/** "on": the buyer is reminded. */
	reminded: "reminded",
	/** In the address that follows: what has been done. */
	done: "offer",
} as const;

/** Ways in which the owner's people hear of a yes. */
export const recordedWays = ["phone", "email", "counter"] as const;

/** Why nothing came of a form; a key of the desk's problems. */
export type DeskOfferProblem =
	| SendProblem
	| ("stale" | "gone" | "closed" | "total" | "accepted" | "missing" | "name" | "failed")
	| ("expired" | "superseded" | "withdrawn" | "declined");

export type DeskOfferAnswer = {
	offer: DeskOfferIntent;
	problem: DeskOfferProblem;
	typed: { name: string; how: string };
};

/** Where the page says what was done: above what was pressed, on a phone far above. */
export const outcomeId = "outcome";
