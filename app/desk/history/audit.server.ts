import { and, asc, desc, eq } from "drizzle-orm";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";

/** Who acts; every change names its author. */
export type Author = { id: string; email: string };

export type Change = {
	/** What kind of thing, such as `order`, and which. */
	entity: string;
	entityId: string;
	/** What was done, such as `create`, `update`, `status` or `delete`. */
	action: string;
	before?: unknown;
	after?: unknown;
};

/** Notes a change, in its transaction. Called by every verb of the owner's side. */
export async function recordChange(tx: Transaction, author: Author, change: Change): Promise<void> {
	await tx.insert(schema.auditLog).values({ userId: author.id, userEmail: author.email, ...change });
}

/** What happened to a thing, newest first. One statement. */
export function listChanges(db: Db, entity: string, entityId: string) {
	const { auditLog } = schema;
	return db
		.select()
		.from(auditLog)
		.where(and(eq(auditLog.entity, entity), eq(auditLog.entityId, entityId)))
		.orderBy(desc(auditLog.createdAt));
}

/** What the owner's people noted about a thing, oldest first. One statement. */
export function listNotes(db: Db, entity: string, entityId: string) {
	const { internalNotes } = schema;
	return db
		.select()
		.from(internalNotes)
		.where(and(eq(internalNotes.entity, entity), eq(internalNotes.entityId, entityId)))
		.orderBy(asc(internalNotes.createdAt));
}

/** Adds an internal note. Admins only. @param text not blank */
export async function addNote(
	db: Db,
	author: Author,
	note: { entity: string; entityId: string; text: string },
): Promise<void> {
	await db.insert(schema.internalNotes).values({ userId: author.id, userEmail: author.email, ...note });
}
