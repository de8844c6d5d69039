import { and, asc, desc, eq } from "drizzle-orm";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import type { AuditAction, AuditEntity, NotedEntity } from "~/values/vocabulary.ts";

/** Who acts; every change names its author. */
export type Author = { id: string; email: string };

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

/** Notes a change, in its transaction. Called by every verb of the owner's side. */
export function recordChange(tx: Transaction, author: Author, change: Change): Promise<void> {
	return recordChanges(tx, author, [change]);
}

/** Notes changes of many things, in their transaction. One statement. */
export async function recordChanges(tx: Transaction, { id, email }: Acting, changes: readonly Change[]) {
	const rows = changes.map((change) => ({
		...{ userId: id, userEmail: email, ...change },
		label: change.label.slice(0, longestLabel),
	}));
	await tx.insert(schema.auditLog).values(rows);
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

/** What the owner's people noted about a thing, oldest first. One statement. */
export function listNotes(db: Db, entity: NotedEntity, entityId: string) {
	const { internalNotes } = schema;
	return db
		.select()
		.from(internalNotes)
		.where(and(eq(internalNotes.entity, entity), eq(internalNotes.entityId, entityId)))
		.orderBy(asc(internalNotes.createdAt));
}

/**
 * Adds an internal note, which the history tells of too. Admins only.
 * @param note.label what the thing is called
 * @param note.text not blank
 */
export async function addNote(
	db: Db,
	author: Author,
	note: { entity: NotedEntity; entityId: string; label: string; text: string },
): Promise<void> {
	const { entity, entityId, label, text } = note;
	await db.transaction(async (tx) => {
		const row = { userId: author.id, userEmail: author.email, entity, entityId, text };
		await tx.insert(schema.internalNotes).values(row);
		await recordChange(tx, author, { entity, entityId, label, action: "note", after: { note: text } });
	});
}
