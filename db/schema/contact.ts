import { sql } from "drizzle-orm";
import { index, pgTable, text } from "drizzle-orm/pg-core";
import { messageStatuses } from "../../app/values/desk-sets.ts";
import { createdAt, id, language, oneOf, rule } from "./columns.ts";

export const contactMessages = pgTable(
	"contact_messages",
	{
		id: id(),
		language: language(),
		name: text().notNull(),
		email: text().notNull(),
		phone: text(),
		/** Null where the form has no subject: the home page's contact section. */
		subject: text(),
		message: text().notNull(),
		/** Whether somebody of the company has seen to it. */
		status: text({ enum: messageStatuses }).notNull().default("new"),
		createdAt: createdAt(),
	},
	(t) => [
		index("contact_messages_email").on(sql`lower(${t.email})`, t.createdAt),
		index("contact_messages_created_at").on(t.createdAt, t.id),
		index("contact_messages_status_created_at").on(t.status, t.createdAt, t.id),
		oneOf("contact_messages_status", t.status, messageStatuses),
		rule("contact_messages_message", sql`length(trim(${t.message})) > 0`),
	],
);
