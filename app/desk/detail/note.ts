import { plainText } from "~/values/plain-text.ts";

export const longestNote = 4000;

/** Files of one note. */
export const mostNoteFiles = 10;

/** Why a file is not kept with a note; fileFailed: it could not be read or stored just now, through no fault of its own. */
export type NoteFileProblem = "fileLarge" | "fileKind" | "fileDamaged" | "fileMany" | "fileFailed";

export type NoteProblem = "note_blank" | "note_long";

/** A note as it is typed: its text without space around it, or what is wrong with it. */
export function readNote(typed: string): { text: string } | { problem: NoteProblem } {
	// Browsers send line breaks as two characters and count them as one.
	const text = plainText(typed).replaceAll("\r\n", "\n").trim();
	if (text === "") return { problem: "note_blank" };
	return text.length > longestNote ? { problem: "note_long" } : { text };
}
