import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { createdAt } from "./columns.ts";

/** The uploaded pictures; the files lie in the storage under the same key. */
export const pictures = pgTable(
	"pictures",
	{
		key: text().primaryKey(),
		/** As forms and pages take it. */
		address: text().notNull(),
		/** What the file was called when it was uploaded. */
		name: text().notNull(),
		createdAt: createdAt(),
		/** When it was deleted: its files go thirty days later, unless something uses it again. */
		deletedAt: timestamp({ withTimezone: true }),
	},
	(t) => [index("pictures_created_at").on(t.createdAt, t.key)],
);
