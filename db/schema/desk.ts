import { sql } from "drizzle-orm";
import { pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
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

/** Which columns of a list of the desk one person wants to see; nothing for who wants the usual ones. */
export const chosenColumns = pgTable(
	"chosen_columns",
	{
		userId: uuid()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		/** Of a closed set that grows with the shop: an older one that runs beside it passes over what it does not know. */
		list: text().notNull(),
		columns: text().array().notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.userId, t.list] }),
		rule(
			"chosen_columns_few",
			sql`length(${t.list}) between 1 and 40 and cardinality(${t.columns}) between 1 and 40`,
		),
	],
);
