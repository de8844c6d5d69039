import type { NoteProblem } from "./note.ts";
import type { StatusProblem } from "./status-change.ts";

/** What the forms of a detail page do, and how they say it. */
export const deskIntents = ["status", "note", "resend"] as const;
export type DeskIntent = (typeof deskIntents)[number];

export const deskFields = {
	intent: "intent",
	seen: "seen",
	status: "status",
	note: "note",
	mail: "mail",
	/** Made with the page: the same form sent twice writes one mail. */
	key: "key",
	/** In the address that follows: what has been done. */
	done: "done",
} as const;

export type DeskProblem = NoteProblem | StatusProblem;

/** What the server says to a form that it did not take, with what was typed. */
export type DeskAnswer = { problem: DeskProblem; note: string };
