import { data, redirect } from "react-router";
import { errorText, log } from "~/platform/log.server.ts";
import type { Services } from "~/platform/services.server.ts";
import { memberOf } from "~/values/closed-set.ts";
import type { Actor } from "~/values/rights.ts";
import { isUuid } from "~/values/uuid.ts";
import { addNote, type NoteFile } from "../history/audit.server.ts";
import { type DeskAnswer, type DeskIntent, type DeskProblem, deskFields, deskIntents } from "./desk-form.ts";
import { mostNoteFiles, type NoteFileProblem, readNote } from "./note.ts";
import { type KeyedLetter, readLetter, unlessRefused } from "./own-letter.ts";
import { type StatusResult, undoText } from "./status-change.ts";

export type DeskThing = {
	entity: "order" | "quote" | "offer" | "message" | "mail" | "buyer";
	id: string;
	/** What it is called in the history. */
	label: string;
	/** Its page, where an answer leads back to. */
	address: string;
	/**
	 * Changes its status as the form says, and tells it by a letter where there is one; null for a thing without a
	 * status or for a forged form.
	 */
	changeStatus?: (seen: string, to: string, letter: KeyedLetter | null) => Promise<StatusResult | null>;
	/** Answers it by a letter; false when it is gone. Not for things that are answered elsewhere. */
	answer?: (letter: KeyedLetter) => Promise<boolean>;
	/** Makes a file with a note of what was uploaded; left out where notes have none. */
	readFile?: (
		file: File,
	) => Promise<NoteFile | { problem: Exclude<NoteFileProblem, "fileMany" | "fileFailed"> }>;
	/** Writes one of its mails once more; false when there is no such mail. */
	resend: (mail: { id: string; key: string }) => Promise<boolean>;
};

const problemStatus = {
	missing: 404,
	moved: 409,
	not_allowed: 409,
	note_blank: 422,
	note_long: 422,
	fileLarge: 413,
	fileKind: 422,
	fileDamaged: 422,
	fileMany: 422,
	fileFailed: 503,
	subject_blank: 422,
	subject_long: 422,
	body_blank: 422,
	body_long: 422,
	sent_before: 409,
	written_since: 409,
} as const satisfies Record<DeskProblem, number>;

/** A key that no page of the shop hands out would let a form be sent for ever. */
function keyOf(form: FormData): string {
	const key = String(form.get(deskFields.key) ?? "");
	if (!isUuid(key)) throw new Response(null, { status: 400 });
	return key;
}

/** Browsers send an empty file where none was chosen. */
const filesOf = (form: FormData) =>
	form.getAll(deskFields.files).filter((file) => file instanceof File && file.size > 0) as File[];
const hasFiles = (form: FormData) => filesOf(form).length > 0;

type ReadFiles = { files: NoteFile[] } | { problem: NoteFileProblem; fileName?: string };

/** The files of a note's form, one after the other: each picture is decoded whole. */
async function readNoteFiles(form: FormData, readFile: DeskThing["readFile"]): Promise<ReadFiles> {
	if (form.has(deskFields.tooLarge)) return { problem: "fileLarge" };
	const sent = filesOf(form);
	if (sent.length === 0) return { files: [] };
	if (!readFile) throw new Response(null, { status: 400 });
	if (sent.length > mostNoteFiles) return { problem: "fileMany" };
	const files: NoteFile[] = [];
	for (const file of sent) {
		const read = await readFile(file);
		if ("problem" in read) return { problem: read.problem, fileName: file.name };
		files.push(read);
	}
	return { files };
}

/**
 * Does what a form of a detail page asks: a status, a note, a letter or a mail once more. Only for a request of an
 * admin.
 * @throws Response 400 for what no form of the shop sends, 404 for a mail that is gone
 */
export async function answerDeskForm(
	shop: Services,
	admin: Actor<"notes.add">,
	thing: DeskThing,
	form: FormData,
) {
	const text = (name: keyof typeof deskFields) => String(form.get(deskFields[name]) ?? "");
	const intent = memberOf(deskIntents, text("intent"));
	const isWanted = intent === "answer" || text("letter") === "on";
	const typed = { subject: text("subject"), body: text("body") };
	function done(what: DeskIntent, undo?: string) {
		const query = new URLSearchParams({ [deskFields.done]: what, ...(undo && { [deskFields.undo]: undo }) });
		return redirect(`${thing.address}?${query}`, { status: 303 });
	}
	function refuse(problem: DeskProblem, fileName?: string) {
		const letter = { ...typed, isWanted };
		const answer: DeskAnswer = { problem, intent: intent ?? "status", note: text("note"), letter };
		if (fileName !== undefined) answer.fileName = fileName;
		return data(answer, { status: problemStatus[problem] });
	}
	switch (intent) {
		case "status": {
			const read = isWanted ? readLetter(typed) : null;
			if (read && "problem" in read) return refuse(read.problem);
			const letter = read && { ...read.letter, key: keyOf(form) };
			if (!thing.changeStatus) break;
			const result = await unlessRefused(thing.changeStatus(text("seen"), text("status"), letter));
			if (!result) break;
			if ("problem" in result) return refuse(result.problem);
			if (letter) shop.deliverMail();
			const isSilent = letter === null && result.changed;
			return done("status", isSilent ? undoText({ seen: text("seen"), to: text("status") }) : undefined);
		}
		case "answer": {
			if (!thing.answer) break;
			const read = readLetter(typed);
			if ("problem" in read) return refuse(read.problem);
			const seenMail = form.has(deskFields.seenMail) ? { seenMail: text("seenMail") } : {};
			const isThere = await unlessRefused(thing.answer({ ...read.letter, key: keyOf(form), ...seenMail }));
			if (typeof isThere === "object") return refuse(isThere.problem);
			if (!isThere) return refuse("missing");
			shop.deliverMail();
			return done("answer");
		}
		case "note": {
			// A mail has no notes: they belong to what it is about.
			if (thing.entity === "mail") break;
			const note = readNote(text("note"));
			if ("problem" in note) return refuse(note.problem);
			const about = { entity: thing.entity, entityId: thing.id, label: thing.label, text: note.text };
			const key = form.has(deskFields.key) ? keyOf(form) : null;
			try {
				const read = await readNoteFiles(form, thing.readFile);
				if ("problem" in read) return refuse(read.problem, read.fileName);
				await addNote(shop.db, admin, { ...about, files: read.files, key });
			} catch (error) {
				// A note alone fails like every other form; with files, what was typed comes back to be saved without them.
				if (error instanceof Response || !hasFiles(form)) throw error;
				log.error("note with files not stored", { about: thing.id, error: errorText(error) });
				return refuse("fileFailed");
			}
			return done("note");
		}
		case "resend": {
			const mail = thing.entity === "mail" ? thing.id : text("mail");
			const written = await thing.resend({ id: mail, key: text("key") });
			if (!written) throw new Response(null, { status: 404 });
			shop.deliverMail();
			return done("resend");
		}
	}
	throw new Response(null, { status: 400 });
}
