import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { id, oneOf } from "./columns.ts";

const guardedForms = ["quote", "contact", "sign-in", "sign-up", "reset"] as const;

/** Who has sent a form lately, by a keyed hash of the network address or account; rows live for a day. */
export const formSubmissions = pgTable(
	"form_submissions",
	{
		id: id(),
		form: text({ enum: guardedForms }).notNull(),
		addressHash: text().notNull(),
		createdAt: timestamp({ withTimezone: true }).notNull(),
	},
	(t) => [
		index("form_submissions_lookup").on(t.form, t.addressHash, t.createdAt),
		index("form_submissions_created_at").on(t.createdAt),
		oneOf("form_submissions_form", t.form, guardedForms),
	],
);
