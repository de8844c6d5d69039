import { createHash, randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { schema } from "~/platform/db.server.ts";
import { useAuthor } from "../../../tests/support/author.ts";
import { useTestDatabase } from "../../../tests/support/test-database.ts";
import {
	addNote,
	caseRecords,
	findNoteFile,
	listChanges,
	type NoteFile,
	type RecordedNote,
} from "./audit.server.ts";

const database = useTestDatabase({ seeded: false });
const author = useAuthor(database);
const { internalNotes, noteFiles } = schema;

const file = (fileName: string, content = fileName): NoteFile => ({
	...{ fileName, type: "application/pdf", bytes: Buffer.from(content) },
	sha256: createHash("sha256").update(content).digest("hex"),
});

async function notesOf(entityId: string): Promise<RecordedNote[]> {
	const { notes } = caseRecords("order", entityId);
	const { rows } = await database.db.execute<{ notes: RecordedNote[] }>(sql`select ${notes} as notes`);
	return rows[0]?.notes ?? [];
}

function add(entityId: string, given: { text?: string; files?: NoteFile[]; key?: string }) {
	const about = { entity: "order", entityId, label: "K-1" } as const;
	return addNote(database.db, author, { ...about, text: "The door is bent", ...given });
}

test("a note keeps its files in their order, each content once, and the history names them", async () => {
	const order = randomUUID();
	await add(order, { files: [file("b.pdf"), file("a.pdf"), file("again.pdf", "b.pdf")] });
	const [note] = await notesOf(order);
	expect(note?.files.map(({ fileName }) => fileName)).toEqual(["again.pdf", "a.pdf"]);
	const [change] = await listChanges(database.db, "order", order);
	expect(change?.after).toEqual({ note: "The door is bent", files: "again.pdf, a.pdf" });
});

test("one form is one note, however often it is sent; another text or file of an old page is another", async () => {
	const [order, key] = [randomUUID(), randomUUID()];
	const sent = { key, files: [file("a.pdf")] };
	await Promise.all([1, 2, 3].map(() => add(order, sent)));
	expect(await notesOf(order)).toHaveLength(1);
	expect(await listChanges(database.db, "order", order)).toHaveLength(1);
	await add(order, { key, text: "Another one" });
	expect((await notesOf(order)).map(({ text, files }) => [text, files.length])).toEqual([
		["The door is bent", 1],
		["Another one", 0],
	]);
	await add(order, { key, files: [file("b.pdf")] });
	expect((await notesOf(order)).at(-1)?.files.map(({ fileName }) => fileName)).toEqual(["b.pdf"]);
	// Nor is what somebody notes elsewhere lost, whatever key the form brings.
	const other = randomUUID();
	await add(other, { key });
	expect(await notesOf(other)).toHaveLength(1);
});

test("a file is found where its note is, and goes with it; a note whose files fail is none", async () => {
	const order = randomUUID();
	await add(order, { files: [file("a.pdf")] });
	const [note] = await notesOf(order);
	const id = note?.files[0]?.id ?? "";
	const about = { entity: "order", entityId: order } as const;
	expect((await findNoteFile(database.db, about, id))?.bytes.toString()).toBe("a.pdf");
	expect(await findNoteFile(database.db, { ...about, entityId: randomUUID() }, id)).toBeNull();
	expect(await findNoteFile(database.db, { ...about, entity: "quote" }, id)).toBeNull();
	expect(await findNoteFile(database.db, about, "1")).toBeNull();
	const broken = { ...file("b.pdf"), type: "text/html" as "application/pdf" };
	await expect(add(order, { text: "Half", files: [broken] })).rejects.toThrow();
	expect(await notesOf(order)).toHaveLength(1);
	await database.db.delete(internalNotes).where(eq(internalNotes.entityId, order));
	expect(await database.db.$count(noteFiles, eq(noteFiles.id, id))).toBe(0);
});
