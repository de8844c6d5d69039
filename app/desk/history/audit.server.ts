import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { type Db, schema, type Transaction } from "~/platform/db.server.ts";
import type { Actor } from "~/values/rights.ts";
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

/** A change of a thing's status and a note about it, as `caseRecords` gives them. */
export type RecordedChange = {
	id: string;
	createdAt: string;
	userEmail: string;
	before: unknown;
	after: unknown;
};
export type RecordedNote = { id: string; createdAt: string; userEmail: string; text: string };

/** What became of a thing's status, lines and day, newest first, and what was noted about it, oldest first, as JSON for a statement. */
export function caseRecords(entity: NotedEntity, entityId: string): { changes: SQL; notes: SQL } {
	const { auditLog: log, internalNotes: note } = schema;
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
				'userEmail', ${note.userEmail}, 'text', ${note.text}) order by ${note.createdAt}), '[]')
			from ${note} where ${noted})`,
	};
}

/**
 * Adds an internal note, which the history tells of too.
 * @param note.label what the thing is called
 * @param note.text not blank
 */
export async function addNote(
	db: Db,
	author: Actor<"notes.add">,
	note: { entity: NotedEntity; entityId: string; label: string; text: string },
): Promise<void> {
	const { entity, entityId, label, text } = note;
	await db.transaction(async (tx) => {
		const row = { userId: author.id, userEmail: author.email, entity, entityId, text };
		await tx.insert(schema.internalNotes).values(row);
		await recordChange(tx, author, { entity, entityId, label, action: "note", after: { note: text } });
	});
}
