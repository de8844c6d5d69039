import { sql } from "drizzle-orm";
import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { guardedForms } from "../../app/values/vocabulary.ts";
import { id, oneOf, rule } from "./columns.ts";

/** Who has sent a form lately, by a keyed hash of the network address or account; rows live for a day. */
export const formSubmissions = pgTable(
	"form_submissions",
	{
		id: id(),
		form: text({ enum: guardedForms }).notNull(),
		addressHash: text().notNull(),
		/** Its ticket's code: a form that is handed out once is taken once. Null where a form has none. */
		ticket: text().unique(),
		/** Keyed hash of what the form said: the same again is the same submission. */
		contentHash: text(),
		createdAt: timestamp({ withTimezone: true }).notNull(),
	},
	(t) => [
		index("form_submissions_lookup").on(t.form, t.addressHash, t.createdAt),
		index("form_submissions_created_at").on(t.createdAt),
		rule("form_submissions_ticket", sql`(${t.ticket} is null) = (${t.contentHash} is null)`),
		oneOf("form_submissions_form", t.form, guardedForms),
	],
);
