import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { mailStatuses } from "../../app/values/vocabulary.ts";
import { createdAt, id, language, oneOf, rule } from "./columns.ts";

/** Every mail is written here first, in the transaction of what it tells about. */
export const mailOutbox = pgTable(
	"mail_outbox",
	{
		id: id(),
		/** Names the occasion, so that no mail is written twice for it. */
		dedupeKey: text().notNull().unique(),
		language: language(),
		recipient: text().notNull(),
		replyTo: text(),
		subject: text().notNull(),
		html: text().notNull(),
		text: text().notNull(),
		status: text({ enum: mailStatuses }).notNull().default("pending"),
		attempts: integer().notNull().default(0),
		lastError: text(),
		createdAt: createdAt(),
		sentAt: timestamp({ withTimezone: true }),
	},
	(t) => [
		index("mail_outbox_created_at").on(t.createdAt),
		index("mail_outbox_pending").on(t.createdAt).where(sql`${t.status} = 'pending'`),
		oneOf("mail_outbox_status", t.status, mailStatuses),
		rule("mail_outbox_attempts", sql`${t.attempts} >= 0`),
		rule("mail_outbox_sent", sql`(${t.status} = 'sent') = (${t.sentAt} is not null)`),
	],
);
