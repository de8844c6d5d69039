import { sql } from "drizzle-orm";
import { index, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, language, rule } from "./columns.ts";

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
		createdAt: createdAt(),
	},
	(t) => [
		index("contact_messages_created_at").on(t.createdAt, t.id),
		rule("contact_messages_message", sql`length(trim(${t.message})) > 0`),
	],
);
