import { isDeepStrictEqual } from "node:util";
import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import type { Actor } from "~/values/rights.ts";
import { isUuid } from "~/values/uuid.ts";
import type { AuditAction, AuditEntity, NotedEntity } from "~/values/vocabulary.ts";

/**
 * Who acts; every change names its author.
 * @property entry id that the change has in the history, from the form that was sent: a second one with it is refused
 */
export type Author = { id: string; email: string; entry?: string | undefined };

/** Who acts, or whose plan is carried out; without an id where that account is gone. */
export type Acting = { id: string | null; email: string };

export type Change = {
	/** What kind of thing, and which. */
	entity: AuditEntity;
	entityId: string;
	/** What people call it at this moment, such as an order's number; empty where there is one of its kind. */
	label: string;
	action: AuditAction;
	before?: unknown;
	after?: unknown;
};

/** How the history calls a save: an editor's own, or an older version that is stored again. */
export type SaveAction = Extract<AuditAction, "update" | "restore">;

/** Longer names are cut: they are read in a list. */
const longestLabel = 200;

function rowOf({ id, email }: Acting, change: Change) {
	return {
		...{ userId: id, userEmail: email, ...change },
		label: change.label.slice(0, longestLabel),
	};
}

/** Notes a change, in its transaction. Called by every verb of the owner's side. */
export async function recordChange(tx: Transaction, author: Author, change: Change): Promise<void> {
	const row = rowOf(author, change);
	await tx.insert(schema.auditLog).values(author.entry === undefined ? row : { ...row, id: author.entry });
}

/** Notes changes of many things, in their transaction. One statement. */
export async function recordChanges(tx: Transaction, acting: Acting, changes: readonly Change[]) {
	await tx.insert(schema.auditLog).values(changes.map((change) => rowOf(acting, change)));
}

/**
 * Whether a person has done the same to a thing before, as the second of two equal forms would. One statement.
 * @param change.after what the entry says, perhaps among other things
 */
export async function hasRecorded(
	tx: Transaction,
	{ email }: Author,
	{ entity, entityId, action, after }: Omit<Change, "label" | "before">,
): Promise<boolean> {
	const { auditLog } = schema;
	const same = and(
		...[eq(auditLog.entity, entity), eq(auditLog.entityId, entityId), eq(auditLog.action, action)],
		...[eq(auditLog.userEmail, email), sql`${auditLog.after} @> ${JSON.stringify(after)}::jsonb`],
	);
	return (await tx.$count(auditLog, same)) > 0;
}

/** What happened to a thing, newest first. One statement. */
export function listChanges(db: Db, entity: AuditEntity, entityId: string) {
	const { auditLog } = schema;
	return db
		.select()
		.from(auditLog)
		.where(and(eq(auditLog.entity, entity), eq(auditLog.entityId, entityId)))
		.orderBy(desc(auditLog.createdAt));
}

/** A change of a thing's status and a note about it, as `caseRecords` gives them. */
export type RecordedChange = {
	id: string;
	createdAt: string;
	userEmail: string;
	before: unknown;
	after: unknown;
};
export type RecordedNote = {
	id: string;
	createdAt: string;
	userEmail: string;
	text: string;
	files: { id: string; fileName: string }[];
};

/** What became of a thing's status, lines and day, newest first, and what was noted about it, oldest first, as JSON for a statement. */
export function caseRecords(entity: NotedEntity, entityId: string): { changes: SQL; notes: SQL } {
	const { auditLog: log, internalNotes: note, noteFiles: file } = schema;
	// Of other changes those that people speak about: lines and addresses, the day.
	const told = sql`(${log.action} = 'status'
		or ${log.action} = 'update' and (jsonb_exists(${log.after}, 'lines') or jsonb_exists(${log.after}, 'deliveryOn')))`;
	const changed = and(eq(log.entity, entity), eq(log.entityId, entityId), told);
	const noted = and(eq(note.entity, entity), eq(note.entityId, entityId));
	return {
		changes: sql`(select coalesce(json_agg(json_build_object('id', ${log.id}, 'createdAt', ${log.createdAt},
				'userEmail', ${log.userEmail}, 'before', ${log.before}, 'after', ${log.after})
				order by ${log.createdAt} desc), '[]')
			from ${log} where ${changed})`,
		notes: sql`(select coalesce(json_agg(json_build_object('id', ${note.id}, 'createdAt', ${note.createdAt},
				'userEmail', ${note.userEmail}, 'text', ${note.text}, 'files', (
					select coalesce(json_agg(json_build_object('id', ${file.id}, 'fileName', ${file.fileName})
						order by ${file.position}), '[]') from ${file} where ${file.noteId} = ${note.id})
				) order by ${note.createdAt}), '[]')
			from ${note} where ${noted})`,
	};
}

