import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { auditActions, auditEntities, notedEntities, proofTypes } from "../../app/values/vocabulary.ts";
import { users } from "./accounts.ts";
import { bytes, createdAt, id, oneOf, rule } from "./columns.ts";

/** Who changed what in the shop, before and after; written in the transaction of the change. */
export const auditLog = pgTable(
	"audit_log",
	{
		id: id(),
		createdAt: createdAt(),
		userId: uuid().references(() => users.id, { onDelete: "set null" }),
		/** Stays readable when the user is gone. */
		userEmail: text().notNull(),
		/** What kind of thing, and which. */
		entity: text({ enum: auditEntities }).notNull(),
		entityId: text().notNull(),
		/** What people called it at that moment: an order's number, a title. Empty: there is one of its kind. */
		label: text().notNull(),
		/** What was done to it. */
		action: text({ enum: auditActions }).notNull(),
		/** Of a deleted thing also its rows as they were, under `kept`, for as long as it can be restored. */
		before: jsonb().$type<unknown>(),
		after: jsonb().$type<unknown>(),
	},
	(t) => [
		index("audit_log_user").on(t.userId),
		index("audit_log_entity").on(t.entity, t.entityId, t.createdAt),
		// Read backwards for the newest first; an index that descends would put its nulls where no query wants them.
		index("audit_log_created_at").on(t.createdAt),
		index("audit_log_user_email").on(t.userEmail, t.createdAt),
		index("audit_log_action").on(t.action, t.createdAt),
		index("audit_log_entity_id").on(t.entityId.op("text_pattern_ops")),
		index("audit_log_deleted_products")
			.on(t.entityId)
			.where(sql`${t.entity} = 'product' and ${t.action} = 'delete'`),
		oneOf("audit_log_known_entity", t.entity, auditEntities),
		oneOf("audit_log_known_action", t.action, auditActions),
	],
);

/** What the owner's people write to each other about an order, a quote or a message. */
export const internalNotes = pgTable(
	"internal_notes",
	{
		id: id(),
		createdAt: createdAt(),
		userId: uuid().references(() => users.id, { onDelete: "set null" }),
		userEmail: text().notNull(),
		entity: text({ enum: notedEntities }).notNull(),
		entityId: text().notNull(),
		text: text().notNull(),
	},
	(t) => [
		index("internal_notes_user").on(t.userId),
		index("internal_notes_entity").on(t.entity, t.entityId, t.createdAt),
		oneOf("internal_notes_known_entity", t.entity, notedEntities),
		rule("internal_notes_text", sql`length(trim(${t.text})) > 0`),
	],
);

/** Papers and pictures with a note: for the eyes of who reads it, gone when it goes. */
export const noteFiles = pgTable(
	"note_files",
	{
		id: id(),
		noteId: uuid()
			.notNull()
			.references(() => internalNotes.id, { onDelete: "cascade" }),
		/** From 0, as they were chosen. */
		position: integer().notNull(),
		/** As it was called where it came from. */
		fileName: text().notNull(),
		type: text({ enum: proofTypes }).notNull(),
		/** Of the bytes, in hexadecimal. */
		sha256: text().notNull(),
		/** A PDF as it came, a picture as it was encoded anew. */
		bytes: bytes().notNull(),
	},
	(t) => [
		unique("note_files_content").on(t.noteId, t.sha256),
		oneOf("note_files_type", t.type, proofTypes),
		rule("note_files_position", sql`${t.position} >= 0`),
	],
);
