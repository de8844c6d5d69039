import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { createdAt, id, rule } from "./columns.ts";

/** Who changed what in the shop, before and after; written in the transaction of the change. */
export const auditLog = pgTable(
	"audit_log",
	{
		id: id(),
		createdAt: createdAt(),
		userId: uuid().references(() => users.id, { onDelete: "set null" }),
		/** Stays readable when the user is gone. */
		userEmail: text().notNull(),
		/** What kind of thing, such as `order` or `landing_page`, and which. */
		entity: text().notNull(),
		entityId: text().notNull(),
		/** What was done to it, such as `create`, `update`, `status`, `delete`. */
		action: text().notNull(),
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
		entity: text().notNull(),
		entityId: text().notNull(),
		text: text().notNull(),
	},
	(t) => [
		index("internal_notes_user").on(t.userId),
		index("internal_notes_entity").on(t.entity, t.entityId, t.createdAt),
		rule("internal_notes_text", sql`length(trim(${t.text})) > 0`),
	],
);
