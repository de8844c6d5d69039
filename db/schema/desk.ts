import { sql } from "drizzle-orm";
import { pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { savedViewLists } from "../../app/values/desk-sets.ts";
import { users } from "./accounts.ts";
import { createdAt, id, oneOf, rule } from "./columns.ts";

/** A list of the desk as one owner wants it again: search, filters, days, order and columns, as its address has them. */
export const savedViews = pgTable(
	"saved_views",
	{
		id: id(),
		userId: uuid()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		list: text({ enum: savedViewLists }).notNull(),
		name: text().notNull(),
		/** Behind the "?" of the list's address. */
		query: text().notNull(),
		createdAt: createdAt(),
	},
	(t) => [
		unique("saved_views_name").on(t.userId, t.list, t.name),
		oneOf("saved_views_list", t.list, savedViewLists),
		rule(
			"saved_views_words",
			sql`length(trim(${t.name})) between 1 and 60 and length(${t.query}) between 1 and 2000`,
		),
	],
);