/** A file with a note, ready to be kept. @property sha256 of its bytes, in hexadecimal */
export type NoteFile = Omit<typeof schema.noteFiles.$inferInsert, "id" | "noteId" | "position">;

/** What files are called, for a history that outlives them. */
const namesOf = (files: readonly NoteFile[]) => files.map(({ fileName }) => fileName).join(", ");

/**
 * Adds an internal note with its files, which the history tells of too: all or nothing. The same form sent twice is one note.
 * @param note.label what the thing is called
 * @param note.text not blank
 * @param note.key of the form; null: it has none
 */
export async function addNote(
	db: Db,
	author: Actor<"notes.add">,
	note: {
		entity: NotedEntity;
		entityId: string;
		label: string;
		text: string;
		files?: readonly NoteFile[];
		key?: string | null;
	},
): Promise<void> {
	const { internalNotes, noteFiles } = schema;
	const { entity, entityId, label, text, key = null } = note;
	// The same picture twice is one.
	const files = [...new Map((note.files ?? []).map((file) => [file.sha256, file])).values()];
	const told = { note: text, ...(files.length > 0 && { files: namesOf(files) }) };
	await db.transaction(async (tx) => {
		const row = { userId: author.id, userEmail: author.email, entity, entityId, text };
		const insert = (id?: string) =>
			tx
				.insert(internalNotes)
				.values({ ...row, ...(id !== undefined && { id }) })
				.onConflictDoNothing()
				.returning({ id: internalNotes.id });
		let [added] = await insert(key ?? undefined);
		if (!added && key !== null) {
			const same = and(eq(internalNotes.entity, entity), eq(internalNotes.entityId, entityId));
			const [known] = await tx
				.select({
					text: internalNotes.text,
					// Plain names: in a query on one table a column object loses its table.
					files: sql<string[]>`array(select f.sha256 from note_files f
						where f.note_id = internal_notes.id order by f.position)`,
				})
				.from(internalNotes)
				.where(and(eq(internalNotes.id, key), same));
			const sent = files.map(({ sha256 }) => sha256);
			if (known?.text === text && isDeepStrictEqual(known.files, sent)) return;
			// A page of before, by the back button, with another note or other files in it.
			[added] = await insert();
		}
		if (!added) throw new Error("the note was not stored");
		if (files.length > 0) {
			const noteId = added.id;
			await tx.insert(noteFiles).values(files.map((file, position) => ({ ...file, noteId, position })));
		}
		await recordChange(tx, author, { entity, entityId, label, action: "note", after: told });
	});
}

/** One file of a note about a thing; null where there is none. One statement. */
export async function findNoteFile(db: Db, about: { entity: NotedEntity; entityId: string }, id: string) {
	const { internalNotes, noteFiles } = schema;
	if (!isUuid(id)) return null;
	const [file] = await db
		.select({ fileName: noteFiles.fileName, type: noteFiles.type, bytes: noteFiles.bytes })
		.from(noteFiles)
		.innerJoin(internalNotes, eq(internalNotes.id, noteFiles.noteId))
		.where(
			and(
				eq(noteFiles.id, id),
				eq(internalNotes.entity, about.entity),
				eq(internalNotes.entityId, about.entityId),
			),
		);
	return file ?? null;
}
