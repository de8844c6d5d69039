import type { NoteFileProblem, NoteProblem } from "./note.ts";
import type { LetterConflict, LetterProblem, OwnLetter } from "./own-letter.ts";
import type { StatusProblem } from "./status-change.ts";

/** What the forms of a detail page do, and how they say it. */
export const deskIntents = ["status", "note", "resend", "answer"] as const;
export type DeskIntent = (typeof deskIntents)[number];

export const deskFields = {
	intent: "intent",
	seen: "seen",
	status: "status",
	note: "note",
	/** Papers and pictures with a note. */
	files: "noteFiles",
	/** In place of a body that was too large to be taken. */
	tooLarge: "tooLarge",
	mail: "mail",
	/** Whether a change of status is told by a letter; its subject and text. */
	letter: "letter",
	subject: "subject",
	body: "body",
	/** Made with the page: the same form sent twice writes one mail. */
	key: "key",
	/** The latest mail about the thing that the page of a letter showed. */
	seenMail: "seenMail",
	/** In the address: the status that is being asked about. */
	to: "to",
	/** In the address that follows: what has been done, and what would take it back where it told nobody. */
	done: "done",
	undo: "undo",
} as const;

export type DeskProblem = NoteProblem | NoteFileProblem | StatusProblem | LetterProblem | LetterConflict;

/** What was typed into the form of a letter, and whether it was to be sent. */
export type TypedLetter = OwnLetter & { isWanted: boolean };

/** What the server says to a form that it did not take, with what was typed. */
export type DeskAnswer = {
	problem: DeskProblem;
	intent: DeskIntent;
	note: string;
	/** The one of several files that the problem is of. */
	fileName?: string;
	letter: TypedLetter;
};

/** The field that a problem belongs to; null for one of the whole form. */
export function fieldOf(problem: DeskProblem): "note" | "files" | "subject" | "body" | null {
	switch (problem) {
		case "note_blank":
		case "note_long":
			return "note";
		case "fileLarge":
		case "fileKind":
		case "fileDamaged":
		case "fileMany":
		case "fileFailed":
			return "files";
		case "subject_blank":
		case "subject_long":
			return "subject";
		case "body_blank":
		case "body_long":
			return "body";
		case "missing":
		case "moved":
		case "not_allowed":
		case "sent_before":
		case "written_since":
			return null;
	}
}
